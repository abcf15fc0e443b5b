import * as z from 'zod/mini'
import { AdminSchema, AdminSoortSchema, LandSchema } from './admin.ts'
import { AdminIdSchema, KijkMeeIdSchema, UserIdSchema } from './ids.ts'
import { KijkMeeRedenSchema } from './kijk-mee-reden.ts'
import { RolSchema } from './rol.ts'
import { LANGSTE_ZOEK } from './kijk-mee-maten.ts'
import { ENE_REGEL, tekst } from './tekst.ts'

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

/** The search text: the beginnings of words in a name or place, or a number; and the account after which to continue. */
export const KantoorVraagSchema = z.strictObject({
  zoek: z.optional(tekst({ max: LANGSTE_ZOEK, knip: true }, ENE_REGEL)),
  na: z.optional(z.uuid()),
})
export type KantoorVraag = z.infer<typeof KantoorVraagSchema>

/** One page of accounts, by name. */
export const KantoorAdminsSchema = z.object({
  admins: z.array(KantoorAdminSchema),
  /** Pass this as `na` to get the next page; null at the end. */
  verder: z.nullable(z.uuid()),
})
export type KantoorAdmins = z.infer<typeof KantoorAdminsSchema>

/** The people as whom the office can look along: whoever runs the account, or one of these teachers. */
export const KijkKeuzeSchema = z.object({
  admin: KantoorAdminSchema,
  role: RolSchema,
  docenten: z.array(z.object({ id: UserIdSchema, naam: z.string() })),
})
export type KijkKeuze = z.infer<typeof KijkKeuzeSchema>

/** Begins a look-along: as whom (null means as whoever runs the account) and why, in words that the school can read. */
export const StartKijkMeeSchema = z.strictObject({
  adminId: AdminIdSchema,
  als: z.nullable(UserIdSchema),
  ...KijkMeeRedenSchema.shape,
})
export type StartKijkMee = z.infer<typeof StartKijkMeeSchema>

/** An open look-along. */
export const KijkMeeSchema = z.object({
  id: KijkMeeIdSchema,
  admin: AdminSchema,
  /** The role that is looked along with, and the name when it is one docent. */
  role: RolSchema,
  als: z.nullable(UserIdSchema),
  naam: z.nullable(z.string()),
  reden: z.string(),
  /** The milliseconds that it still lasts, by the server's clock. */
  nogMs: z.int(),
  /** Whether it was extended; it cannot be extended again. */
  verlengd: z.boolean(),
})
export type KijkMee = z.infer<typeof KijkMeeSchema>
