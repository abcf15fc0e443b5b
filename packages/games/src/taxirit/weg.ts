import type { Trap } from '@letterhaven/contracts/trap'
import {
  layVangrit,
  type Kant,
  type Ritmaat,
  type Vangrit,
} from '@letterhaven/game-kit/onderdelen/vangrit'
import { shuffle } from '@letterhaven/game-kit/regels/rng'

/** What lies beside the roads of the polder, and beside those of the coast. */
const LANGS = {
  polder: ['klomp', 'kaas', 'bal', 'ballon', 'hoed', 'tulpen'],
  kust: ['schelp', 'emmer', 'vlieger', 'zeester', 'bal', 'eend'],
} as const
export type Ding = (typeof LANGS)['polder' | 'kust'][number]

/** The winding road to the place that was right: the taxi drives at its left edge, in its middle, or at its right edge. */
export type Weg = Vangrit<Ding>

/** How long a drive takes, and when the taxi is at each thing, in ms. */
export const RIJDUUR: Ritmaat = { zelf: 2500, hand: 6100, na: [1500, 2300, 3200, 4100, 5000] }

/** Lays out a road with its things: never more than two at the same edge after each other. */
export function layWeg(rnd: () => number, trap: Trap): Weg {
  const dingen = shuffle(trap === 3 ? LANGS.kust : LANGS.polder, rnd)
  const [eerste, ander]: readonly [Kant, Kant] = rnd() < 0.5 ? [-1, 1] : [1, -1]
  const wissel = rnd() < 0.5
  return layVangrit(dingen, RIJDUUR, (nr) =>
    (wissel ? nr % 2 === 1 : nr % 3 === 2) ? ander : eerste,
  )
}
