import type { Exercise, GameInput, Rules, SpelEvent } from './contract.ts'
import type { Uitgegeven } from './poorten.ts'

/** How many answers were given and counted so far. */
export interface Telling {
  readonly goed: number
  readonly fout: number
}

/** Where a round is, as plain data: everything with which another host goes on at the same word. */
export interface Bladwijzer {
  /** The shape of it all, `vormVan` the rules that made it. */
  readonly vorm: number
  readonly exercise: Exercise
  readonly state: unknown
  /** The opgaven that were given out, because an answer names the reason of its own. */
  readonly uitgegeven: readonly Uitgegeven[]
  /** Which of them were not answered, so that the engine gives none of them again. */
  readonly open: readonly string[]
  readonly telling: Telling
  /** What was said unasked and not answered yet: who comes back hears it again. */
  readonly gezegd: SpelEvent | null
}

/** Changes with what a host itself keeps. */
const HOST_VORM = 1

/** Returns the shape of what a round of this game keeps. */
export const vormVan = ({ vorm }: Pick<Rules, 'vorm'>): number => HOST_VORM * 1_000_000 + vorm

/**
 * Returns whether these rules can go on from here: the state has their shape, is not over, and stands being looked at. What was
 * kept may be of an older build, or of none.
 */
export function canResume<S, I extends GameInput>(
  rules: Rules<S, I>,
  { vorm, exercise, state }: Bladwijzer,
): boolean {
  if (vorm !== vormVan(rules) || typeof state !== 'object' || state === null) return false
  try {
    const nu = state as S
    const velden = Object.keys(rules.init(exercise) as object)
    rules.need(nu)
    rules.step(nu, { type: 'tick', ms: 1 })
    return (
      !rules.done(nu) &&
      velden.length === Object.keys(state).length &&
      velden.every((veld) => Object.hasOwn(state, veld))
    )
  } catch {
    return false
  }
}
