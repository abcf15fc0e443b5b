import type { Dier, Savanne } from '@letterhaven/taal/beeldzin/kudde/dier'
import { PLEKKEN, type Baken, type Plek } from '@letterhaven/taal/beeldzin/kudde/woorden'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

/** A part of the savanna: what stands there, and its box in the land. */
export interface Weide extends Vak {
  readonly wat: Baken
}

/** Where an animal stands in the land: its feet, and the middle of what is seen of it. */
export interface Standplaats {
  readonly dier: Dier
  readonly x: number
  readonly y: number
  readonly hart: { readonly x: number; readonly y: number }
}

/** The land of one scene. It may be larger than the part of the screen that shows it. */
export interface Land {
  readonly w: number
  readonly h: number
  /** The scale of an ordinary animal. */
  readonly s: number
  /** Whether all of it is in view at once. */
  readonly isHeel: boolean
  readonly weiden: readonly Weide[]
  /** From the back to the front. */
  readonly plaatsen: readonly Standplaats[]
}

/** The smallest part of the savanna in which animals can be pointed at, in px. */
const KLEINST = { w: 156, h: 136 } as const
/**
 * The room that a part takes in height, and each animal beside another, in units of an animal: rows are so far apart that who
 * stands in front hides nobody's face, and nobody's head reaches the sentence.
 */
const EENHEID = { h: 292, dier: 80, rand: 54 } as const
/** Animals of one row stand at least so far apart, and so far from the edge of their part, in px. */
const [UITEEN, MARGE] = [49, 24] as const

/** What a view is worth beyond whose edges there is more land. */
const AFGESNEDEN = 0.75

/** How the parts can be laid out, as their numbers per row. */
const INDELINGEN: Readonly<Record<number, readonly (readonly number[])[]>> = {
  3: [[3], [1, 2], [2, 1], [1, 1, 1]],
  5: [
    [2, 3],
    [2, 1, 2],
  ],
}

/**
 * How high the feet are in each place, as a part of its height, and how far every second animal is in front of its row. Who is
 * behind something is seen from its edge upwards.
 */
const VOETEN: Readonly<Record<Plek, { readonly y: number; readonly stap?: number }>> = {
  'onder de boom': { y: 0.86, stap: 0.1 },
  'op de rots': { y: 0.69 },
  'achter de rots': { y: 0.375 },
  'voor de rots': { y: 0.97 },
  'in het water': { y: 0.55, stap: 0.06 },
  'naast het water': { y: 0.97 },
  'achter de struik': { y: 0.46 },
  'voor de struik': { y: 0.97 },
  'achter de tent': { y: 0.42 },
  'voor de tent': { y: 0.97 },
}
/** The edge of what one can be behind. */
export const RAND: Readonly<Record<Baken, number>> = {
  boom: 0,
  water: 0,
  rots: 0.375,
  struik: 0.46,
  tent: 0.42,
}
/** The part of an animal that is hidden behind something. */
const VERBORGEN = 0.3

/** Parts are wide or narrow, by how many stand beside each other there. */
const [SMAL, BREED] = [2, 4]
/** A part is at most so much wider than it is high; what is left of its row is open land, left and right by turns. */
const BREEDST: Readonly<Record<number, number>> = { [SMAL]: 2.1, [BREED]: 3.2 }
const UITWIJK = [0.28, 0.74, 0.46] as const

/** Returns how wide a part is beside others, by how many stand beside each other there. */
const deelVoor = (aantal: number): number => (aantal > 2 ? BREED : SMAL)

/** Returns by how much a row is divided; one narrow part does not fill it. */
const somVan = (delen: readonly number[]): number =>
  Math.max(
    delen.reduce((een, ander) => een + ander, 0),
    SMAL * 2,
  )

/** Returns the parts in rows; a row with fewer or narrower ones does not fill its width. */
function weidenVan(
  rijen: readonly number[],
  delen: readonly number[],
  { w, h }: Pick<Vak, 'w' | 'h'>,
): readonly Vak[] {
  const hoog = h / rijen.length
  const over = [...delen]
  return rijen.flatMap((n, rij) => {
    const eigen = over.splice(0, n)
    const som = somVan(eigen)
    let x = (w - (w * eigen.reduce((een, ander) => een + ander, 0)) / som) / 2
    return eigen.map((deel, i) => {
      const ruimte = (w * deel) / som
      const breed = Math.min(ruimte, hoog * (BREEDST[deel] ?? 2))
      const uitwijk = (ruimte - breed) * (UITWIJK[(rij + i) % UITWIJK.length] ?? 0.5)
      x += ruimte
      return { x: x - ruimte + uitwijk, y: rij * hoog, w: breed, h: hoog }
    })
  })
}

/** Returns the least width of a row of parts, in px: a finger must be able to point at each of those beside each other. */
function krapsteVan(aantallen: readonly number[]): number {
  const som = somVan(aantallen.map(deelVoor))
  const nodig = aantallen.map((n) => ((UITEEN * (n - 1) + 2 * MARGE) * som) / deelVoor(n))
  return Math.max(aantallen.length * KLEINST.w, ...nodig)
}

