import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { TORENS } from './kasteel.ts'

/** onder: the keys under the picture. naast: beside it, on a low screen. breed: under a picture as wide as the screen. */
export type Opstelling = 'onder' | 'naast' | 'breed'

/** Where the castle stands. */
export interface Bouwplaats {
  readonly x: number
  /** The ground. */
  readonly y: number
  /** From one tower to the next, and how wide one is. */
  readonly stap: number
  readonly breed: number
  /** How high a floor is, and how many there may be. */
  readonly laag: number
  readonly lagen: number
}

export interface Indeling {
  readonly w: number
  readonly h: number
  /** The scale of everything small, relative to a screen 800 high. */
  readonly k: number
  readonly opstelling: Opstelling
  /** The picture above or beside the keys. */
  readonly beeld: Vak
  readonly kasteel: Bouwplaats
  /** The sky above the castle: who aims there shoots over it; the rule of a mistake is read there. */
  readonly lucht: Vak
  /** The barrel with the fuse before it. */
  readonly kanon: Vak
  /** By which the rings of the barrel and the fuse are measured: its height, where it holds a word. */
  readonly ring: number
  readonly toetsen: Vak
  /** How high a key is. */
  readonly toets: number
  /** Where a word is heard again, and under it the vane. */
  readonly oor: Vak
  /** The feet of the hero, and its scale. */
  readonly held: { readonly x: number; readonly y: number; readonly s: number }
  /** Where a shot leaves the barrel. */
  readonly mond: { readonly x: number; readonly y: number }
}

/** The marks of sentences beside the keys: how wide they are, and how far from them. */
export const BLOK = { w: 128, om: 12 } as const

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

const RAND = 8
const GAT = 6
/** The least and most height of a key. */
const TOETS = { krap: 44, minst: 48, meest: 74 } as const
/** A screen that is lower than this and not wide has no room to spare. */
const KRAP = 620
/** The room for the sentence about an answer, where the screen is high enough for it. */
const onderRand = (h: number): number => (h > 700 ? 60 : 6)

/** Returns the height of the bar at the top, which takes two rows on a narrow screen. */
const balk = (w: number, h: number): number => (w < 600 ? 128 : h < 480 ? 66 : 76)

/** How the screen of a stage is divided. */
export interface Vraag {
  /** How many rows of keys there are, and how many floors a tower may have. */
  readonly rijen: number
  readonly lagen: number
  /** Whether sentences are written too, of which the marks stand beside the keys where there is most room. */
  readonly zinnen?: boolean
}

function chooseOpstelling(w: number, h: number): Opstelling {
  if (w < 560 || w <= h * 1.05) return 'onder'
  return w >= 760 && h >= 560 ? 'breed' : 'naast'
}

/** Where picture, barrel and keys are. */
type Verdeling = Pick<Indeling, 'opstelling' | 'beeld' | 'kanon' | 'toetsen' | 'toets'>

/** Returns how high a key is where rows of keys may take so much of a screen. */
const toetsHoog = (vrij: number, rijen: number, minst: number = TOETS.minst): number =>
  Math.floor(perk(vrij / rijen - GAT, minst, TOETS.meest))

/** How high all keys are together. */
const hoogVan = (toets: number, rijen: number): number => rijen * (toets + GAT) - GAT

function deelOnder(w: number, h: number, { rijen }: Vraag): Verdeling {
  const top = balk(w, h)
  const breed = Math.min(w - 2 * RAND, 780)
  const toets = toetsHoog((h - top) * 0.4, rijen, h < KRAP ? TOETS.krap : TOETS.minst)
  const hoog = hoogVan(toets, rijen)
  const kanon = perk(h * 0.085, 52, 104)
  const y = h - onderRand(h) - hoog
  const x = (w - breed) / 2
  return {
    opstelling: 'onder',
    toets,
    toetsen: { x, y, w: breed, h: hoog },
    kanon: { x, y: y - kanon - 22, w: breed - 14, h: kanon },
    beeld: { x: 0, y: top, w, h: y - kanon - 28 - top },
  }
}

function deelNaast(w: number, h: number, { rijen }: Vraag): Verdeling {
  const top = balk(w, h)
  const breed = w * 0.56
  const kanon = perk(h * 0.15, 54, 80)
  const vrij = h - top - kanon - 26 - onderRand(h)
  const toets = toetsHoog(vrij, rijen)
  const hoog = Math.min(vrij + 4, hoogVan(toets, rijen))
  const y = top + kanon + 18
  return {
    opstelling: 'naast',
    toets,
    toetsen: { x: RAND, y, w: breed - 2 * RAND, h: hoog },
    kanon: { x: RAND, y: top + 6, w: breed - 2 * RAND - 8, h: kanon },
    beeld: { x: breed, y: top, w: w - breed, h: h - top - 6 },
  }
}

