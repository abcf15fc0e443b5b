import { metTrein } from './achtbaan.ts'
import type { Indeling } from './indeling.ts'
import { baanPunten } from './paint-achtbaan.ts'
import { ballonplek } from './scene-doel.ts'
import type { State } from './stand.ts'

interface Ding {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** Nothing is smaller to a finger, in px. */
const VINGER = 22
/** How far round itself who waits at the coaster is touched, at scale 1. */
const WACHTER = 27

/** Returns where the bumpers are, and after them the balloon of a word: what a finger finds in the field that is no flipper. */
export function dingenVan(indeling: Indeling, nummer: number): readonly Ding[] {
  if (indeling.bumpers.length === 0) return []
  const { x, y, r } = ballonplek(indeling, nummer)
  return [
    ...indeling.bumpers.map(({ midden, r: straal }) => ({
      x: midden[0],
      y: midden[1],
      r: Math.max(VINGER, straal),
    })),
    { x, y, r: Math.max(VINGER, r * 1.4) },
  ]
}

/** Returns where who waits at the coaster's left and right entrance is. */
export function wachtplekken(indeling: Indeling): readonly [Ding, Ding] {
  const punten = baanPunten(indeling)
  const [links, rechts] = [punten[0], punten.at(-1)].map((punt): Ding => {
    const [x, y] = punt ?? [0, 0]
    return { x, y, r: Math.max(VINGER, WACHTER * indeling.k) }
  })
  const nergens = { x: 0, y: 0, r: 0 }
  return [links ?? nergens, rechts ?? nergens]
}

/** Returns whether a finger is on one of these. */
export function isOpDing(
  indeling: Indeling,
  state: Pick<State, 'nummer' | 'trap'>,
  { x, y }: Pick<Ding, 'x' | 'y'>,
): boolean {
  const wachters = metTrein(state) ? wachtplekken(indeling) : []
  return [...dingenVan(indeling, state.nummer), ...wachters].some(
    (ding) => Math.hypot(ding.x - x, ding.y - y) <= ding.r,
  )
}
