import * as z from 'zod/mini'
import { LANGSTE_REGEL } from './accountgegevens-maten.ts'

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
  schoolnaam: z
    .string()
    .check(z.trim(), z.minLength(1, 'Typ de naam van het account'), z.maxLength(LANGSTE_REGEL)),
  wachtwoord: z.string().check(z.minLength(1, 'Typ je wachtwoord'), z.maxLength(200)),
  /** Of the app, or one of those that were kept; empty where the account has no second step. */
  code: z.string().check(z.trim(), z.maxLength(40)),
})
export type VraagSluiting = z.infer<typeof VraagSluitingSchema>
