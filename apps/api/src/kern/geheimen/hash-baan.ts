import { availableParallelism } from 'node:os'
import type { Context } from '../context.ts'
import { createBrake, type Brake } from '../../platform/brake.ts'
import { createTurns } from '../../platform/turns.ts'

/** Hashing a password keeps a core busy for tens of milliseconds, so one core stays free for lessons. */
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1))

/**
 * When the whole staff of a large school signs in at once, they wait up to about three seconds, and nobody else waits for them.
 */
const turns = createTurns({ atOnce: AT_ONCE, waiting: 400, perKey: 100 })

/** More than a building full of staff types in a minute; for a machine that guesses, an eighth of a core. */
const PER_MINUTE = { limit: 240, windowMs: 60_000 }

const brakes = new WeakMap<Context, Brake>()

function brakeOf(ctx: Context): Brake {
  const brake = brakes.get(ctx) ?? createBrake(PER_MINUTE)
  brakes.set(ctx, brake)
  return brake
}

/**
 * Hashes or compares a password when its turn comes. `wie` is who asks for the work: a visitor's address or the user. The work
 * is counted before anything is hashed, whatever the result.
 */
export function hashInTurn<T>(ctx: Context, wie: string, work: () => Promise<T>): Promise<T> {
  brakeOf(ctx).take(wie, ctx.now())
  return turns.run(wie, work)
}
