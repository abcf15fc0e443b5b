import * as z from 'zod/mini'
import { LANGSTE_REGEL } from './accountgegevens-maten.ts'
import { tekst } from './tekst.ts'

/** When an account ends, where somebody asked for that. */
export const SluitingSchema = z.object({ sluitOp: z.nullable(z.iso.datetime()) })
export type Sluiting = z.infer<typeof SluitingSchema>

/** What goes with an account, counted, to be read before anybody asks. */
export const SluitGevolgenSchema = z.object({
  naam: z.string(),
  /** Those in the prullenbak too. */
  leerlingen: z.int(),
  /** Staff who sign in now. */
  medewerkers: z.int(),
  /** Seats that were ordered for this school year or later. */
  plaatsen: z.int(),
  /** Tokens that are out, with which another school could still take a pupil over. */
  verhuistokens: z.int(),
})
export type SluitGevolgen = z.infer<typeof SluitGevolgenSchema>

/** Asking to close: the name of the school, and who asks once more. */
export const VraagSluitingSchema = z.strictObject({
  schoolnaam: tekst({
    min: 1,
    max: LANGSTE_REGEL,
    knip: true,
    leeg: 'Typ de naam van het account',
  }),
  wachtwoord: tekst({ min: 1, max: 200, leeg: 'Typ je wachtwoord' }),
  /** Of the app, or one of those that were kept; empty where the account has no second step. */
  code: tekst({ max: 40, knip: true }),
})
export type VraagSluiting = z.infer<typeof VraagSluitingSchema>
