import * as z from 'zod/mini'
import { LANGSTE_REGEL } from './accountgegevens-maten.ts'
import { tekst } from './tekst.ts'

/** When an account closes; null when nobody asked for that. */
export const SluitingSchema = z.object({ sluitOp: z.nullable(z.iso.datetime()) })
export type Sluiting = z.infer<typeof SluitingSchema>

/** Counts of what disappears with an account, to read before asking to close it. */
export const SluitGevolgenSchema = z.object({
  naam: z.string(),
  /** Includes those in the prullenbak. */
  leerlingen: z.int(),
  /** The number of staff in service. */
  medewerkers: z.int(),
  /** The number of seats ordered for this school year or later. */
  plaatsen: z.int(),
  /** The number of valid verhuistokens, with which another school could still take a pupil over. */
  verhuistokens: z.int(),
})
export type SluitGevolgen = z.infer<typeof SluitGevolgenSchema>

/** Asks to close an account; the caller confirms with its name and with their own sign-in once more. */
export const VraagSluitingSchema = z.strictObject({
  schoolnaam: tekst({
    min: 1,
    max: LANGSTE_REGEL,
    knip: true,
    leeg: 'Typ de naam van het account',
  }),
  wachtwoord: tekst({ min: 1, max: 200, leeg: 'Typ je wachtwoord' }),
  /** From the app, or one of the recovery codes; empty when the account has no second step. */
  code: tekst({ max: 40, knip: true }),
})
export type VraagSluiting = z.infer<typeof VraagSluitingSchema>
