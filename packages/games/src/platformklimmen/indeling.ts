import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Rad } from './rad.ts'
import { rowsOf, type Rij } from './rijen.ts'
import { KNOP, KNOPPEN_KRAP, KRAP, makeVelden, perk, RAND } from './velden.ts'
import type { Velden } from './velden.ts'

/** What there is to lay out: the words, and how large the pupil reads, 1 for usual letters. */
export interface Inhoud {
  readonly stenen: readonly string[]
  readonly zin: readonly string[]
  readonly schaal: number
}

export interface Indeling {
  readonly w: number
  readonly h: number
  /** The scale of everything small, relative to a screen 800 high. */
  readonly k: number
  /** The story so far. */
  readonly verhaal: Vak
  /** The line on which the flags and bells of the floors hang. */
  readonly slinger: Vak
  /** The bridge, in which the sentence comes to lie. */
  readonly brug: Vak
  /** The size of the letters in the bridge, and on the stones. */
  readonly maat: { readonly brug: number; readonly steen: number }
  readonly stenen: readonly Vak[]
  /** The stones that stand beside each other, from the top. */
  readonly rijen: readonly (readonly number[])[]
  /** How far apart the rows are. */
  readonly stap: number
  /** The buttons beside the hero on the floor. */
  readonly knoppen: Vak
  /** The floor on which the hero begins, where it stands, and the spring beside it. */
  readonly grond: number
  readonly start: number
  readonly veer: number
  readonly toren: { readonly x: number; readonly w: number }
  /** The scale of the hero. */
  readonly s: number
  /** The mill on which the stones hang, with the buttons that turn it; null where they stand in rows. */
  readonly molen: Molenplan | null
}

/** A mill as it is laid out. */
interface Molenplan {
  readonly rad: Rad
  /** The buttons that turn it: anticlockwise and clockwise. */
  readonly draai: readonly [Vak, Vak]
}

/** A hero is this high at scale 1. */
const HELD = 190
/** How much of the height between two rows a hero takes. */
const HELD_DEEL = 1.15
/** The part of the air between two rows that is over a row; the rest leaves the hero on the floor its room. */
const BOVEN = 0.45
/** The buttons leave the hero on the floor this much room, at the scale that it has at most for them. */
const NAAST_HELD = { px: 150, meest: 0.5 } as const

/** How the letters are chosen: as large as fits with this much air between the rows, and not below `minst`. */
interface Proef {
  readonly lucht: number
  readonly minst: number
}
/** First with room for the hero between the rows, then with less, then as it comes. */
const PROEVEN: readonly Proef[] = [
  { lucht: 46, minst: 21 },
  { lucht: 26, minst: 18 },
  { lucht: 5, minst: 13 },
]
/** The smallest letters there are. */
export const KLEINST = 13

interface Gepast {
  readonly maat: Indeling['maat']
  readonly brug: readonly Rij[]
  readonly rijen: readonly Rij[]
  readonly steenHoog: number
  readonly brugHoog: number
}

/** Returns the height of a plank of the bridge with letters of this size. */
export const plankHoog = (maat: number): number => Math.round(maat * 1.42 + 6)

/** Returns the rows of bridge and stones in letters of a size. */
function fitAt(steen: number, { stenen, zin }: Inhoud, breed: number): Gepast {
  const brug = Math.max(KLEINST, Math.round(steen * 0.92))
  const planken = rowsOf(zin, { maat: brug, breed: breed - 16, rand: 14, tussen: 5, minst: 30 })
  return {
    maat: { brug, steen },
    brug: planken,
    rijen: rowsOf(stenen, { maat: steen, breed, rand: 22, tussen: 8, minst: 56 }),
    steenHoog: Math.max(48, Math.round(steen * 1.5 + 10)),
    brugHoog: planken.length * (plankHoog(brug) + 4) + 8,
  }
}

/** Returns the largest letters with which everything fits in the height that there is; null where not even the smallest do. */
function chooseMaat(inhoud: Inhoud, { w, h }: Vak, beneden: number): Gepast | null {
  const grootst = Math.round(perk(Math.min(w / 13, h / 15), 19, 44) * inhoud.schaal)
  for (const { lucht, minst } of PROEVEN) {
    for (let maat = grootst; maat >= minst; maat -= 1) {
      const gepast = fitAt(maat, inhoud, w)
      const hoog = gepast.brugHoog + gepast.rijen.length * (gepast.steenHoog + lucht) + beneden
      if (hoog <= h && gepast.rijen.every(({ breed }) => breed <= w)) return gepast
    }
  }
  return null
}

