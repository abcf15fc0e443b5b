import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Plek, Zwembad } from '@letterhaven/game-kit/onderdelen/zwemmer'

/** Where a fish swims, and to which side it looks: 1 is right. */
export interface Visplek extends Plek {
  readonly kant: 1 | -1
}

export interface Indeling {
  readonly w: number
  readonly h: number
  /** The scale of everything small, relative to a screen 800 high. */
  readonly k: number
  /** Whether the screen is so small that words and buttons go below each other, and are scrolled. */
  readonly isKrap: boolean
  /** Where the bar at the top ends. */
  readonly balk: number
  /** Where the word is heard or seen. */
  readonly bord: Vak
  readonly vissen: readonly Visplek[]
  /** The size of a letter fish. */
  readonly vis: { readonly w: number; readonly h: number }
  /** The height of a scale with its letter, in px. */
  readonly schub: number
  /** Where the hero waits, and its size before it has eaten. */
  readonly held: Plek & { readonly maat: number }
  readonly bad: Zwembad
  /** What the dome of the hero stays below: the bar, or a board that is as broad as the screen. */
  readonly dak: number
  /** Where the sand begins. */
  readonly zand: number
  /** The middle of the chain of words, and how wide it may be. */
  readonly ketting: { readonly y: number; readonly breed: number }
  readonly klaar: Vak
  readonly over: Vak
  /** Where the current is turned. */
  readonly stroom: Vak
  /** Where the wreck lies: the middle of its keel, and its scale. */
  readonly wrak: Plek & { readonly k: number }
}

/** The hero as it is painted, measured from its middle: the mouth, and how far the hero reaches. */
export const HELD = { mond: 118, breed: 160, boven: 218, onder: 100 } as const
/** How much larger a hero that has eaten everything is. */
export const GROEI = 0.5
const VIS = { w: 184, h: 116 } as const
const MEESTE_PATRIJSPOORTEN = 12
/** No button is smaller, in px. */
const VINGER = 48
const KNOP = { w: 144, h: 56 } as const
/** The wheel of the current is no larger, in px. */
const RAD_MEEST = 64
const OVER = { w: 108, h: VINGER } as const

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** Returns the height of the bar at the top, which takes two rows on a narrow screen. */
const balkHoogte = (w: number, h: number): number => (w < 600 ? 130 : h < 480 ? 66 : 76)

interface Water {
  readonly w: number
  readonly h: number
  readonly boven: number
  readonly zand: number
}

/** A place as fractions of the width and of the height of the water. */
type Deel = readonly [x: number, y: number]

const LINKS: readonly Deel[] = [
  [0.082, 0.17],
  [0.222, 0.3],
  [0.078, 0.56],
  [0.214, 0.74],
]
const RECHTS: readonly Deel[] = [
  [0.778, 0.3],
  [0.918, 0.17],
  [0.786, 0.74],
  [0.922, 0.56],
]

/** Places the fish at both sides, so that the hero has the middle. */
const besideHero = ({ w, boven, zand }: Water): readonly Visplek[] =>
  [...LINKS, ...RECHTS].map(([x, y], i) => ({
    x: x * w,
    y: boven + y * (zand - boven),
    kant: i < LINKS.length ? 1 : -1,
  }))

/** Places the fish in a row above the hero and one below it, each a little askew. */
function aroundHero({ w, boven, zand }: Water, hoog: number): readonly Visplek[] {
  const scheef = Math.min(14, (zand - boven) * 0.02)
  const rijen = [boven + hoog / 2 + scheef, zand - hoog / 2 - scheef]
  return rijen.flatMap((y, rij) =>
    [0.135, 0.38, 0.62, 0.865].map((x, i): Visplek => ({
      x: x * w,
      y: y + ((i + rij) % 2 === 0 ? -scheef : scheef),
      kant: i < 2 ? 1 : -1,
    })),
  )
}

/** What depends on the shape of the screen. */
interface Vorm {
  /** The height of the sand, and of the middle of the chain, above the lower edge. */
  readonly zand: number
  readonly ketting: number
  /** The width of a fish relative to the screen. */
  readonly vis: number
  readonly ligt: boolean
  readonly wrak: { readonly x: number; readonly k: number }
}

