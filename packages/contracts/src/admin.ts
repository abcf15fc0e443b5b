import * as z from 'zod/mini'
import { AdminIdSchema, UserIdSchema } from './ids.ts'
import { RolSchema } from './rol.ts'

/** The kinds of admin. An admin is the tenant that owns everything below it. */
export const AdminSoortSchema = z.enum(['school', 'rt', 'thuis', 'demo'])
export type AdminSoort = z.infer<typeof AdminSoortSchema>

export const LandSchema = z.enum(['nl', 'be'])
export type Land = z.infer<typeof LandSchema>

/** The features that can be switched on for an admin. */
export const FeatureSchema = z.enum(['featureZorgtraject', 'testschool'])
export type Feature = z.infer<typeof FeatureSchema>

export const AdminSchema = z.object({
  id: AdminIdSchema,
  naam: z.string(),
  soort: AdminSoortSchema,
  land: LandSchema,
  features: z.array(FeatureSchema),
})
export type Admin = z.infer<typeof AdminSchema>

/** The signed-in person, for the account chip and the menus. */
export const AccountSchema = z.object({
  id: UserIdSchema,
  role: RolSchema,
  naam: z.string(),
  /** The name they sign in with. */
  gebruikersnaam: z.string(),
  admin: z.nullable(AdminSchema),
})
export type Account = z.infer<typeof AccountSchema>
