import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { LETTERBREEDTE } from '@letterhaven/game-kit/woord/letterbreedte'
import { letterMaat } from '@letterhaven/game-kit/woord/lettermaat'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { inhoudVan } from '@letterhaven/game-kit/onderdelen/koppel'
import type { Opgave } from './stand.ts'
import { isVer } from './wind.ts'

/** A bubble on the screen: its middle, its half axes, and the size of its letters. */
export interface Plaats {
  /** The place of the bubble among those that were blown. */
  readonly plek: number
  readonly x: number
  readonly y: number
  readonly a: number
  readonly b: number
  readonly letters: number
}

interface Ruimte {
  readonly lucht: Vak
  readonly letter: Letter
}

/** The radius of a bubble of one piece: the largest, and the smallest that a finger hits. */
const GROOTST = 66
const KLEINST = 24
/** The share of its place that a bubble fills at first, so that bubbles do not touch. */
const RUIM = 0.84
/** Each column begins at a height of its own, so that bubbles float at all heights. */
const SPRONG = 0.38
/** How much a bubble grows with each piece, and by how much at most. */
const GROEI = 0.12
const MEESTE_GROEI = 1.36
/** How near bubbles may come, relative to touching. */
const NABIJ = 1.03
const STAPPEN = 160
/** Where bubbles still overlap after they pushed each other away, all of them become this much smaller. */
const KRIMP = 0.92
const MEESTE_KRIMP = 10

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** Divides bubbles over the number of columns that makes them largest. */
function divide(n: number, { w, h }: Vak) {
  const kan = Array.from({ length: Math.max(1, n) }, (_, i) => {
    const kolommen = i + 1
    const rijen = Math.ceil(n / kolommen)
    return { kolommen, rijen, straal: Math.min((w / kolommen / 2) * RUIM, (h / rijen / 2) * RUIM) }
  })
  return kan.reduce((best, deze) => (deze.straal >= best.straal ? deze : best))
}

/** Returns where each bubble is blown, by its place. */
function huizen(n: number, lucht: Vak) {
  const { kolommen, rijen, straal } = divide(n, lucht)
  const [breed, hoog] = [lucht.w / kolommen, lucht.h / rijen]
  // What a row leaves of its height is the room in which its bubbles go up and down.
  const speling = Math.max(0, hoog - 2 * Math.min(straal, GROOTST))
  const plekken = Array.from({ length: n }, (_, i) => {
    const [kolom, rij] = [i % kolommen, Math.floor(i / kolommen)]
    const inRij = Math.min(kolommen, n - rij * kolommen)
    const opzij = ((kolommen - inRij) * breed) / 2
    const op = (((kolom + rij * 0.5) * SPRONG) % 1) - 0.5
    return {
      x: lucht.x + opzij + (kolom + 0.5) * breed,
      y: lucht.y + (rij + 0.5) * hoog + op * speling * 0.9,
    }
  })
  return { straal: perk(straal, KLEINST, GROOTST), plekken }
}

type Lijf = Omit<Plaats, 'letters'>

const binnen = ({ x, y, w, h }: Vak, lijf: Lijf): Lijf => ({
  ...lijf,
  x: perk(lijf.x, x + lijf.a, Math.max(x + lijf.a, x + w - lijf.a)),
  y: perk(lijf.y, y + lijf.b, Math.max(y + lijf.b, y + h - lijf.b)),
})

/** Returns how far two bubbles are apart, relative to touching. */
export const nabijheid = (een: Omit<Lijf, 'plek'>, ander: Omit<Lijf, 'plek'>): number =>
  Math.hypot((ander.x - een.x) / (een.a + ander.a), (ander.y - een.y) / (een.b + ander.b))

/**
 * Returns how far the boxes round two bubbles are apart in width and in height, relative to touching. A finger finds the edge
 * of a box as well, so that boxes stay apart and not only the rounds in them.
 */
const naast = (een: Lijf, ander: Lijf): readonly [number, number] => [
  (een.x - ander.x) / (een.a + ander.a),
  (een.y - ander.y) / (een.b + ander.b),
]
const isApart = (een: Lijf, ander: Lijf, ver: number): boolean =>
  naast(een, ander).some((deel) => Math.abs(deel) >= ver)

