import * as z from 'zod/mini'
import { SpelIdSchema } from './spel-id.ts'
import { TRAPPEN } from './trap.ts'

/** More than anybody plays or reaches. A device that says more is wrong. */
const MEEST = 1_000_000
const telSchema = z.int().check(z.minimum(0), z.maximum(MEEST))

/** What a game remembers of one pupil. It shows, and never judges. */
export const SpelboekSchema = z.strictObject({
  /** How often it was played to its end. */
  gespeeld: telSchema,
  /** The most that was reached in one round, in what the game counts in; null before the first. */
  record: z.nullable(telSchema),
  /** Whether its secret was found. */
  geheim: z.boolean(),
  /** The stage that was played last. */
  trap: z.literal(TRAPPEN),
})
export type Spelboek = z.infer<typeof SpelboekSchema>

/** The books of the games that a pupil played. */
export const SpelboekenSchema = z.partialRecord(SpelIdSchema, SpelboekSchema)
export type Spelboeken = z.infer<typeof SpelboekenSchema>
