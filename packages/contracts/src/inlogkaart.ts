import * as z from 'zod/mini'
import { LeerlingIdSchema } from './ids.ts'
import { lijst } from './lijst.ts'

/** More pupils than any school has, because cards for all of them can be printed in one call. */
const MEESTE_GEKOZEN = 20_000

/** Pupils who were chosen together. */
export const GekozenLeerlingenSchema = lijst(LeerlingIdSchema, { min: 1, max: MEESTE_GEKOZEN })

/** The pupils whose cards are made, and whether the cards sign in by themselves. */
export const InlogkaartenSchema = z.strictObject({
  leerlingen: GekozenLeerlingenSchema,
  /** Whether the cards have a QR code. If so, each pupil gets a new card, and their previous one stops working. */
  qr: z.boolean(),
})
export type InlogkaartenVraag = z.infer<typeof InlogkaartenSchema>
