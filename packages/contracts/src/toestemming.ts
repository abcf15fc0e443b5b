import * as z from 'zod/mini'
import { dagVanBuiten } from './dag-van-buiten.ts'
import { geheel } from './geheel.ts'
import { LANGSTE_GEVER, TOESTEMMING_SOORTEN } from './toestemming-maten.ts'
import { tekst } from './tekst.ts'

export const ToestemmingSoortSchema = z.enum(TOESTEMMING_SOORTEN)
export type ToestemmingSoort = z.infer<typeof ToestemmingSoortSchema>

const gever = tekst({ max: LANGSTE_GEVER, knip: true }, z.regex(/^[^\p{Cc}<>]*$/u))

/** The consent that is declared when a child joins a home or a practice. */
export const NieuweToestemmingSchema = z.strictObject({
  soort: ToestemmingSoortSchema,
  /** Who consented, when a practice writes that down; may be empty. */
  naam: gever,
  /** The day on which consent was given. */
  gegevenOp: dagVanBuiten(),
  /** The version of the text that was read. */
  versie: geheel({ min: 1 }),
})
export type NieuweToestemming = z.infer<typeof NieuweToestemmingSchema>

/** A consent that is in force. */
export const ToestemmingSchema = z.object({
  ...NieuweToestemmingSchema.shape,
  vastgelegdOp: z.iso.datetime(),
  /** Who recorded it; null for somebody whose name is no longer known. */
  door: z.nullable(z.string()),
})
export type Toestemming = z.infer<typeof ToestemmingSchema>
