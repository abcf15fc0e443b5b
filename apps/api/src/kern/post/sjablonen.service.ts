import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Land } from '@letterhaven/contracts/admin'
import type { Mail } from '../../platform/mail.ts'
import { fillIn, type MailWaarden } from './fill-in.ts'

/** Every kind of mail that we send: the name of its template. */
export const MAIL_SOORTEN = [
  'herstellen',
  'gewijzigd',
  'uitnodigen',
  'sluiten',
  'niet_sluiten',
  'gesloten',
  'aanbevelen',
] as const
export type MailSoort = (typeof MAIL_SOORTEN)[number]

const SjabloonSchema = z.strictObject({
  onderwerp: z.string(),
  html: z.string(),
  tekst: z.string(),
})
const PerLandSchema = z.strictObject({ nl: SjabloonSchema, be: SjabloonSchema })

/** The file that `npm run mails` writes: each mail, in the wording of each country. */
export const SjablonenSchema = z.record(z.enum(MAIL_SOORTEN), PerLandSchema)
export type Sjablonen = z.infer<typeof SjablonenSchema>

const BESTAND = new URL('data/sjablonen.json', import.meta.url)

let gelezen: Sjablonen | undefined

/** Returns a mail with its values filled in, ready to be addressed. */
export function writeMail(soort: MailSoort, land: Land, waarden: MailWaarden): Omit<Mail, 'to'> {
  gelezen ??= z.parse(SjablonenSchema, JSON.parse(readFileSync(BESTAND, 'utf8')))
  const { onderwerp, html, tekst } = gelezen[soort][land]
  return {
    subject: fillIn(onderwerp, waarden, 'tekst'),
    html: fillIn(html, waarden, 'html'),
    text: fillIn(tekst, waarden, 'tekst'),
  }
}
