import * as z from 'zod/mini'
import { GroepIdSchema, LeerlingIdSchema } from './ids.ts'
import { MEESTE_LEERLINGEN } from './leerling-maten.ts'
import { MEESTE_TEGELIJK } from './prullenbak-maten.ts'
import { NieuweToestemmingSchema } from './toestemming.ts'
import { lijst } from './lijst.ts'

const hoogstens = (aantal: number) => lijst(LeerlingIdSchema, { min: 1, max: aantal })

/** A pupil in the prullenbak. */
export const WeggelegdeSchema = z.object({
  id: LeerlingIdSchema,
  naam: z.string(),
  /** The group the pupil was in; null when they were in none. */
  groep: z.nullable(z.string()),
  /** Whether that group is no longer in use, so that restoring the pupil needs another. */
  groepWeg: z.boolean(),
  wegOp: z.iso.datetime(),
  /** Who put the pupil there; null for somebody whose name is no longer known. */
  door: z.nullable(z.string()),
  /** The moment after which everything is erased. */
  wisOp: z.iso.datetime(),
  /** Whether consent was withdrawn, in which case the pupil can only be restored with a new one. */
  ingetrokken: z.boolean(),
})
export type Weggelegde = z.infer<typeof WeggelegdeSchema>

export const PrullenbakSchema = z.object({
  leerlingen: z.array(WeggelegdeSchema),
  groepen: z.array(z.object({ id: GroepIdSchema, naam: z.string() })),
  /** What was erased, without names. */
  gewist: z.array(
    z.object({
      op: z.iso.datetime(),
      leerlingen: z.int(),
      antwoorden: z.int(),
      /** A hash of the pupils' ids, with which somebody who knows the ids can show that it was these pupils. */
      afdruk: z.string(),
    }),
  ),
})
export type Prullenbak = z.infer<typeof PrullenbakSchema>

/**
 * Moves pupils into the prullenbak or out of it. `groepId` is for pupils whose old group is gone; null restores them to
 * none.
 */
export const LegWegSchema = z.strictObject({
  leerlingen: hoogstens(MEESTE_LEERLINGEN),
  weg: z.boolean(),
  groepId: z.optional(z.nullable(GroepIdSchema)),
  /** A new consent, for pupils whose consent was withdrawn. */
  toestemming: z.optional(NieuweToestemmingSchema),
})
export type LegWeg = z.infer<typeof LegWegSchema>

export const WisSchema = z.strictObject({ leerlingen: hoogstens(MEESTE_TEGELIJK) })
