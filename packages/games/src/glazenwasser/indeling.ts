import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { keuzeMaat, type Keuzemaat } from './keuzevak.ts'
import { HUIZEN, verdeel } from './ladder.ts'

/** The hour at which each stage is played: another light, another street. */
export type Uur = 'dag' | 'avond' | 'nacht'

export interface Huis {
  readonly x: number
  readonly w: number
  /** The highest point of the gable, its underside (the cornice), and the street. */
  readonly nok: number
  readonly lijst: number
  readonly voet: number
  readonly stijl: number
}

export interface Indeling {
  readonly w: number
  readonly h: number
  /** The scale of everything small, relative to a screen 800 high. */
  readonly k: number
  readonly huizen: readonly Huis[]
  /** The windows with words, in the order of their places. */
  readonly ramen: readonly Vak[]
  /** Windows of the same size that belong to the scenery. */
  readonly sier: readonly Vak[]
  /** The edge of the quay, and the height of a ground floor. */
  readonly kade: number
  readonly begane: number
  /** The scale of the hero, so that the face stays below the word. */
  readonly held: number
  /** The cellar window, in the plinth of the first house. */
  readonly kelder: Vak
  /** How the tools stand at a window; null where they stand in the bar. */
  readonly keuze: Keuzemaat | null
  readonly uur: Uur
}

interface Rooster {
  readonly huizen: number
  readonly kolommen: number
  readonly rijen: number
  /** The styles in which its houses are built. */
  readonly stijlen: readonly number[]
  /** The room between two rows of windows, unscaled. */
  readonly tussen?: number
  /** How much broader the canal is than elsewhere, unscaled. */
  readonly water?: number
}

const DAG = [0, 1, 2] as const
const AVOND = [4, 5, 3] as const
const NACHT = [6, 7] as const

const ROOSTERS: readonly Rooster[] = [
  { huizen: 3, kolommen: 2, rijen: 2, stijlen: DAG },
  { huizen: 2, kolommen: 2, rijen: 3, stijlen: DAG },
  { huizen: 1, kolommen: 3, rijen: 4, stijlen: DAG },
  { huizen: 2, kolommen: 3, rijen: 2, stijlen: DAG },
]
/** The street of the ladder always has three houses of four windows. */
const LADDER_ROOSTERS: readonly Rooster[] = [
  { huizen: HUIZEN, kolommen: 2, rijen: 2, stijlen: AVOND },
  { huizen: HUIZEN, kolommen: 1, rijen: 4, stijlen: AVOND, tussen: 32 },
]
/** By night the street is two broad houses, or one, along a broader canal. */
const NACHT_ROOSTERS: readonly Rooster[] = [
  { huizen: 2, kolommen: 3, rijen: 2, stijlen: NACHT, water: 46 },
  { huizen: 1, kolommen: 3, rijen: 4, stijlen: NACHT, water: 26 },
]
const ALLE_ROOSTERS: Readonly<Record<Uur, readonly Rooster[]>> = {
  dag: ROOSTERS,
  avond: LADDER_ROOSTERS,
  nacht: NACHT_ROOSTERS,
}

/** Rounds to an even number: whole device pixels on every screen, even at 1.5 per pixel. */
const even = (v: number): number => Math.round(v / 2) * 2

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

interface Proef {
  readonly rooster: Rooster
  readonly indeling: Omit<Indeling, 'ramen' | 'sier' | 'held' | 'kelder' | 'keuze' | 'uur'> & {
    readonly vakken: readonly Vak[]
  }
  readonly maat: number
}

/** The room for the tools, under the street. */
const KIST = 70

/** Returns the height of the bar at the top, which takes two rows on a narrow screen. */
function balkHoogte(w: number, h: number): number {
  return w < 600 ? 130 : h < 480 ? 66 : 76
}

function huizenVan(rooster: Rooster, w: number, h: number): { huizen: Huis[]; k: number } {
  const k = perk(Math.min(h / 800, w / 620), 0.5, 1.5)
  const staand = h > w
  const marge = w > 700 ? (staand ? 16 : 30) * k : 12
  const breed = (w - 2 * marge) / rooster.huizen
  const gevel = (h < 560 ? 62 : staand ? 106 : 112) * k
  const kade = h - Math.max(KIST, 84 * k) - (rooster.water ?? 0) * k
  const nok = balkHoogte(w, h) + 4
  const huizen = Array.from({ length: rooster.huizen }, (_, i): Huis => {
    const lijst = nok + gevel + (rooster.huizen > 1 ? ([6, 0, 10][i] ?? 0) : 0)
    return {
      x: marge + i * breed + 4,
      w: breed - 8,
      nok,
      lijst,
      voet: kade,
      stijl: rooster.stijlen[i] ?? 0,
    }
  })
  return { huizen, k }
}

