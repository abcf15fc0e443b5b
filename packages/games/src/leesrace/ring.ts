import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Baan, Indeling, Rand } from './indeling.ts'

const tussen = (a: number, b: number, deel: number): number => a + (b - a) * deel

/** Returns the rounded box at a part of the way from the outside of the track (0) to its inside (1). */
export const randBij = ({ buiten, binnen }: Baan, deel: number): Rand => ({
  x: tussen(buiten.x, binnen.x, deel),
  y: tussen(buiten.y, binnen.y, deel),
  w: tussen(buiten.w, binnen.w, deel),
  h: tussen(buiten.h, binnen.h, deel),
  r: tussen(buiten.r, binnen.r, deel),
})

/** Returns the length of each part of a rounded box: its bottom, a bend, a side, and so on, from the left of its bottom. */
function delenVan({ w, h, r }: Rand): readonly number[] {
  const bocht = (Math.PI / 2) * r
  const [breed, hoog] = [Math.max(0, w - 2 * r), Math.max(0, h - 2 * r)]
  return [breed, bocht, hoog, bocht, breed, bocht, hoog, bocht]
}

/** Returns the length of a lane. */
export const lengteVan = (rand: Rand): number => delenVan(rand).reduce((som, deel) => som + deel, 0)

/** Returns the point of a bend: its middle, and how far it is turned. */
const inBocht = (x: number, y: number, [r, hoek]: readonly [number, number]): Punt => [
  x + Math.cos(hoek) * r,
  y + Math.sin(hoek) * r,
]

/** Returns the point at a part 0…1 of a lane, from the left of its near side to the right and round. */
export function puntOp(rand: Rand, deel: number): Punt {
  const { x, y, w, h, r } = rand
  const delen = delenVan(rand)
  let rest = (((deel % 1) + 1) % 1) * lengteVan(rand)
  let nr = 0
  while (nr < 7 && rest > (delen[nr] ?? 0)) rest -= delen[nr++] ?? 0
  const draai = r > 0 ? rest / r : 0
  const [rechts, onder] = [x + w, y + h]
  switch (nr) {
    case 0:
      return [x + r + rest, onder]
    case 1:
      return inBocht(rechts - r, onder - r, [r, Math.PI / 2 - draai])
    case 2:
      return [rechts, onder - r - rest]
    case 3:
      return inBocht(rechts - r, y + r, [r, -draai])
    case 4:
      return [rechts - r - rest, y]
    case 5:
      return inBocht(x + r, y + r, [r, -Math.PI / 2 - draai])
    case 6:
      return [x, y + r + rest]
    default:
      return inBocht(x + r, onder - r, [r, Math.PI - draai])
  }
}

/** The lanes of who runs, the edge where flags stand, and the way that was read: from the outside (0) to the inside (1). */
export const BAAN = { held: 0.34, maat: 0.6, vlag: 0.05, lint: 0.93 } as const
/** The part of the lap on which sentences lie: between its end and its begin is the start. */
const RONDE = 0.93
const BEGIN = 0.02

/** Returns at which part of a lap a sentence lies; the one before the first is the start. */
export const deelVan = (zin: number, zinnen: number): number =>
  BEGIN + ((zin + 1) / Math.max(1, zinnen)) * RONDE

/** Returns how large something is at a height of the picture: what is far is smaller. */
export function maatOp({ baan: { buiten } }: Pick<Indeling, 'baan'>, y: number): number {
  const ver = (buiten.y + buiten.h - y) / Math.max(1, buiten.h)
  return 1 - 0.28 * Math.min(1, Math.max(0, ver))
}
