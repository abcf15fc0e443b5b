import * as z from 'zod/mini'
import { GroepIdSchema, LeerlingIdSchema } from './ids.ts'
import { MEESTE_LEERLINGEN } from './leerling-maten.ts'
import { MEESTE_TEGELIJK } from './prullenbak-maten.ts'
import { NieuweToestemmingSchema } from './toestemming.ts'
import { lijst } from './lijst.ts'

const hoogstens = (aantal: number) => lijst(LeerlingIdSchema, { min: 1, max: aantal })

/** Somebody in the prullenbak. */
export const WeggelegdeSchema = z.object({
  id: LeerlingIdSchema,
  naam: z.string(),
  /** Where it sat; null where it sat nowhere. */
  groep: z.nullable(z.string()),
  /** Its group is in use no more: putting it back asks for another. */
  groepWeg: z.boolean(),
  wegOp: z.iso.datetime(),
  /** Who put it there; null for somebody whose name is not known any more. */
  door: z.nullable(z.string()),
  /** The moment after which everything is erased. */
  wisOp: z.iso.datetime(),
  /** Its consent was withdrawn: it comes back with a new one alone. */
  ingetrokken: z.boolean(),
})
export type Weggelegde = z.infer<typeof WeggelegdeSchema>

export const PrullenbakSchema = z.object({
  leerlingen: z.array(WeggelegdeSchema),
  groepen: z.array(z.object({ id: GroepIdSchema, naam: z.string() })),
  /** What was erased, without a name. */
  gewist: z.array(
    z.object({
      op: z.iso.datetime(),
      leerlingen: z.int(),
      antwoorden: z.int(),
      /** A hash of whom: who knows the ids can show that they were these. */
      afdruk: z.string(),
    }),
  ),
})
export type Prullenbak = z.infer<typeof PrullenbakSchema>

/** Into the prullenbak, or out of it; `groepId` for whom the old group is no more, null for in none. */
export const LegWegSchema = z.strictObject({
  leerlingen: hoogstens(MEESTE_LEERLINGEN),
  weg: z.boolean(),
  groepId: z.optional(z.nullable(GroepIdSchema)),
  /** For whom the consent was withdrawn. */
  toestemming: z.optional(NieuweToestemmingSchema),
})
export type LegWeg = z.infer<typeof LegWegSchema>

export const WisSchema = z.strictObject({ leerlingen: hoogstens(MEESTE_TEGELIJK) })
