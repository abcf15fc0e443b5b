import * as z from 'zod/mini'
import { LeerlingIdSchema } from './ids.ts'
import { MEESTE_ERBIJ } from './nieuwe-leerlingen-maten.ts'
import { NieuweToestemmingSchema } from './toestemming.ts'

const deel = (minst: number) =>
  z.string().check(z.trim(), z.minLength(minst), z.maxLength(80), z.regex(/^[^\p{Cc}]*$/u))

/** A pupil to be added. `sleutel` names the line on the screen: sent twice, it is added once. */
export const NieuweLeerlingSchema = z.strictObject({
  sleutel: z.uuid(),
  voornaam: deel(1),
  tussenvoegsel: deel(0),
  achternaam: deel(0),
  jaargroep: z.int().check(z.minimum(1), z.maximum(8)),
  dyslexie: z.optional(z.boolean()),
  /** Asked of a home and a practice, and of nobody else. */
  toestemming: z.optional(NieuweToestemmingSchema),
})
export type NieuweLeerling = z.infer<typeof NieuweLeerlingSchema>

export const NieuweLeerlingenSchema = z.strictObject({
  leerlingen: z.array(NieuweLeerlingSchema).check(z.minLength(1), z.maxLength(MEESTE_ERBIJ)),
})

/** Who came: what takes them out again. */
export const ErbijSchema = z.object({ leerlingen: z.array(LeerlingIdSchema) })
