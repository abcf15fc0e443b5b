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

/** How far inside the lanes run at the far side: who runs there stands before the people and their flags, not over them. */
const ACHTERKANT = 0.86

/** Returns the rounded box along which somebody runs: at the near side at a part of the way from outside to inside. */
export function loopRand(baan: Baan, deel: number): Rand {
  const rand = randBij(baan, deel)
  const { y } = randBij(baan, Math.max(deel, ACHTERKANT))
  const h = rand.y + rand.h - y
  return { ...rand, y, h, r: Math.min(rand.r, h / 2) }
}

/** Returns where the line of start and finish begins on the near side, and how large each of its squares is. */
export function startlijnVan(
  { buiten, binnen }: Baan,
  k: number,
): readonly [x: number, vak: number] {
  const x = buiten.x + Math.max(buiten.r, binnen.x - buiten.x + binnen.r) + 6 * k
  return [x, (buiten.y + buiten.h - binnen.y - binnen.h) / 8]
}

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

/** Returns on which part of a rounded box a way along it ends, and how far on that. */
function findPart(delen: readonly number[], ver: number): readonly [nr: number, rest: number] {
  let [nr, rest] = [0, ver]
  while (nr < 7 && rest > (delen[nr] ?? 0)) {
    rest -= delen[nr] ?? 0
    nr += 1
  }
  return [nr, rest]
}

/** The middle of each bend from the right of the near side on, at its left (0) or right (1), top (0) or bottom (1), and where it begins. */
const BOCHTEN = [
  [1, 1, Math.PI / 2],
  [1, 0, 0],
  [0, 0, -Math.PI / 2],
  [0, 1, Math.PI],
] as const

/** Returns the point at a part 0…1 of a lane, from the left of its near side to the right and round. */
export function puntOp(rand: Rand, deel: number): Punt {
  const { x, y, w, h, r } = rand
  const [nr, rest] = findPart(delenVan(rand), (((deel % 1) + 1) % 1) * lengteVan(rand))
  const [rechts, onder] = [x + w, y + h]
  if (nr % 2 === 0) {
    const recht: readonly Punt[] = [
      [x + r + rest, onder],
      [rechts, onder - r - rest],
      [rechts - r - rest, y],
      [x, y + r + rest],
    ]
    return recht[nr / 2] ?? [x, y]
  }
  const [kant, hoogte, begin] = BOCHTEN[(nr - 1) / 2] ?? BOCHTEN[0]
  const draai = r > 0 ? rest / r : 0
  return inBocht(kant === 1 ? rechts - r : x + r, hoogte === 1 ? onder - r : y + r, [
    r,
    begin - draai,
  ])
}

/** The lanes of who runs, the edge where flags stand, and the way that was read: from the outside (0) to the inside (1). */
export const BAAN = { held: 0.2, maat: 0.42, vlag: 0.05, lint: 0.93 } as const
/** The part of the lap on which sentences lie: between its end and its begin is the start. */
const RONDE = 0.93
const BEGIN = 0.02

/** Returns at which part of a lap a sentence lies; the one before the first is the start. */
export const deelVan = (zin: number, zinnen: number): number =>
  BEGIN + ((zin + 1) / Math.max(1, zinnen)) * RONDE

/** Returns the part of a lap at which a runner stands just over the finish. */
export function finishVan({ baan, k }: Pick<Indeling, 'baan' | 'k'>, rand: Rand): number {
  const [x, vak] = startlijnVan(baan, k)
  return Math.max(0.001, (x + 3 * vak - rand.x - rand.r) / lengteVan(rand))
}

/** Returns how large something is at a height of the picture: what is far is smaller. */
export function maatOp({ baan: { buiten } }: Pick<Indeling, 'baan'>, y: number): number {
  const ver = (buiten.y + buiten.h - y) / Math.max(1, buiten.h)
  return 1 - 0.36 * Math.min(1, Math.max(0, ver))
}
