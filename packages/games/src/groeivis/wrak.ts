import type { Plek } from '@letterhaven/game-kit/onderdelen/zwemmer'
import type { Indeling } from './indeling.ts'

/** How far the wreck leans to one side, in radians. */
export const HELLING = -0.07
/** Half the size of a porthole. */
export const POORT = 13

/** Returns the portholes, measured from the middle of the keel: along the hull from the bow, then in the cabin. */
export function poortPlekken(aantal: number): readonly Plek[] {
  const kajuit = aantal > 10 ? 3 : 2
  const romp = aantal - kajuit
  const tussen = Math.min(46, 312 / Math.max(1, romp - 1))
  return [
    ...Array.from({ length: romp }, (_, i) => ({ x: (i - (romp - 1) / 2) * tussen - 4, y: -44 })),
    ...Array.from({ length: kajuit }, (_, i) => ({
      x: -34 + (i - (kajuit - 1) / 2) * 38,
      y: -128,
    })),
  ]
}

/** Returns where a porthole is in the picture. */
export function poortInBeeld({ wrak }: Indeling, { x, y }: Plek): Plek {
  const [c, s] = [Math.cos(HELLING), Math.sin(HELLING)]
  return { x: wrak.x + (x * c - y * s) * wrak.k, y: wrak.y + (x * s + y * c) * wrak.k }
}
