import type { Trap } from '@letterhaven/contracts/trap'
import { shuffle } from '@letterhaven/game-kit/regels/rng'
import type { Geheel } from '@letterhaven/game-kit/onderdelen/koppel'
import type { Opgave } from './stand.ts'

/** At this stage the wind has carried bubbles far off, and a fan blows them near. */
const WIND = 2

export const metWind = ({ trap }: { readonly trap: Trap }): boolean => trap === WIND

/** Returns which bubbles the wind carried off: half of them, at least one of the word among them. */
export function carryOff(
  { stukken, delen }: Pick<Opgave, 'stukken' | 'delen'>,
  rnd: () => number,
): readonly number[] {
  const plekken = shuffle([...stukken.keys()], rnd)
  const eigen = plekken.find((plek) => delen.includes(stukken[plek] ?? ''))
  const rest = plekken.filter((plek) => plek !== eigen)
  return [...(eigen === undefined ? [] : [eigen]), ...rest].slice(0, Math.floor(plekken.length / 2))
}

/** Returns whether a bubble floats far off, where no other one can be brought to it. */
export const isVer = ({ ver }: Pick<Opgave, 'ver'>, plek: number): boolean =>
  ver?.includes(plek) === true

/** Returns whether a bubble is all that floats and is not of the word, stuck together. */
export function isAlleRest(
  { stukken, delen, bellen }: Pick<Opgave, 'stukken' | 'delen' | 'bellen'>,
  bel: Geheel,
): boolean {
  const rest = bellen
    .flatMap((een) => een.stukken)
    .filter((plek) => !delen.includes(stukken[plek] ?? ''))
  return (
    rest.length > 1 &&
    bel.stukken.length === rest.length &&
    rest.every((plek) => bel.stukken.includes(plek))
  )
}
