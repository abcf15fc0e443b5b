import * as z from 'zod/mini'
import { LeerlingIdSchema } from './ids.ts'
import { JaargroepSchema, NAAMVELDEN } from './leerling-velden.ts'
import { MEESTE_ERBIJ } from './nieuwe-leerlingen-maten.ts'
import { NieuweToestemmingSchema } from './toestemming.ts'
import { lijst } from './lijst.ts'

/** A pupil to add. `sleutel` identifies the line on the screen, so that sending it twice adds the pupil once. */
export const NieuweLeerlingSchema = z.strictObject({
  sleutel: z.uuid(),
  ...NAAMVELDEN,
  jaargroep: JaargroepSchema,
  dyslexie: z.optional(z.boolean()),
  /** Required from a home and a practice, and from nobody else. */
  toestemming: z.optional(NieuweToestemmingSchema),
})
export type NieuweLeerling = z.infer<typeof NieuweLeerlingSchema>

export const NieuweLeerlingenSchema = z.strictObject({
  leerlingen: lijst(NieuweLeerlingSchema, { min: 1, max: MEESTE_ERBIJ }),
})

/** The pupils who were added, with which the addition can be undone. */
export const ErbijSchema = z.object({ leerlingen: z.array(LeerlingIdSchema) })
