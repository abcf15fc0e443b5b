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
  /** Where the question is. */
  readonly bord: Vak
  readonly vissen: readonly Visplek[]
  /** The size of a fish. */
  readonly vis: { readonly w: number; readonly h: number }
  /** The largest width of a word. */
  readonly woordBreed: number
  /** Where the hero waits, and its size before it has eaten. */
  readonly held: Plek & { readonly maat: number }
  readonly bad: Zwembad
  /** Where the sand begins. */
  readonly zand: number
  /** The middle of the chain of words. */
  readonly ketting: number
  /** Where the wreck lies: the middle of its keel, and its scale. */
  readonly wrak: Plek & { readonly k: number }
}

/** The hero as it is painted, measured from its middle: the mouth, and how far the hero reaches. */
export const HELD = { mond: 118, breed: 160, boven: 218, onder: 100 } as const
/** How much larger a hero that has eaten everything is. */
export const GROEI = 0.5
const VIS = { w: 184, h: 116 } as const
const MEESTE_PATRIJSPOORTEN = 12

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

interface Water {
  readonly w: number
  readonly h: number
  readonly boven: number
  readonly zand: number
}

/** Returns the height of the bar at the top, which takes two rows on a narrow screen. */
const balkHoogte = (w: number, h: number): number => (w < 600 ? 130 : h < 480 ? 66 : 76)

/** Places the fish one below the other, above the corrections. On a narrow screen a long word takes the whole width. */
function smalleVissen({ w, boven, zand }: Water): Visplek[] {
  const hoog = zand - boven
  const rijen = [0.09, 0.25, 0.65, 0.81]
  return rijen.map((deel, i) => ({
    x: i % 2 === 0 ? w * 0.24 : w * 0.76,
    y: boven + hoog * deel,
    kant: i % 2 === 0 ? 1 : -1,
  }))
}

/** Places the fish in the corners, so that the hero has the middle. */
function hoekVissen({ w, h, boven, zand }: Water): Visplek[] {
  const hoog = zand - boven
  const staand = h > w
  const rijen = staand ? [0.27, 0.72] : hoog < 260 ? [0.26, 0.76] : [0.17, 0.56]
  const scheef = staand ? 0.035 : 0.02
  return rijen.flatMap((deel, i): Visplek[] => [
    { x: w * 0.17, y: boven + hoog * (deel + scheef), kant: 1 },
    { x: w * (i === 0 ? 0.85 : 0.83), y: boven + hoog * (deel - scheef), kant: -1 },
  ])
}

/** What depends on the shape of the screen. */
interface Vorm {
  readonly bord: { readonly w: number; readonly h: number }
  /** The height of the sand, and of the middle of the chain, above the lower edge. */
  readonly zand: number
  readonly ketting: number
  /** The width of a fish relative to the screen, and how many fish fit above each other. */
  readonly vis: number
  readonly hoog: number
  readonly held: { readonly maat: number; readonly y: number }
  readonly wrak: { readonly x: number; readonly k: number }
}

const SMAL: Vorm = {
  bord: { w: 600, h: 64 },
  zand: 104,
  ketting: 78,
  vis: 0.27,
  hoog: 6.6,
  held: { maat: 0.74, y: 0.46 },
  wrak: { x: 0.5, k: 0.74 },
}
const LAAG: Vorm = {
  bord: { w: 520, h: 40 },
  zand: 62,
  ketting: 46,
  vis: 0.155,
  hoog: 2.4,
  held: { maat: 0.6, y: 0.62 },
  wrak: { x: 0.56, k: 0.8 },
}
const clearFor = (k: number): Vorm => ({
  ...LAAG,
  bord: { w: 780, h: 54 },
  zand: 118 * k,
  ketting: 84 * k,
  held: { maat: 0.63, y: 0.5 },
  wrak: { x: 0.56, k: 1 },
})

const staandVoor = (k: number): Vorm => ({
  ...clearFor(k),
  vis: 0.235,
  hoog: 4.6,
  wrak: { x: 0.5, k: 0.86 },
})

function vormVan(w: number, h: number, k: number): Vorm {
  if (w < 600) return SMAL
  if (h < 480) return LAAG
  return h > w ? staandVoor(k) : clearFor(k)
}

/** Lays out the sea for any screen. Pure. */
export function classify(w: number, h: number): Indeling {
  const k = perk(Math.min(h / 800, w / (w < 600 ? 620 : 800)), 0.5, 1.5)
  const vorm = vormVan(w, h, k)
  const breed = Math.min(w - 16, vorm.bord.w)
  const bord = { x: (w - breed) / 2, y: balkHoogte(w, h) + 4, w: breed, h: vorm.bord.h }
  const boven = bord.y + bord.h + 8
  const zand = h - vorm.zand
  const water: Water = { w, h, boven, zand }
  const ruim = ((zand - boven) / vorm.hoog) * (VIS.w / VIS.h)
  const visBreed = perk(Math.min(w * vorm.vis, ruim), 84, VIS.w * 1.15)
  const maat = (visBreed / VIS.w) * vorm.held.maat
  const rand = HELD.breed * maat * (1 + GROEI)
  return {
    w,
    h,
    k,
    bord,
    vissen: vorm === SMAL ? smalleVissen(water) : hoekVissen(water),
    vis: { w: visBreed, h: (visBreed * VIS.h) / VIS.w },
    woordBreed: vorm === SMAL ? w - 20 : w / 2 - 20,
    held: { x: w / 2, y: boven + (zand - boven) * vorm.held.y, maat },
    bad: {
      x0: rand,
      x1: w - rand,
      y0: boven + HELD.boven * maat * 0.6,
      y1: zand - HELD.onder * maat * 0.4,
    },
    zand,
    ketting: h - vorm.ketting,
    wrak: { x: w * vorm.wrak.x, y: zand + 14 * k, k: k * vorm.wrak.k },
  }
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
export function hapPlek({ vis, bord }: Indeling, { x, y, kant }: Visplek, maat: number): Visplek {
  // Near the top the hero comes from below, so that its dome stays out of the bar.
  const lager = Math.max(0, bord.y - 10 + HELD.boven * maat - y)
  return {
    x: x + kant * (vis.w * 0.4 + HELD.mond * maat),
    y: y + Math.min(lager, vis.h * 0.5),
    kant: kant === 1 ? -1 : 1,
  }
}

/** Returns where the mouth of the hero is. */
export function mondVan({ x, y, kant }: Visplek, maat: number): Plek {
  return { x: x + kant * HELD.mond * maat, y: y + 6 * maat }
}
