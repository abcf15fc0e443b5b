import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

export interface Indeling {
  readonly w: number
  readonly h: number
  /** The scale of everything small, relative to a screen 800 high. */
  readonly k: number
  readonly top: number
  /** The sentence. */
  readonly kaart: Vak
  /** The signs of the ladders. */
  readonly borden: readonly Vak[]
  /** The floor on which the hero stands, and the one to which it climbs. */
  readonly grond: number
  readonly boven: number
  readonly toren: { readonly x: number; readonly w: number }
  /** The middle of each ladder. */
  readonly ladders: readonly number[]
  /** The scale of the hero. */
  readonly s: number
  /** The bells beside the tower, from bottom to top. */
  readonly bellen: {
    readonly x: number
    readonly onder: number
    readonly boven: number
    readonly maat: number
  }
  /** Whether the signs are below each other, because words are wider than a ladder's part of the screen. */
  readonly isSmal: boolean
}

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** Room for the sentence about an answer. */
const ONDER = 56
const LADDERS = [0, 1, 2] as const

/** Returns the height of the bar at the top, which takes two rows on a narrow screen. */
const balk = (w: number, h: number): number => (w < 600 ? 128 : h < 480 ? 66 : 76)

function bordenVan(
  toren: Indeling['toren'],
  boven: number,
  { hoog, isSmal, tussen }: { hoog: number; isSmal: boolean; tussen: number },
): readonly Vak[] {
  if (isSmal)
    return LADDERS.map((i) => ({
      x: toren.x + 6,
      y: boven + i * (hoog + 6),
      w: toren.w - 12,
      h: hoog,
    }))
  const breed = (toren.w - 4 * tussen) / 3
  return LADDERS.map((i) => ({
    x: toren.x + tussen + i * (breed + tussen),
    y: boven,
    w: breed,
    h: hoog,
  }))
}

/** Lays out the tower in the middle. On a narrow screen the bells take the space on its left. */
function torenVan(w: number, isSmal: boolean): { toren: Indeling['toren']; rand: number } {
  const rand = isSmal ? 34 : Math.max(64, w * 0.135)
  const breed = Math.min(1080, w - 2 * rand)
  return { rand, toren: { x: (w - breed) / 2 + (isSmal ? 8 : 0), w: breed } }
}

/** Lays out one floor of the tower for any screen. Pure. */
export function classify(w: number, h: number): Indeling {
  const k = perk(Math.min(h / 800, w / 900), 0.5, 1.5)
  const top = balk(w, h)
  const isSmal = w < 600
  const isLaag = h < 480
  const { toren, rand } = torenVan(w, isSmal)
  const kaart: Vak = {
    x: isSmal ? 10 : toren.x,
    y: top + 6,
    w: isSmal ? w - 20 : toren.w,
    h: isLaag ? 48 : isSmal ? perk(h * 0.14, 84, 124) : perk(h * 0.11, 70, 104),
  }
  const hoog = isLaag ? 50 : isSmal ? 50 : perk(h * 0.09, 56, 76)
  const tussen = perk(w * 0.014, 6, 20)
  const borden = bordenVan(toren, kaart.y + kaart.h + (isLaag ? 6 : 12), { hoog, isSmal, tussen })
  const laatste = borden[2] ?? kaart
  const boven = laatste.y + laatste.h + (isLaag ? 8 : 16)
  const grond = h - ONDER - (isLaag ? 8 : perk(h * 0.055, 20, 54))
  const ladders = LADDERS.map((i) => toren.x + (toren.w * (2 * i + 1)) / 6)
  return {
    w,
    h,
    k,
    top,
    kaart,
    borden,
    grond,
    boven,
    toren,
    ladders,
    s: perk((grond - boven) / 300, 0.36, 1.15),
    bellen: {
      x: toren.x - Math.min(rand * 0.52, 74),
      onder: grond - 10,
      boven: boven + 10,
      maat: perk(rand * 0.42, 14, 38),
    },
    isSmal,
  }
}

/** Returns the ladder at a point of the picture, or null beside the ladders and above or below this floor. */
export function ladderBij(
  { ladders, toren, boven, grond }: Indeling,
  { x, y }: { x: number; y: number },
): number | null {
  const nr = ladders.findIndex((midden) => Math.abs(x - midden) < toren.w / 8)
  return nr < 0 || y < boven - 10 || y > grond + 20 ? null : nr
}
