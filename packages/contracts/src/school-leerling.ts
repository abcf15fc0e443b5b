import * as z from 'zod/mini'
import { GroepIdSchema } from './ids.ts'
import { LeerlingRijSchema } from './leerling.ts'

/**
 * A pupil as a row in the list of a whole school. It contains the counts; the level and the weeks are only in the
 * group's list, because for a thousand pupils they cost more than a page may.
 */
export const SchoolLeerlingSchema = z.extend(
  z.omit(LeerlingRijSchema, { niveau: true, weken: true }),
  {
    /** The pupil's current group; null when they are in no group that is in use. */
    groepId: z.nullable(GroepIdSchema),
  },
)
export type SchoolLeerling = z.infer<typeof SchoolLeerlingSchema>

/**
 * All pupils whom the caller sees, in no particular order, because a list is sorted by the rules of the country and as
 * the reader asks. The groups are sorted by name.
 */
export const SchoolLijstSchema = z.object({
  groepen: z.array(z.object({ id: GroepIdSchema, naam: z.string() })),
  leerlingen: z.array(SchoolLeerlingSchema),
})
export type SchoolLijst = z.infer<typeof SchoolLijstSchema>