/** The field, what hangs over it, and what lies on it. */
interface Vulling {
  readonly velden: Velden
  readonly ruim: Vak
  readonly beneden: number
  readonly gepast: Gepast
}

/** Fills the screen: first as it looks best, and where that is too much, without anything that can be missed. */
function fillScreen(w: number, h: number, inhoud: Inhoud): Vulling {
  const proef = (krap: boolean) => {
    const velden = makeVelden(w, h, { schaal: inhoud.schaal, krap })
    const { veld, knop } = velden
    const slinger = velden.krap || veld.h < KRAP ? 0 : perk(veld.h * 0.07, 22, 44)
    const beneden = velden.krap ? 10 : knop + 14
    const ruim: Vak = { ...veld, y: veld.y + slinger, h: veld.h - slinger }
    return { velden, ruim, beneden, gepast: chooseMaat(inhoud, ruim, beneden) }
  }
  const gewoon = proef(false)
  if (gewoon.gepast) return { ...gewoon, gepast: gewoon.gepast }
  const krap = proef(true)
  return { ...krap, gepast: krap.gepast ?? fitAt(KLEINST, inhoud, krap.ruim.w) }
}

/** Puts the stones of a row beside each other with equal air, alternately a little higher and lower. */
function layRij(
  { woorden, maten }: Rij,
  veld: Vak,
  { y, h, op }: { y: number; h: number; op: number },
) {
  const vrij = veld.w - maten.reduce((som, maat) => som + maat, 0)
  const lucht = vrij / (woorden.length + 1)
  let x = veld.x + lucht
  return maten.map((w, i): Vak => {
    const vak = { x, y: y + (i % 2 === 0 ? -op : op), w, h }
    x += w + lucht
    return vak
  })
}

/** Lays out one floor of the tower for any screen, any words and any size of letters. Pure. */
export function classify(w: number, h: number, inhoud: Inhoud): Indeling {
  const k = perk(Math.min(h / 800, w / 900), 0.5, 1.4)
  const { velden, ruim, beneden, gepast } = fillScreen(w, h, inhoud)
  const { veld, verhaal, knop, krap } = velden
  const { maat, rijen, steenHoog, brugHoog } = gepast
  const brug: Vak = { x: veld.x, y: ruim.y, w: veld.w, h: brugHoog }
  const begin = brug.y + brugHoog
  const grond = veld.y + veld.h - 6
  const aantal = Math.max(1, rijen.length)
  const stap = (grond + 6 - beneden - begin) / aantal
  const lucht = Math.max(0, stap - steenHoog)
  const op = perk(lucht * 0.16, 0, 14)
  const stenen = rijen.flatMap((rij, nr) =>
    layRij(rij, veld, { y: begin + nr * stap + lucht * BOVEN, h: steenHoog, op }),
  )
  let eerste = 0
  const nummers = rijen.map(({ woorden }) => woorden.map(() => eerste++))
  const vrij = beneden + lucht * (1 - BOVEN) - op
  const s = perk((Math.min(stap, vrij) * HELD_DEEL) / HELD, 0.3, 0.72)
  const start = veld.x + 46 * s + 14
  const naast = NAAST_HELD.px * Math.min(s, NAAST_HELD.meest)
  return {
    w,
    h,
    k,
    verhaal,
    slinger: { x: veld.x, y: veld.y, w: veld.w, h: ruim.y - veld.y },
    brug,
    maat,
    stenen,
    rijen: nummers,
    stap,
    knoppen: krap
      ? { x: verhaal.x + verhaal.w + 4, y: verhaal.y, w: KNOPPEN_KRAP, h: KNOP }
      : {
          x: start + naast,
          y: h - RAND - knop - 2,
          w: veld.x + veld.w - start - naast,
          h: knop,
        },
    grond,
    start,
    veer: start + 96 * s,
    toren: { x: veld.x + (w < 600 ? 6 : 24), w: veld.w - (w < 600 ? 12 : 48) },
    s,
    molen: null,
  }
}
