import * as z from 'zod/mini'
import { AdminIdSchema, SessieIdSchema, UserIdSchema } from './ids.ts'
import { RolSchema } from './rol.ts'

/** The record of who is signed in: decoded from the token's payload, kept by the browser. */
export const SessieUserSchema = z.object({
  _id: UserIdSchema,
  role: RolSchema,
  /** Null for office and superadmin, who belong to no admin. */
  adminId: z.nullable(AdminIdSchema),
  /** Expiry in seconds since the epoch. */
  exp: z.int(),
})
export type SessieUser = z.infer<typeof SessieUserSchema>

/** One of the admins somebody may act in. */
export const LidmaatschapSchema = z.object({
  adminId: AdminIdSchema,
  naam: z.string(),
  role: RolSchema,
})
export type Lidmaatschap = z.infer<typeof LidmaatschapSchema>

/** The ways a session began. */
export const SessieSoortSchema = z.enum(['wachtwoord', 'leerlingcode', 'kaart', 'sso', 'gast'])
export type SessieSoort = z.infer<typeof SessieSoortSchema>

/** One of one's own sessions, as the account page lists them. */
export const EigenSessieSchema = z.object({
  id: SessieIdSchema,
  soort: SessieSoortSchema,
  /** 'Chrome op Windows' */
  apparaat: z.string(),
  begonnenOp: z.iso.datetime(),
  laatstOp: z.iso.datetime(),
  /** The session that asks. */
  isDeze: z.boolean(),
})
export type EigenSessie = z.infer<typeof EigenSessieSchema>

/** What a code or a refresh token is exchanged for; the names are the specification's. */
export const TokenPairSchema = z.object({ access_token: z.string(), refresh_token: z.string() })
export type TokenPair = z.infer<typeof TokenPairSchema>
