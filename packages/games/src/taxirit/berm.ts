import { wegX } from '@letterhaven/game-kit/onderdelen/banen'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'

/** Along which line the places of the land stand at its left: behind the ditch. */
const ACHTER_DE_SLOOT = 2.4
/** How far a place stays from the edge of the screen, at scale 1. */
const RAND = 84

/** Returns a place on the verge of the road. */
export function besideRoad(
  indeling: Indeling,
  [kant, diep]: readonly [kant: number, diep: number],
  { u, maat }: { readonly u: number; readonly maat: number },
): Punt {
  const { w, h, horizon } = indeling
  const y = horizon + (h - horizon) * diep
  const x = wegX(indeling, y, u * kant) + kant * 70 * maat
  const rand = RAND * maat
  return [Math.min(w - rand, Math.max(rand, x)), y]
}

/** Returns the first or the third place of a ride in the meadow behind the ditch, as near as the screen is wide. */
export function behindDitch(indeling: Indeling, nr: number, maat: number): Punt {
  const { w, half, eind } = indeling
  const ruimte = (w / 2 - (RAND + 70) * maat) / ACHTER_DE_SLOOT
  const diepst = (ruimte - eind) / (half - eind)
  const diep = Math.max(0.34, Math.min(0.58, diepst)) - (nr > 0 ? 0.18 : 0)
  return besideRoad(indeling, [-1, diep], { u: ACHTER_DE_SLOOT, maat })
}
