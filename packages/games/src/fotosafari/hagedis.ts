import { vrijOm } from '@letterhaven/game-kit/onderdelen/lus'
import type { Land } from './weide.ts'

/** Where the lizard may sit: parts of the width and the height of the land. */
const KOLOMMEN = [0.06, 0.16, 0.28, 0.4, 0.52, 0.64, 0.76, 0.86, 0.94] as const
const RIJEN = [0.16, 0.3, 0.44, 0.58, 0.72, 0.86, 0.95] as const
/** The part of a pool in which one swims, from its middle. */
const NAT = { x: 0.5, y: 0.36 } as const

interface Punt {
  readonly x: number
  readonly y: number
}

/** Returns whether a place is in the pool, where no lizard sits. */
const isNat = ({ weiden }: Land, { x, y }: Punt): boolean =>
  weiden.some(
    ({ wat, ...vak }) =>
      wat === 'water' &&
      Math.abs(x - vak.x - vak.w / 2) < vak.w * NAT.x &&
      Math.abs(y - vak.y - vak.h * 0.47) < vak.h * NAT.y,
  )

/** The part of a tree that its crown takes from above, in which a stone would hang in the air. */
const KROON = 0.52

/** Returns whether a place is in the crown of the tree. */
const isInKroon = ({ weiden }: Land, { x, y }: Punt): boolean =>
  weiden.some(
    ({ wat, ...vak }) =>
      wat === 'boom' &&
      x > vak.x &&
      x < vak.x + vak.w &&
      y < vak.y + vak.h * KROON &&
      y > vak.y - 20,
  )

/** Returns where the lizard sits: the dry place on the ground that is farthest from all animals, so that a frame can hold it alone. */
export function hagedisPlek(land: Land): Punt {
  const plekken = RIJEN.flatMap((rij) =>
    KOLOMMEN.map((kolom) => ({ x: land.w * kolom, y: land.h * rij })),
  )
  const droog = plekken.filter((plek) => !isNat(land, plek) && !isInKroon(land, plek))
  const harten = land.plaatsen.map(({ hart }) => hart)
  return droog.reduce((een, ander) => (vrijOm(harten, ander) > vrijOm(harten, een) ? ander : een))
}