/** Returns the largest scale at which as many animals as there are stand beside each other in each part. */
const schaalIn = (vakken: readonly Vak[], aantallen: readonly number[]): number =>
  Math.min(
    ...vakken.map(({ w, h }, i) =>
      Math.min(
        h / EENHEID.h,
        w / (2 * EENHEID.rand + EENHEID.dier * (Math.max(2, aantallen[i] ?? 1) - 1)),
      ),
    ),
  )

interface Verdeling {
  readonly w: number
  readonly h: number
  readonly s: number
  readonly vakken: readonly Vak[]
}

/** Lays out the parts so that animals are as large as can be. */
function divide(aantallen: readonly number[], ruimte: Pick<Vak, 'w' | 'h'>): Verdeling {
  const delen = aantallen.map(deelVoor)
  const keuzes = (INDELINGEN[delen.length] ?? [[delen.length]]).map((rijen): Verdeling => {
    const over = [...aantallen]
    const w = Math.max(ruimte.w, ...rijen.map((n) => krapsteVan(over.splice(0, n))))
    const h = Math.max(ruimte.h, rijen.length * KLEINST.h)
    const vakken = weidenVan(rijen, delen, { w, h })
    // What does not fit the screen is seen by moving over it, which is worth less, and cuts off who stands at its edge.
    const deel = (ruimte.w / w) * (ruimte.h / h)
    return { w, h, s: schaalIn(vakken, aantallen) * (deel < 1 ? deel * AFGESNEDEN : 1), vakken }
  })
  const beste = keuzes.reduce((een, ander) => (ander.s > een.s ? ander : een))
  return { ...beste, s: schaalIn(beste.vakken, aantallen) }
}

/** Moves places of one row apart, within a width. */
function spread(xs: readonly number[], breed: number, s: number): readonly number[] {
  const over = (breed - UITEEN * (xs.length - 1)) / 2
  const rand = Math.min(EENHEID.rand * s, breed / 4, Math.max(MARGE, over))
  const stap = Math.max(
    UITEEN,
    Math.min(EENHEID.dier * s, (breed - 2 * rand) / Math.max(1, xs.length - 1)),
  )
  const uit: number[] = []
  for (const x of xs) uit.push(Math.max(x, (uit.at(-1) ?? rand - stap) + stap))
  for (let i = uit.length - 1, grens = breed - rand; i >= 0; i -= 1, grens -= stap)
    uit[i] = Math.min(uit[i] ?? 0, grens)
  return uit
}

/** Returns where the animals of one place stand, from left to right. */
function plaatsenIn(
  weide: Weide,
  dieren: readonly Dier[],
  { s, begin, breed, hoog }: { s: number; begin: number; breed: number; hoog: Hoog },
): readonly Standplaats[] {
  const opRij = dieren.toSorted((een, ander) => een.cel.kolom - ander.cel.kolom)
  const xs = spread(
    opRij.map(({ cel }) => ((cel.kolom - begin + 0.5) / breed) * weide.w),
    weide.w,
    s,
  )
  return opRij.map((dier, i) => {
    const voet = VOETEN[dier.plek]
    const lang = hoog(dier) * s
    const isAchter = dier.plek.startsWith('achter')
    const y =
      weide.y +
      weide.h * (voet.y + (voet.stap ?? 0) * ((i % 2) - 0.5)) +
      (isAchter ? lang * VERBORGEN : 0)
    const x = weide.x + (xs[i] ?? weide.w / 2)
    return { dier, x, y, hart: { x, y: y - lang * (isAchter ? 0.68 : 0.56) } }
  })
}

/** How high an animal is, in its own units. */
type Hoog = (dier: Dier) => number

/** Lays out the land of a scene in a part of the screen. Pure. */
export function makeLand(savanne: Savanne, ruimte: Pick<Vak, 'w' | 'h'>, hoog: Hoog): Land {
  const { bakens, dieren } = savanne
  const aantallen = bakens.map(({ wat }) => {
    const hier = dieren.filter(({ plek }) => PLEKKEN[plek].baken === wat)
    return Math.max(
      0,
      ...Object.values(Object.groupBy(hier, ({ plek }) => plek)).map(({ length }) => length),
    )
  })
  const { w, h, s, vakken } = divide(aantallen, ruimte)
  const weiden = bakens.flatMap(({ wat }, i) => {
    const vak = vakken[i]
    return vak ? [{ wat, ...vak }] : []
  })
  const plaatsen = bakens.flatMap(({ wat, kolom, breed }) => {
    const weide = weiden.find((een) => een.wat === wat)
    const hier = dieren.filter(({ plek }) => PLEKKEN[plek].baken === wat)
    const perPlek = Object.values(Object.groupBy(hier, ({ plek }) => plek))
    return weide
      ? perPlek.flatMap((groep) => plaatsenIn(weide, groep, { s, begin: kolom, breed, hoog }))
      : []
  })
  return {
    w,
    h,
    s,
    isHeel: w <= ruimte.w && h <= ruimte.h,
    weiden,
    plaatsen: plaatsen.toSorted((een, ander) => een.y - ander.y),
  }
}
