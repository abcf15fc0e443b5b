import * as z from 'zod/mini'
import { LeerlingIdSchema } from './ids.ts'
import { JaargroepSchema, NAAMVELDEN } from './leerling-velden.ts'
import { MEESTE_ERBIJ } from './nieuwe-leerlingen-maten.ts'
import { NieuweToestemmingSchema } from './toestemming.ts'
import { lijst } from './lijst.ts'

/** A pupil to be added. `sleutel` names the line on the screen: sent twice, it is added once. */
export const NieuweLeerlingSchema = z.strictObject({
  sleutel: z.uuid(),
  ...NAAMVELDEN,
  jaargroep: JaargroepSchema,
  dyslexie: z.optional(z.boolean()),
  /** Asked of a home and a practice, and of nobody else. */
  toestemming: z.optional(NieuweToestemmingSchema),
})
export type NieuweLeerling = z.infer<typeof NieuweLeerlingSchema>

export const NieuweLeerlingenSchema = z.strictObject({
  leerlingen: lijst(NieuweLeerlingSchema, { min: 1, max: MEESTE_ERBIJ }),
})

/** Who came: what takes them out again. */
export const ErbijSchema = z.object({ leerlingen: z.array(LeerlingIdSchema) })