const SMAL: Vorm = {
  zand: 136,
  ketting: 96,
  vis: 0.21,
  ligt: false,
  wrak: { x: 0.5, k: 0.74 },
}
const LAAG: Vorm = { zand: 66, ketting: 34, vis: 0.13, ligt: true, wrak: { x: 0.56, k: 0.8 } }
const ruimVoor = (k: number, ligt: boolean): Vorm => ({
  zand: 124 * k,
  ketting: 50 * k,
  vis: ligt ? 0.13 : 0.2,
  ligt,
  wrak: { x: ligt ? 0.56 : 0.5, k: ligt ? 1 : 0.86 },
})

function vormVan(w: number, h: number, k: number): Vorm {
  if (w < 600) return SMAL
  if (h < 480) return LAAG
  return ruimVoor(k, w >= h)
}

/** The room of the hero: between the fish, below the word that is heard. */
interface Ruimte {
  readonly x0: number
  readonly x1: number
  readonly y0: number
  readonly y1: number
}

/** Returns where the hero waits, and how large it is so that it also fits when it has grown. */
function heldIn({ x0, x1, y0, y1 }: Ruimte): Indeling['held'] {
  const grootst = Math.min(
    (x1 - x0) / (2 * HELD.breed),
    (y1 - y0) / (HELD.boven + HELD.onder * 0.8),
  )
  const maat = perk(grootst / (1 + GROEI), 0.3, 1)
  const boven = HELD.boven / (HELD.boven + HELD.onder)
  return { x: (x0 + x1) / 2, y: y0 + (y1 - y0) * boven, maat }
}

function bordIn({ w, h, boven }: Water, ligt: boolean): Vak {
  const breed = Math.min(w - 16, ligt ? w * 0.4 : 640)
  return { x: (w - breed) / 2, y: boven + 4, w: breed, h: h < 480 ? 70 : 84 }
}

/** Returns the box that the middle of the hero stays in; below a board as broad as the screen its dome stays out of that. */
function badVoor({ w, boven, zand }: Water, { y, maat }: Indeling['held'], ligt: boolean): Zwembad {
  const rand = HELD.breed * maat * (1 + GROEI)
  return {
    x0: rand,
    x1: w - rand,
    y0: Math.min(y, boven + HELD.boven * maat * (ligt ? 0.6 : 1 + GROEI)),
    y1: zand - HELD.onder * maat * 0.4,
  }
}

/** Which of the eight places the fish of each of two shoals take. */
const SCHOLEN = [
  [0, 1, 3, 4, 6, 7],
  [0, 2, 3, 4, 5, 7],
] as const

/** Returns the places of two shoals, one after the other, which are never near together. */
const twoSchools = (plekken: readonly Visplek[]): readonly Visplek[] =>
  SCHOLEN.flat().flatMap((plek) => plekken[plek] ?? [])

