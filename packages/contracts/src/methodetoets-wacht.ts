import * as z from 'zod/mini'
import { AdminIdSchema, MethodetoetsIdSchema } from './ids.ts'

/** How far a pupil is with a method test. */
export const ToetsStandSchema = z.enum(['klaargezet', 'bezig', 'ingeleverd'])
export type ToetsStand = z.infer<typeof ToetsStandSchema>

/** The method test that waits on the map. */
export const WachtendeToetsSchema = z.object({
  adminId: AdminIdSchema,
  methodetoetsId: MethodetoetsIdSchema,
  stand: ToetsStandSchema,
})
export type WachtendeToets = z.infer<typeof WachtendeToetsSchema>
