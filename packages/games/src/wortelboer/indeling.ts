import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { KAR } from './kar-maat.ts'

export interface Indeling {
  readonly w: number
  readonly h: number
  /** The scale of everything painted, relative to a screen of 900 × 800. */
  readonly k: number
  /** A screen that is low and wide. */
  readonly isLaag: boolean
  /** The sign in the sky with the sentence. */
  readonly bord: Vak
  /** The edge of the field: above it is grass, below it earth. */
  readonly grond: number
  /** The height of the strip of earth in which carrots hang. */
  readonly rij: number
  /** Where the carrot in the hand begins: cuts, letters, and below them the leaves. */
  readonly bak: Vak
  /** The side of a leaf or a letter of a tray, and the largest letter on the carrot, in px. */
  readonly tegel: number
  readonly letter: number
  /** Where the old boot sticks in the earth. */
  readonly laars: Vak
  /** The middle of the cart at its wheels, and the feet of the scarecrow. */
  readonly kar: { readonly x: number; readonly y: number; readonly s: number }
  readonly pop: { readonly x: number; readonly y: number; readonly s: number }
  readonly held: { readonly x: number; readonly y: number; readonly s: number }
}

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** The height of the row of cuts, and of the letters below it. Both are as large as a finger. */
export const SNEE = 48
export const LETTER = { minst: 52, meest: 108 } as const
/** The side of a leaf on a tablet that stands upright. */
const TABLET = 116
/** A piece of the carrot is no narrower than this, and by itself as wide as a share of its height. */
const STUK = { minst: 44, gewoon: 50, hoog: 0.9 } as const
/** The room beside the carrot for its tip and its greens. */
export const MARGE = { links: 34, rechts: 40 } as const

/** Returns the height of the bar at the top, which takes two rows on a narrow screen. */
const balk = (w: number, h: number): number => (w < 600 ? 128 : h < 480 ? 66 : 76)

/** Lays out the cart at the right of the hill, as large as sky and width allow. */
function layKar(w: number, lucht: number, y: number): Indeling['kar'] {
  const s = perk(Math.min(lucht / (KAR.h + 24), (w * 0.32) / KAR.w), 0.42, 1.25)
  return { x: w - (KAR.w / 2) * s - perk(w * 0.02, 6, 40), y, s }
}

/** Lays out sky, field and earth for any screen. Pure. */
export function classify(w: number, h: number): Indeling {
  const k = perk(Math.min(h / 800, w / 900), 0.5, 1.4)
  const isLaag = h < 480 && w > 480
  const top = balk(w, h)
  const bordHoog = perk(h * (w < 600 ? 0.15 : 0.13), isLaag ? 68 : w < 600 ? 110 : 84, 150)
  const bordBreed = Math.min(w - 16, 820)
  const bord = { x: (w - bordBreed) / 2, y: top + 2, w: bordBreed, h: bordHoog }
  // On a tablet that stands upright leaves grow, and lie in two rows.
  const isTablet = h > w && w >= 600
  const tegel = isTablet ? TABLET : Math.round(perk(84 * k + 6, w < 360 ? 48 : 52, 108))
  const letter = Math.round(perk(92 * k, LETTER.minst, LETTER.meest))
  const wortel = SNEE + letter
  const grond = Math.round(
    Math.max(bord.y + bordHoog + 8 + wortel, h * (w > h || w < 600 ? 0.48 : 0.53)),
  )
  const rij = isLaag ? 6 : perk((h - grond) * 0.24, 30, 170)
  const bakTop = grond - wortel + 4
  const lucht = grond - (bord.y + bordHoog)
  return {
    w,
    h,
    k,
    isLaag,
    bord,
    grond,
    rij,
    bak: { x: 0, y: bakTop, w, h: h - bakTop },
    tegel,
    letter,
    laars: { x: 6, y: h - 54, w: 52, h: 52 },
    kar: layKar(w, lucht, grond - Math.max(24 * k, letter * 0.5)),
    pop: { x: perk(w * 0.13, 44, 170), y: grond - 4 * k, s: perk(lucht / 210, 0.4, 1.1) },
    held: { x: w / 2, y: grond + 2, s: perk(lucht / 238, 0.42, 1.2) },
  }
}

/**
 * Returns how wide the pieces of a carrot are and how many stand in a row: all of them where a finger finds each, else rows of the
 * same length.
 */
export function layStukken(
  { w, letter }: Pick<Indeling, 'w' | 'letter'>,
  aantal: number,
): { readonly breed: number; readonly perRij: number } {
  const ruim = w - MARGE.links - MARGE.rechts
  const past = Math.max(1, Math.floor(ruim / STUK.minst))
  const perRij = Math.ceil(aantal / Math.ceil(Math.max(1, aantal) / past))
  const gewoon = Math.max(STUK.gewoon, letter * STUK.hoog)
  return { breed: Math.min(gewoon, Math.floor(ruim / Math.max(1, perRij))), perRij }
}

/** How many letters of a tray stand in a row. Those of one row are one step for who plays with a switch. */
export const kolommen = ({ w, tegel }: Pick<Indeling, 'w' | 'tegel'>): number =>
  perk(Math.floor((w - 12 + 4) / (tegel + 4)), 4, 8)

/** Divides a row into rows of at most so many. */
export const rijen = <T>(alle: readonly T[], hoogstens: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(alle.length / hoogstens) }, (_, nr) =>
    alle.slice(nr * hoogstens, (nr + 1) * hoogstens),
  )

/** Where carrots wait in the ground, from left to right, with room in the middle for the one that is pulled. */
export function wachtplekken(
  { w, k }: Pick<Indeling, 'w' | 'k'>,
  aantal: number,
): readonly number[] {
  const midden = 64 * k
  const half = Math.ceil(aantal / 2)
  const stap = Math.min(64 * k, (w / 2 - midden - 18) / Math.max(1, half))
  return Array.from({ length: aantal }, (_, nr) => {
    const uit = midden + (Math.floor(nr / 2) + 0.6) * stap
    return w / 2 + (nr % 2 === 0 ? -uit : uit)
  })
}
