import type { Opgave } from '../opgave/opgave.ts'
import { stroom } from './rng.ts'

/** What a bot may give, and how good it is. */
interface Keus {
  readonly goed: string
  /** What can be given; without it the misspellings of a word. */
  readonly vormen: readonly string[] | undefined
  readonly skill: number
}

/** Where a bot draws its luck from: the taak, the try, and the place among several. */
interface Lot {
  readonly rng: number
  readonly poging: number
  readonly plek?: number
}

/**
 * Returns what a bot of `skill` gives for an opgave: what is right, or one of the other forms. It is drawn per opgave and taak,
 * not per move, so that the bot keeps to its choice until it is given.
 */
export function botVorm(
  item: Opgave,
  { goed, vormen, skill }: Keus,
  { rng, poging, plek = 0 }: Lot,
): string {
  const rnd = stroom((rng ^ (0x2c1b * poging)) + plek * 7919)
  if (rnd() < skill) return goed
  const fout = item.soort === 'woord' ? (item.choices ?? []).map(({ vorm }) => vorm) : []
  const anders = (vormen ?? fout).filter((vorm) => vorm !== goed)
  return anders[Math.floor(rnd() * anders.length)] ?? goed
}
