import * as z from 'zod/mini'
import { AdminSchema, AdminSoortSchema, LandSchema } from './admin.ts'
import { AdminIdSchema, KijkMeeIdSchema, UserIdSchema } from './ids.ts'
import { KijkMeeRedenSchema } from './kijk-mee-reden.ts'
import { RolSchema } from './rol.ts'
import { tekst } from './tekst.ts'

/** An account as the office finds it. */
export const KantoorAdminSchema = z.object({
  id: AdminIdSchema,
  naam: z.string(),
  soort: AdminSoortSchema,
  land: LandSchema,
  plaats: z.string(),
  schoolnummer: z.string(),
})
export type KantoorAdmin = z.infer<typeof KantoorAdminSchema>

/** Words of a name or a place as they begin, or a number; and after which account. */
export const KantoorVraagSchema = z.strictObject({
  zoek: z.optional(tekst({ max: 100, knip: true })),
  na: z.optional(z.uuid()),
})
export type KantoorVraag = z.infer<typeof KantoorVraagSchema>

/** Accounts by name, a page of them. */
export const KantoorAdminsSchema = z.object({
  admins: z.array(KantoorAdminSchema),
  /** Ask again with this for the next; null at the end. */
  verder: z.nullable(z.uuid()),
})
export type KantoorAdmins = z.infer<typeof KantoorAdminsSchema>

/** As whom one can look along: whoever runs the account, or one of these by name. */
export const KijkKeuzeSchema = z.object({
  admin: KantoorAdminSchema,
  role: RolSchema,
  docenten: z.array(z.object({ id: UserIdSchema, naam: z.string() })),
})
export type KijkKeuze = z.infer<typeof KijkKeuzeSchema>

/** Begins a look: as whom (null: as whoever runs the account) and why, in words that the school reads. */
export const StartKijkMeeSchema = z.strictObject({
  adminId: AdminIdSchema,
  als: z.nullable(UserIdSchema),
  ...KijkMeeRedenSchema.shape,
})
export type StartKijkMee = z.infer<typeof StartKijkMeeSchema>

/** A look that is open. */
export const KijkMeeSchema = z.object({
  id: KijkMeeIdSchema,
  admin: AdminSchema,
  /** As what, and by which name where it is one docent. */
  role: RolSchema,
  als: z.nullable(UserIdSchema),
  naam: z.nullable(z.string()),
  reden: z.string(),
  /** How long it still lasts, by the server's clock. */
  nogMs: z.int(),
  /** It was prolonged, and cannot be again. */
  verlengd: z.boolean(),
})
export type KijkMee = z.infer<typeof KijkMeeSchema>
