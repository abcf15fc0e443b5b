import * as z from 'zod/mini'
import { GroepIdSchema } from './ids.ts'
import { LeerlingRijSchema } from './leerling.ts'

/**
 * A pupil as a row of the list of a whole school. What is counted stands in it; the level and the weeks
 * are looked up in the group, as a thousand of them cost more than a page may.
 */
export const SchoolLeerlingSchema = z.extend(
  z.omit(LeerlingRijSchema, { niveau: true, weken: true }),
  {
    /** Where it sits now; null in no group that is in use. */
    groepId: z.nullable(GroepIdSchema),
  },
)
export type SchoolLeerling = z.infer<typeof SchoolLeerlingSchema>

/** Everybody whom the caller sees, in no order: lists sort by land, and as one asks. The groups by name. */
export const SchoolLijstSchema = z.object({
  groepen: z.array(z.object({ id: GroepIdSchema, naam: z.string() })),
  leerlingen: z.array(SchoolLeerlingSchema),
})
export type SchoolLijst = z.infer<typeof SchoolLijstSchema>
