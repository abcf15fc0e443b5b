import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'
import type { Plaats } from './plaatsing.ts'
import type { State } from './stand.ts'

/** Two bubbles without letters, as large as `r`, of which the one at `van` is taken to the other. */
export interface Gebaar {
  readonly van: Punt
  readonly naar: Punt
  readonly r: number
}

interface Punt {
  readonly x: number
  readonly y: number
}

/** The sizes that are tried, the largest first. */
const MATEN = [34, 28, 22] as const
/** How far apart the two begin, and how much room they keep around them, in their own size. */
const AFSTAND = 3.4
const RUIMTE = 1.3
/** How finely the air is searched for a free place, in px. */
const STAP = 10

/** What the gesture is not shown over: something round. */
type Rond = Pick<Plaats, 'x' | 'y' | 'a'>

/** Where the hero is, measured from its feet in its own size: how high its middle is, and how far it reaches with what it holds. */
const HELD = { midden: 105, a: 135 } as const

/** Returns what stands where the gesture could be shown, besides the bubbles. */
export const dingenVan = ({ held: { x, y, k } }: Pick<Indeling, 'held'>): readonly Rond[] => [
  { x, y: y - HELD.midden * k, a: HELD.a * k },
]

/** Returns whether this is the very first word of somebody who never played a round before, and nothing was stuck yet. */
export const isAllereerst = ({
  trap,
  vorigRecord,
  oordelen,
  poging,
  fase,
  opgave,
}: State): boolean =>
  trap === 1 &&
  vorigRecord === null &&
  oordelen.length === 0 &&
  poging === 1 &&
  fase === 'spelen' &&
  opgave?.bellen.every(({ naden }) => naden.length === 0) === true

/** Returns where the gesture may be shown: in the air if there is room, else down to the pond as well. */
export const vakkenVoor = ({
  lucht,
  vijver,
}: Pick<Indeling, 'lucht' | 'vijver'>): readonly Vak[] => [
  lucht,
  { ...lucht, h: Math.max(lucht.h, vijver.y + vijver.b - lucht.y) },
]

/** Returns how much room there is around a place; below 0 it lies on a bubble or outside the air. */
function ruimteBij({ x, y }: Punt, plaatsen: readonly Rond[], lucht: Vak): number {
  const rand = Math.min(x - lucht.x, lucht.x + lucht.w - x, y - lucht.y, lucht.y + lucht.h - y)
  return Math.min(rand, ...plaatsen.map((bel) => Math.hypot(bel.x - x, bel.y - y) - bel.a))
}

/** Returns the places at which the first of the two bubbles could begin. */
function rooster({ x, y, w, h }: Vak): readonly Punt[] {
  const kolommen = Array.from({ length: Math.ceil(w / STAP) }, (_, i) => x + i * STAP)
  const rijen = Array.from({ length: Math.ceil(h / STAP) }, (_, i) => y + i * STAP)
  return rijen.flatMap((rij) => kolommen.map((kolom) => ({ x: kolom, y: rij })))
}

/** Returns the freest place for two bubbles of a size; null where they have no room around them. */
function gebaarIn(vak: Vak, plaatsen: readonly Rond[], r: number): Gebaar | null {
  const gebaren = rooster(vak).map((van) => {
    const naar = { x: van.x + r * AFSTAND, y: van.y }
    const midden = { x: (van.x + naar.x) / 2, y: van.y }
    const ruimte = [van, midden, naar].map((punt) => ruimteBij(punt, plaatsen, vak))
    return { gebaar: { van, naar, r }, ruimte: Math.min(...ruimte) }
  })
  const beste = gebaren.toSorted((een, ander) => ander.ruimte - een.ruimte)[0]
  return beste && beste.ruimte >= r * RUIMTE ? beste.gebaar : null
}

/**
 * Returns where the gesture is shown: with two empty bubbles in a free place, so that it tells how to stick and nothing about the
 * word. A hand that took two of its letters together would be believed. Null where there is no room. Pure.
 */
export function gebaarVan(plaatsen: readonly Rond[], vakken: readonly Vak[]): Gebaar | null {
  for (const vak of vakken)
    for (const r of MATEN) {
      const gebaar = gebaarIn(vak, plaatsen, r)
      if (gebaar) return gebaar
    }
  return null
}