function deelBreed(w: number, h: number, { rijen, zinnen = false }: Vraag): Verdeling {
  const top = balk(w, h)
  const blok = zinnen ? BLOK.w + BLOK.om : 0
  const breed = Math.min(w - 40 - blok, 900)
  const toets = toetsHoog((h - top) * 0.4, rijen)
  const hoog = hoogVan(toets, rijen)
  const y = h - onderRand(h) - hoog
  const kanon = perk(h * 0.115, 66, 108)
  const x = w * 0.06
  return {
    opstelling: 'breed',
    toets,
    toetsen: { x: Math.min((w - breed) / 2, w - 20 - blok - breed), y, w: breed, h: hoog },
    kanon: { x, y: y - kanon - perk(h * 0.05, 22, 48), w: perk(w * 0.47, 400, 720), h: kanon },
    beeld: { x: 0, y: top, w, h: y - 14 - top },
  }
}

const DEEL = { onder: deelOnder, naast: deelNaast, breed: deelBreed } as const

/** How wide the column is in which the hero stands and the word is heard again, beside the castle. */
const zuilVan = (breed: number): number => perk(breed * 0.14, 62, 116)
/** Towers do not touch: the rest of their step is between them. */
const TOREN = 0.9
/** The part of the picture that is sky over the castle, and the least of it. */
const HEMEL = { deel: 0.25, minst: 55 } as const

/** Returns where the castle stands, and the sky over it. */
function layKasteel({ opstelling, beeld, kanon }: Verdeling, k: number, lagen: number) {
  const links =
    opstelling === 'breed'
      ? Math.max(beeld.w * 0.56, kanon.x + kanon.w + 26)
      : beeld.x + zuilVan(beeld.w)
  const rechts = beeld.x + beeld.w - (opstelling === 'breed' ? 24 : RAND)
  const hemel = Math.max(HEMEL.minst, beeld.h * HEMEL.deel)
  const voet = opstelling === 'breed' ? 34 * k : perk(beeld.h * 0.07, 6, 26)
  const laag = (beeld.h - hemel - voet) / lagen
  const stap = Math.min((rechts - links) / TORENS, Math.max(laag * 2.1, 150))
  const breed = stap * TORENS
  const x =
    opstelling === 'breed'
      ? rechts - breed - (rechts - links - breed) * 0.4
      : links + (rechts - links - breed) / 2
  const y = beeld.y + beeld.h - voet
  return {
    kasteel: { x, y, stap, breed: stap * TOREN, laag, lagen },
    lucht: { x, y: beeld.y + 2, w: breed, h: hemel - 6 },
  }
}

/** Returns where the hero stands, and above it the button that says the word. */
function layHeld({ opstelling, beeld, kanon }: Verdeling): Pick<Indeling, 'held' | 'oor'> {
  if (opstelling === 'breed') {
    const s = perk((kanon.y - beeld.y) / 250, 0.5, 1.25)
    const x = kanon.x + kanon.w * 0.3
    return {
      held: { x, y: kanon.y + kanon.h * 0.42, s },
      oor: { x: x - 122 * s, y: Math.max(beeld.y + 6, kanon.y - 150 * s), w: 70, h: 70 },
    }
  }
  const zuil = zuilVan(beeld.w)
  const s = perk(Math.min((beeld.h - 120) / 190, zuil / 100), 0.36, 1.1)
  const x = beeld.x + Math.max(zuil * 0.38, 56 * s)
  return {
    held: { x, y: beeld.y + beeld.h + 2, s },
    oor: { x: beeld.x + 5, y: beeld.y + 4, w: 56, h: 74 },
  }
}

/** Lays out castle, barrel, hero and keys for any screen. Pure. */
export function classify(w: number, h: number, vraag: Vraag): Indeling {
  const k = perk(Math.min(h / 800, w / 900), 0.5, 1.4)
  const verdeling = DEEL[chooseOpstelling(w, h)](w, h, vraag)
  const { kanon } = verdeling
  return {
    w,
    h,
    k,
    ...verdeling,
    ring: kanon.h,
    ...layKasteel(verdeling, k, vraag.lagen),
    ...layHeld(verdeling),
    mond: { x: kanon.x + kanon.w - 4, y: kanon.y + kanon.h * 0.36 },
  }
}

/** Returns the place of a part of the castle: a tower, and a floor from 0. */
export const deelVak = (
  { kasteel }: Pick<Indeling, 'kasteel'>,
  toren: number,
  laag: number,
): Vak => ({
  x: kasteel.x + toren * kasteel.stap + (kasteel.stap - kasteel.breed) / 2,
  y: kasteel.y - (laag + 1) * kasteel.laag,
  w: kasteel.breed,
  h: kasteel.laag,
})

/** Returns the place of a whole tower, from the ground to as high as it may become. */
export const torenVak = ({ kasteel }: Pick<Indeling, 'kasteel'>, toren: number): Vak => ({
  x: kasteel.x + toren * kasteel.stap,
  y: kasteel.y - kasteel.lagen * kasteel.laag,
  w: kasteel.stap,
  h: kasteel.lagen * kasteel.laag,
})

/** Returns the tower at a place of the screen, or null beside the castle. */
export function torenBij(
  { kasteel, lucht }: Pick<Indeling, 'kasteel' | 'lucht'>,
  x: number,
): number | null {
  const nr = Math.floor((x - kasteel.x) / kasteel.stap)
  return nr >= 0 && nr < TORENS && lucht.w > 0 ? nr : null
}
