import {
  layVangrit,
  type Kant,
  type Ritmaat,
  type Vangrit,
} from '@letterhaven/game-kit/onderdelen/vangrit'
import { shuffle } from '@letterhaven/game-kit/regels/rng'

/** What is met on the way up, from the ground to space. */
const ZONES = [
  ['vlieger', 'eend', 'paraplu'],
  ['walvis', 'schaap', 'paraplu'],
  ['satelliet', 'ster', 'walvis'],
  ['ufo', 'kaas', 'ster'],
] as const
export type Ding = (typeof ZONES)[number][number]
/** How many words high each of these is. */
const ZONE = 3

/** The flight after a word that was right. */
export type Rit = Vangrit<Ding>

/** How long a flight takes, and when the rocket is at each thing, in ms. */
export const RIT: Ritmaat = { zelf: 3000, hand: 5600, na: [1100, 1850, 2600, 3350, 4100, 4850] }

/** Returns what is met at a height in words. */
const zoneOp = (hoogte: number): readonly Ding[] =>
  ZONES[Math.min(ZONES.length - 1, Math.max(0, Math.floor(hoogte / ZONE)))] ?? ZONES[0]

/** Lays out a flight at a height in words. The first thing comes straight at the rocket, and the next ones beside it. */
export function layRit(rnd: () => number, hoogte: number): Rit {
  const zone = zoneOp(hoogte)
  const dingen = [...shuffle(zone, rnd), ...shuffle(zone, rnd)]
  const [eerste, ander]: readonly [Kant, Kant] = rnd() < 0.5 ? [-1, 1] : [1, -1]
  return layVangrit(dingen, RIT, (nr) => (nr % 3 === 0 ? 0 : nr % 2 === 1 ? eerste : ander))
}