/** Returns how far a bubble moves away from another one, which moves as far the other way: along the shorter way out. */
function duw(een: Lijf, ander: Lijf): readonly [number, number] {
  if (isApart(een, ander, NABIJ)) return [0, 0]
  const [dx, dy] = naast(een, ander)
  // Two in the same place part sideways.
  const kant = dx === 0 ? (een.plek < ander.plek ? -1 : 1) : Math.sign(dx)
  if (Math.abs(dx) >= Math.abs(dy) || dy === 0)
    return [(kant * (NABIJ - Math.abs(dx)) * (een.a + ander.a)) / 2, 0]
  return [0, (Math.sign(dy) * (NABIJ - Math.abs(dy)) * (een.b + ander.b)) / 2]
}

/** Lets bubbles push each other away until they float apart. */
function push(lijven: readonly Lijf[], lucht: Vak): readonly Lijf[] {
  let nu = lijven.map((lijf) => binnen(lucht, lijf))
  for (let stap = 0; stap < STAPPEN; stap += 1) {
    let rust = true
    nu = nu.map((lijf) => {
      let [x, y] = [lijf.x, lijf.y]
      for (const ander of nu) {
        if (ander === lijf) continue
        const [dx, dy] = duw(lijf, ander)
        if (dx !== 0 || dy !== 0) rust = false
        x += dx
        y += dy
      }
      return binnen(lucht, { ...lijf, x, y })
    })
    if (rust) break
  }
  return nu
}

const isVrij = (lijven: readonly Lijf[]): boolean =>
  lijven.every((een, i) => lijven.slice(i + 1).every((ander) => isApart(een, ander, 1)))

/** The skies on a windy day: the near one, and the one far off. */
interface Luchten extends Ruimte {
  readonly ver: Vak
  readonly dichtbij: Vak
}

/** Returns where all bubbles float. On a windy day those that were carried off float in a sky of their own. */
export function placeInWind(opgave: Opgave, { lucht, ver, dichtbij, letter }: Luchten) {
  if (!opgave.ver) return placeBellen(opgave, { lucht, letter })
  const { stukken, bellen } = opgave
  return ([false, true] as const).flatMap((isWeg) =>
    placeBellen(
      { stukken, bellen: bellen.filter(({ plek }) => isVer(opgave, plek) === isWeg) },
      { lucht: isWeg ? ver : dichtbij, letter },
    ),
  )
}

/** Returns where bubbles float: each as near as possible to where it was blown, and none before another. Pure. */
export function placeBellen(
  { bellen, stukken }: Pick<Opgave, 'bellen' | 'stukken'>,
  { lucht, letter }: Ruimte,
): readonly Plaats[] {
  const { straal, plekken } = huizen(stukken.length, lucht)
  const groot = letterMaat(stukken, letter, {
    breed: straal * 1.85,
    rand: [4, 0.1],
    min: 13,
    max: 46,
  })
  const breedste = lucht.w / 2 - 2
  const lijven = (deel: number): readonly Plaats[] =>
    bellen.map((bel) => {
      const n = bel.stukken.length
      const tekst = inhoudVan(stukken, bel).join('').length
      const em = tekst * LETTERBREEDTE[letter] + 0.25 * (n - 1)
      const letters = Math.min(groot * deel, (breedste * 1.7) / em)
      const r = straal * deel * Math.min(MEESTE_GROEI, 1 + GROEI * (n - 1))
      const b = perk(r, KLEINST, lucht.h / 2)
      const a = Math.min(breedste, Math.max(b, n === 1 ? b : (em * letters) / 2 + 0.45 * b))
      return { plek: bel.plek, ...(plekken[bel.plek] ?? { x: 0, y: 0 }), a, b, letters }
    })
  for (let keer = 0; ; keer += 1) {
    const maten = lijven(KRIMP ** keer)
    const uit = push(maten, lucht)
    if (isVrij(uit) || keer === MEESTE_KRIMP)
      return uit.map((lijf, i) => ({ ...lijf, letters: maten[i]?.letters ?? 13 }))
  }
}

/** Returns the bubble on which a point lies, beside the one that is brought there; null where there is none. */
export function opBel(
  plaatsen: readonly Plaats[],
  gesleept: number,
  { x, y }: { readonly x: number; readonly y: number },
): Plaats | null {
  const eigen = plaatsen.find(({ plek }) => plek === gesleept)
  if (!eigen) return null
  const hier = { ...eigen, x, y }
  const raakt = plaatsen.filter((plaats) => plaats !== eigen && nabijheid(hier, plaats) < 0.95)
  return raakt.reduce<Plaats | null>(
    (best, plaats) => (!best || nabijheid(hier, plaats) < nabijheid(hier, best) ? plaats : best),
    null,
  )
}
