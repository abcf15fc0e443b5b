import type { Kant } from '@letterhaven/game-kit/onderdelen/koppel'
import type { Sleep } from '@letterhaven/game-kit/onderdelen/use-sleep'
import { lantaarns, type Indeling } from './indeling.ts'
import { opBel, type Plaats } from './plaatsing.ts'
import { lichtjes, vluchtVan, type Opgave, type State } from './stand.ts'
import { isVer } from './wind.ts'

/** A bubble on which another one would be let go now, and on which side. */
export interface Doel {
  readonly plek: number
  readonly kant: Kant
}

/** The middle part of a bubble, in which it does not tell on which side another one is brought. */
const MIDDEN = 0.3
/** How far sideways a bubble comes, relative to its way up or down, to count as coming from the right. */
const SCHUIN = 0.75

/**
 * Returns where a bubble that is dragged would be let go now: before or behind another one. In its middle, the side from
 * which the bubble came counts. One that comes straight down goes before it, as a bubble does that is chosen first.
 */
export function doelVan(plaatsen: readonly Plaats[], sleep: Sleep | null): Doel | null {
  const onder = sleep && opBel(plaatsen, sleep.nr, sleep)
  if (!onder) return null
  const van = plaatsen.find(({ plek }) => plek === sleep.nr) ?? sleep
  const opzij = sleep.x - onder.x
  const isMidden = Math.abs(opzij) < MIDDEN * onder.a
  const isRechts = isMidden ? van.x - onder.x > SCHUIN * Math.abs(van.y - onder.y) : opzij > 0
  return { plek: onder.plek, kant: isRechts ? 'achter' : 'voor' }
}

/** How much two bubbles that are about to stick overlap, relative to the one that is brought. */
const OVER = 0.24

/** Returns where a bubble is seen that is about to stick: beside the other one, where it would be read. */
export function naastDoel(eigen: Plaats, onder: Plaats, kant: Kant) {
  const ver = onder.a + eigen.a * (1 - OVER)
  return { x: onder.x + (kant === 'voor' ? -ver : ver), y: onder.y }
}

/** Returns a place as near as possible to another one at which a bubble is seen whole. */
export const opScherm = (
  punt: { readonly x: number; readonly y: number },
  { a, b }: Pick<Plaats, 'a' | 'b'>,
  { w, h }: Pick<Indeling, 'w' | 'h'>,
) => ({
  x: Math.max(a, Math.min(w - a, punt.x)),
  y: Math.max(b, Math.min(h - b, punt.y)),
})

/** What a hand does now: what it drags, what it holds, and at what it points. */
interface Hand {
  readonly sleep: Sleep | null
  readonly vast: number | null
  readonly wijst: number
}

/**
 * Returns which bubble would stick where, if it were let go now, or if the one that is pointed at were chosen; null where none
 * would. Nothing sticks that is far off.
 */
export function findBreng(opgave: Opgave, plaatsen: readonly Plaats[], hand: Hand) {
  const { sleep, vast, wijst } = hand
  const doel = sleep ? doelVan(plaatsen, sleep) : ({ plek: wijst, kant: 'voor' } as const)
  const bel = sleep?.nr ?? vast
  if (bel === null || !doel || doel.plek === bel) return null
  const isHier = [bel, doel.plek].every(
    (plek) => !isVer(opgave, plek) && opgave.bellen.some((deze) => deze.plek === plek),
  )
  return isHier ? { bel, doel } : null
}

/** Below the hook of a lantern, its middle, for a scale of 1. */
const LANTAARN = 36

/** Returns where the word flies that was let go and is right; undefined where none does. */
export function lantaarnVan(state: State, indeling: Indeling) {
  if (!vluchtVan(state)?.isGoed) return undefined
  const plek = lantaarns(indeling, state.aantal)[lichtjes(state) - 1]
  return plek && { x: plek.x, y: plek.y + LANTAARN * plek.k }
}
