import * as z from 'zod/mini'
import { dagVanBuiten } from './dag-van-buiten.ts'
import { geheel } from './geheel.ts'
import { LANGSTE_GEVER, TOESTEMMING_SOORTEN } from './toestemming-maten.ts'
import { tekst } from './tekst.ts'

export const ToestemmingSoortSchema = z.enum(TOESTEMMING_SOORTEN)
export type ToestemmingSoort = z.infer<typeof ToestemmingSoortSchema>

const gever = tekst({ max: LANGSTE_GEVER, knip: true }, z.regex(/^[^\p{Cc}<>]*$/u))

/** What is declared when a child comes into a home or a practice. */
export const NieuweToestemmingSchema = z.strictObject({
  soort: ToestemmingSoortSchema,
  /** Who said yes, where a practice writes that down; may be empty. */
  naam: gever,
  /** The day on which it was said. */
  gegevenOp: dagVanBuiten(),
  /** Of the words that were read. */
  versie: geheel({ min: 1 }),
})
export type NieuweToestemming = z.infer<typeof NieuweToestemmingSchema>

/** A declaration that stands. */
export const ToestemmingSchema = z.object({
  ...NieuweToestemmingSchema.shape,
  vastgelegdOp: z.iso.datetime(),
  /** Who wrote it down; null for somebody whose name is not known any more. */
  door: z.nullable(z.string()),
})
export type Toestemming = z.infer<typeof ToestemmingSchema>
