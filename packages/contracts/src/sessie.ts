import * as z from 'zod/mini'
import { AdminIdSchema, SessieIdSchema, UserIdSchema } from './ids.ts'
import { RolSchema } from './rol.ts'

/** Who is signed in, as decoded from the token's payload and kept by the browser. */
export const SessieUserSchema = z.object({
  _id: UserIdSchema,
  role: RolSchema,
  /** Null for office and superadmin, who belong to no admin. */
  adminId: z.nullable(AdminIdSchema),
  /** Expiry in seconds since the epoch. */
  exp: z.int(),
})
export type SessieUser = z.infer<typeof SessieUserSchema>

/** One of the admins in which a person may act. */
export const LidmaatschapSchema = z.object({
  adminId: AdminIdSchema,
  naam: z.string(),
  role: RolSchema,
})
export type Lidmaatschap = z.infer<typeof LidmaatschapSchema>

/** The ways in which a session can begin. */
export const SessieSoortSchema = z.enum(['wachtwoord', 'leerlingcode', 'kaart', 'sso', 'gast'])
export type SessieSoort = z.infer<typeof SessieSoortSchema>

/** One of the caller's own sessions, as the account page lists them. */
export const EigenSessieSchema = z.object({
  id: SessieIdSchema,
  soort: SessieSoortSchema,
  /** For example 'Chrome op Windows'. */
  apparaat: z.string(),
  begonnenOp: z.iso.datetime(),
  laatstOp: z.iso.datetime(),
  /** Whether this is the session that asks. */
  isDeze: z.boolean(),
})
export type EigenSessie = z.infer<typeof EigenSessieSchema>

/** The tokens that a code or a refresh token is exchanged for; the field names are the specification's. */
export const TokenPairSchema = z.object({ access_token: z.string(), refresh_token: z.string() })
export type TokenPair = z.infer<typeof TokenPairSchema>
