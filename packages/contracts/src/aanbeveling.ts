import * as z from 'zod/mini'
import { AANBEVELING_ZINNEN } from './aanbeveling-maten.ts'
import { tekst } from './tekst.ts'

/** Matches one plain address: no name beside it, no second address, no quotes. */
const ADRES = /^[a-z\d][\w.+'-]*@[a-z\d-]+(?:\.[a-z\d-]+)+$/

export const AanbevelingZinSchema = z.enum(AANBEVELING_ZINNEN)
export type AanbevelingZin = z.infer<typeof AanbevelingZinSchema>

/** The part that is typed; the sentence beside it is chosen from a list. */
export const AanbevelingAdresSchema = z.strictObject({
  adres: tekst(
    { max: 100, knip: true },
    z.toLowerCase(),
    z.regex(ADRES, 'Voer een geldig e-mailadres in'),
  ),
})

export const NieuweAanbevelingSchema = z.extend(AanbevelingAdresSchema, {
  zin: AanbevelingZinSchema,
})
export type NieuweAanbeveling = z.infer<typeof NieuweAanbevelingSchema>

/** How many mails may still be sent: by this person today and in thirty days, and by everybody in the admin together. */
export const OverSchema = z.object({ dag: z.int(), maand: z.int(), admin: z.int() })
export type Over = z.infer<typeof OverSchema>

export const AanbevelingenSchema = z.object({
  /** The caller's own, latest first; they disappear after ninety days. */
  aanbevelingen: z.array(
    z.object({ id: z.uuid(), adres: z.string(), verstuurdOp: z.iso.datetime() }),
  ),
  over: OverSchema,
  /** Whether this installation can send mail. */
  kanMailen: z.boolean(),
  /** The mail exactly as its reader receives it, once for each of the sentences. */
  voorbeelden: z.array(
    z.object({ zin: AanbevelingZinSchema, onderwerp: z.string(), tekst: z.string() }),
  ),
})
export type Aanbevelingen = z.infer<typeof AanbevelingenSchema>

/** What the link in a mail carries. */
export const AfmeldenSchema = z.strictObject({
  token: tekst({ min: 1, max: 100 }),
})
