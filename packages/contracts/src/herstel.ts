import * as z from 'zod/mini'
import { SignInSchema } from './aanmelden.ts'
import { UserIdSchema } from './ids.ts'
import { NieuwWachtwoordSchema } from './wachtwoord.ts'
import { tekst } from './tekst.ts'

/** Asks for a reset link. Any name may be sent, and the answer is always the same. */
export const HerstelAanvraagSchema = z.strictObject({
  gebruikersnaam: SignInSchema.shape.gebruikersnaam,
})

/** What is typed on the page that the link opens. */
export const HerstelGegevensSchema = z.strictObject({ wachtwoord: NieuwWachtwoordSchema })

/** The same, with what the link carries. Anything may be tried, because only the token's hash is ever looked up. */
export const WachtwoordHerstellenSchema = z.strictObject({
  userId: UserIdSchema,
  herstelToken: tekst({ min: 1, max: 200 }),
  wachtwoord: NieuwWachtwoordSchema,
})
export type WachtwoordHerstellen = z.infer<typeof WachtwoordHerstellenSchema>
