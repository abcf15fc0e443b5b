import { wegX } from '@letterhaven/game-kit/onderdelen/banen'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'

/** Along which line the places of the land stand at its left: behind the ditch. */
const ACHTER_DE_SLOOT = 2.4
/** How far a place stays from the edge of the screen, at scale 1. */
const RAND = 84

/** A side of the road: left, or right. */
export type Zijde = -1 | 1
/** How near the places at one side of the road stand, the first one nearest; on a narrow screen there is room for two. */
const DIEPTES = { breed: [0.6, 0.45, 0.33], smal: [0.66, 0.36] } as const
/** How many places the meadow behind the ditch has. */
const IN_DE_WEI = 2

/** Returns on which side of the road a street lies: -1, 0 or 1. */
export const zijdeVan = ([nr, aantal]: readonly [nr: number, aantal: number]): -1 | 0 | 1 => {
  const zijde = Math.sign((nr + 0.5) / aantal - 0.5)
  return zijde < 0 ? -1 : zijde > 0 ? 1 : 0
}

/** Where a place stands, and how large it is. */
export interface Standplek {
  readonly punt: Punt
  readonly maat: number
}

interface Berm {
  readonly maat: number
  /** Along which line the verge begins. */
  readonly u: number
  /** Whether there is dry land at the left of the road as well. */
  readonly isDroog: boolean
}

/**
 * Returns where places stand that were reached before, each at the side where its street was. Those of one side stand
 * behind each other, and none of them stands in the ditch. Where a side is full, a place comes to the other one.
 */
export function standplekken(
  indeling: Indeling,
  zijden: readonly Zijde[],
  { maat, u, isDroog }: Berm,
): readonly Standplek[] {
  const dieptes = indeling.isSmal ? DIEPTES.smal : DIEPTES.breed
  const ruimte = { [-1]: isDroog ? dieptes.length : IN_DE_WEI, 1: dieptes.length }
  const aantal = { [-1]: 0, 1: 0 }
  return zijden.map((wens): Standplek => {
    const zijde = aantal[wens] < ruimte[wens] ? wens : wens < 0 ? 1 : -1
    const nr = aantal[zijde]
    aantal[zijde] += 1
    if (zijde < 0 && !isDroog)
      return { punt: behindDitch(indeling, nr, maat), maat: maat * (nr > 0 ? 0.9 : 1.2) }
    const diep = dieptes[nr] ?? dieptes[0]
    const groot = maat * (0.55 + 1.08 * diep)
    return { punt: besideRoad(indeling, [zijde, diep], { u, maat }), maat: groot }
  })
}

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