/** Lays out the sea for any screen. Where there is a current, its button stands on the sand too. Pure. */
export function classify(w: number, h: number, metStroom = false): Indeling {
  const k = perk(Math.min(h / 800, w / (w < 600 ? 620 : 800)), 0.5, 1.5)
  const vorm = vormVan(w, h, k)
  const balk = balkHoogte(w, h)
  const zand = h - vorm.zand
  const water: Water = { w, h, boven: balk, zand }
  const bord = bordIn(water, vorm.ligt)
  const onderBord = bord.y + bord.h
  const ruim = (zand - balk) / (vorm.ligt ? 3.3 : 5.4)
  const visBreed = perk(Math.min(w * vorm.vis, (ruim * VIS.w) / VIS.h), 62, VIS.w * 1.1)
  const vis = { w: visBreed, h: (visBreed * VIS.h) / VIS.w }
  const plekken = vorm.ligt
    ? besideHero({ ...water, boven: balk + 4 })
    : aroundHero({ ...water, boven: onderBord + 6, zand: zand - 4 }, vis.h)
  const ruimte: Ruimte = vorm.ligt
    ? { x0: w * 0.3, x1: w * 0.7, y0: onderBord, y1: zand }
    : { x0: 6, x1: w - 6, y0: onderBord + vis.h + 8, y1: zand - vis.h - 8 }
  const held = heldIn(ruimte)
  const knop = { w: KNOP.w * perk(k, 0.84, 1.2), h: Math.max(VINGER, KNOP.h * Math.min(1.2, k)) }
  const onder = Math.min(14, vorm.zand * 0.12)
  const isSmal = vorm === SMAL
  const over = { x: 12, y: h - OVER.h - onder, ...OVER }
  const rad = perk(knop.h, VINGER, RAD_MEEST)
  const klaarX = w - knop.w - 12
  const naast = over.x + over.w
  const schub = perk(held.maat * 72, VINGER, 76)
  return {
    w,
    h,
    k,
    isKrap: w < 600 && h < 480,
    balk,
    bord,
    vissen: metStroom ? twoSchools(plekken) : plekken,
    vis,
    schub,
    held,
    bad: badVoor({ ...water, boven: onderBord }, held, vorm.ligt),
    dak: vorm.ligt ? balk : onderBord,
    zand,
    ketting: {
      y: h - vorm.ketting,
      breed: isSmal ? w - 24 : w - 2 * Math.max(knop.w, OVER.w + (metStroom ? rad + 12 : 0)) - 64,
    },
    klaar: { x: klaarX, y: h - knop.h - onder, ...knop },
    over,
    // Beside the button to skip; on a narrow screen in the middle between that and the other.
    stroom: {
      x: isSmal ? (naast + klaarX - rad) / 2 : naast + 12,
      y: h - rad - onder,
      w: rad,
      h: rad,
    },
    wrak: { x: w * vorm.wrak.x, y: zand + 14 * k, k: k * vorm.wrak.k },
  }
}

/** The height of what the fish says, with its tail, in px. */
const ROEP = 64

/** Returns where on the sand the fish speaks: where below it that would lie over the letters of other fish. Null elsewhere. */
export function zandplekVan({ vissen, held, schub, klaar }: Indeling): Vak | null {
  const onder = vissen.filter(({ x, y }) => y > held.y && Math.abs(x - held.x) < HELD.breed)
  const isEng = onder.some(({ y }) => held.y + schub * 0.54 + ROEP > y)
  return isEng ? { ...klaar, x: 8, w: klaar.x - 22 } : null
}

/** Returns how many portholes the wreck has: one for every answer of the taak, between 4 and 12. */
export const aantalPoorten = (aantal: number): number => perk(aantal, 4, MEESTE_PATRIJSPOORTEN)

/** Returns how many of the portholes are lit. */
export function aantalLichten(goed: number, aantal: number): number {
  return aantal <= MEESTE_PATRIJSPOORTEN
    ? Math.min(goed, aantalPoorten(aantal))
    : Math.floor((goed / aantal) * MEESTE_PATRIJSPOORTEN)
}

/** Returns where the hero swims to have a fish in front of its mouth, and the side to which it then looks. */
export function hapPlek(
  { vis, dak, balk }: Pick<Indeling, 'vis' | 'dak' | 'balk'>,
  { x, y, kant }: Visplek,
  maat: number,
): Visplek {
  // Near the top the hero comes from below, so that its dome stays out of what is there; the fish comes down to its mouth.
  const lager = Math.max(0, dak - 10 + HELD.boven * maat - y)
  return {
    x: x + kant * (vis.w * 0.4 + HELD.mond * maat),
    y: y + (dak > balk ? lager : Math.min(lager, vis.h * 0.5)),
    kant: kant === 1 ? -1 : 1,
  }
}

/** Returns where a steered mouth bites: below a low board the hero cannot rise, so a fish over it is drawn down from the finger. */
export function bijtPlek(
  { bad, dak, balk }: Pick<Indeling, 'bad' | 'dak' | 'balk'>,
  mond: Plek,
  doel: Plek,
): Plek {
  const isOnderDak = dak > balk && mond.y < bad.y0 + 14
  return isOnderDak ? { x: mond.x, y: Math.max(dak, Math.min(mond.y, doel.y)) } : mond
}

/** Returns where the mouth of the hero is. */
export function mondVan({ x, y, kant }: Visplek, maat: number): Plek {
  return { x: x + kant * HELD.mond * maat, y: y + 6 * maat }
}
