import * as z from 'zod/mini'
import { LeerlingIdSchema } from './ids.ts'
import { lijst } from './lijst.ts'

/** More than any school has: who prints for all of them does so in one act. */
const MEESTE_GEKOZEN = 20_000

/** Pupils who were chosen together. */
export const GekozenLeerlingenSchema = lijst(LeerlingIdSchema, { min: 1, max: MEESTE_GEKOZEN })

/** Whose cards are made, and whether they sign in by themselves. */
export const InlogkaartenSchema = z.strictObject({
  leerlingen: GekozenLeerlingenSchema,
  /** With a QR: a new card for each, and the card that a pupil had before opens nothing any more. */
  qr: z.boolean(),
})
export type InlogkaartenVraag = z.infer<typeof InlogkaartenSchema>