function attempt(rooster: Rooster, w: number, h: number): Proef {
  const { huizen, k } = huizenVan(rooster, w, h)
  const kade = huizen[0]?.voet ?? h
  const begane = (h < 560 ? 76 : h > w ? 106 : 112) * k
  const onder = kade - begane
  const boven = Math.max(...huizen.map((huis) => huis.lijst)) + 16 * k
  const rij = (onder - boven) / rooster.rijen
  const breed = huizen[0]?.w ?? w
  const tussen = perk(breed * 0.05, 8, 26)
  const top = 190 * Math.max(1, k)
  const rw = perk((breed - tussen * (rooster.kolommen + 1)) / rooster.kolommen - 16, 44, top)
  const rh = perk(rij - (rooster.tussen ?? 42) * k, 40, top)
  const ruimte = (breed - rooster.kolommen * rw) / (rooster.kolommen + 1)
  // The only column of a house stands towards the middle of the street, where long words have room.
  const naarMidden = rooster.kolommen === 1 ? Math.min(10, ruimte - 6) : 0
  const vakken = huizen.flatMap((huis, nr) =>
    Array.from({ length: rooster.rijen * rooster.kolommen }, (_, i): Vak => {
      const r = Math.floor(i / rooster.kolommen)
      const c = i % rooster.kolommen
      return {
        x: even(huis.x + ruimte + c * (rw + ruimte) + (1 - nr) * naarMidden),
        y: even(boven + r * rij + (rij - rh) / 2 - 4 * k),
        w: even(rw),
        h: even(rh),
      }
    }),
  )
  return {
    rooster,
    indeling: { w, h, k, huizen, kade, begane, vakken },
    maat: Math.min(rw, rh * 1.2),
  }
}

/**
 * Returns which of twelve windows become scenery when there are fewer words: the lower corners first, then the upper
 * ones.
 */
function sierVolgorde(vakken: readonly Vak[], w: number): readonly number[] {
  const hoek = (x: number, onder: number) => (vak: Vak) =>
    Math.abs(vak.x + vak.w / 2 - x) - onder * vak.y * 3
  const uit: number[] = []
  for (const afstand of [hoek(0, 1), hoek(w, 1), hoek(0, -1), hoek(w, -1)]) {
    const vrij = vakken.map((_, i) => i).filter((i) => !uit.includes(i))
    const beste = vrij.toSorted((a, b) => {
      const [va, vb] = [vakken[a], vakken[b]]
      return va && vb ? afstand(va) - afstand(vb) : 0
    })[0]
    if (beste !== undefined) uit.push(beste)
  }
  return uit
}

/** Returns where the cellar window is: beside the door of the first house, away from the tree and the bicycle. */
function kelderVan(huizen: readonly Huis[], k: number): Vak {
  const { x, w, voet } = huizen[0] ?? { x: 0, w: 200, voet: 0 }
  const vrij = w / 2 - 45 * k
  const breed = Math.max(26, Math.min(60 * k, vrij - 6 * k))
  const hoog = breed * 0.62
  const midden = huizen.length > 1 ? x + w - vrij / 2 : x + vrij / 2
  return { x: midden - breed / 2, y: voet - hoog, w: breed, h: hoog }
}

/** Divides the windows over words and scenery as the ladder does: each house has its own, the last of it without a word. */
function deelPerHuis(vakken: readonly Vak[], aantal: number): ReadonlySet<number> {
  const perHuis = vakken.length / HUIZEN
  const woorden = verdeel(aantal)
  return new Set(
    vakken.flatMap((_, i) => (i % perHuis < (woorden[Math.floor(i / perHuis)] ?? 0) ? [] : i)),
  )
}

function layOut([w, h]: readonly [number, number], aantal: number, uur: Uur): Indeling {
  const proeven = ALLE_ROOSTERS[uur].map((rooster) => attempt(rooster, w, h))
  // A layout further down the list must be clearly better, because three houses make the best street.
  const beste = proeven.reduce((a, b) => (b.maat > a.maat * 1.1 ? b : a))
  const { vakken, ...rest } = beste.indeling
  const over = Math.max(0, vakken.length - aantal)
  const sier =
    uur === 'avond' ? deelPerHuis(vakken, aantal) : new Set(sierVolgorde(vakken, w).slice(0, over))
  const raamHoogte = vakken[0]?.h ?? 100
  return {
    ...rest,
    ramen: vakken.filter((_, i) => !sier.has(i)),
    sier: vakken.filter((_, i) => sier.has(i)),
    // On a ladder the hero stands beside the word, not below it.
    held: perk((raamHoogte + (uur === 'avond' ? 14 : -16)) / 172, 0.34, 1.2),
    kelder: kelderVan(rest.huizen, rest.k),
    keuze: keuzeMaat(vakken),
    uur,
  }
}

type Lay = (w: number, h: number, aantal: number) => Indeling

/** Lays out the street for any screen, with as many houses side by side as make the windows largest. Pure. */
export const classify: Lay = (w, h, aantal) => layOut([w, h], aantal, 'dag')

/** Lays out the street of the ladder, in the evening: three houses on any screen. Pure. */
export const classifyAvond: Lay = (w, h, aantal) => layOut([w, h], aantal, 'avond')

/** Lays out the street by night, along a broad canal. Pure. */
export const classifyNacht: Lay = (w, h, aantal) => layOut([w, h], aantal, 'nacht')

/** How the street of each hour is laid out. */
export const INDELINGEN: Readonly<Record<Uur, Lay>> = {
  dag: classify,
  avond: classifyAvond,
  nacht: classifyNacht,
}
