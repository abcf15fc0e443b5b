import { wegX } from '@letterhaven/game-kit/onderdelen/banen'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'

/** Where the lanterns of the coast stand: the side of the road, and how near. They are lit from far to near. */
const LANTAARNS = [
  [-1, 0.42],
  [1, 0.42],
  [-1, 0.72],
  [1, 0.72],
] as const
/** Along which line: on the verge of the road, before the streets turn off. */
const LIJN = 1.37
/** Its size on its plate, and half of how wide the lantern itself is. */
export const LANTAARN = { w: 110, h: 190, half: 26 } as const

export interface Lantaarn {
  readonly x: number
  readonly y: number
  /** Its scale. */
  readonly maat: number
  /** What it covers. */
  readonly vlak: Vak
}

/** Returns how large the plate of a lantern is. */
export const lantaarnMaat = ({ half }: Indeling): number => Math.max(0.5, Math.min(1, half / 320))

/** Returns where the lanterns stand along the road to a crossing. */
export function lantaarnsVan(indeling: Indeling): readonly Lantaarn[] {
  const { h, horizon } = indeling
  const k = lantaarnMaat(indeling)
  return LANTAARNS.map(([kant, diep]) => {
    const y = horizon + (h - horizon) * diep
    const maat = 0.3 + 0.8 * diep
    const [x, half, hoog] = [
      wegX(indeling, y, kant * LIJN),
      LANTAARN.half * k * maat,
      LANTAARN.h * k * maat,
    ]
    return { x, y, maat, vlak: { x: x - half, y: y - hoog, w: 2 * half, h: hoog } }
  })
}
