import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

export interface Indeling {
  readonly w: number
  readonly h: number
  /** The scale of everything small, relative to a screen 800 high. */
  readonly k: number
  /** Where the bar ends. */
  readonly top: number
  /** The snow in which the houses stand. */
  readonly grond: number
  /** The front of each house. Its roof is above it, `dak` high. */
  readonly huizen: readonly Vak[]
  readonly dak: number
  /** The board on each house with its part of the word. */
  readonly borden: readonly Vak[]
  /** The windows of each house, from left to right and top to bottom. One lights up for every letter. */
  readonly ramen: readonly (readonly Vak[])[]
  /** Where the letter lies. */
  readonly brief: Vak
  /** The feet of the hero beside the bike, and their scale. */
  readonly fiets: { readonly x: number; readonly y: number; readonly s: number }
}

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** Room for the sentence about an answer. */
const ONDER = 56
const HUIZEN = 3

/** Returns the height of the bar at the top, which takes two rows on a narrow screen. */
const balk = (w: number, h: number): number => (w < 600 ? 128 : h < 480 ? 66 : 76)

/** Divides the height. A low screen puts the letter beside the hero in what is left. */
function hoogten(w: number, h: number, top: number): { grond: number; brief: number } {
  const isLaag = h < 480
  const brief = isLaag ? 74 : perk(h * 0.17, 108, 156)
  const tussen = isLaag ? 6 : w < 600 ? h * 0.13 : h * 0.045
  return { brief, grond: Math.max(top + 110, h - ONDER - brief - tussen) }
}

/** Lays out two by two windows above the board, or one row of smaller ones in a low house. */
function ramenVan(huis: Vak, bord: Vak): readonly Vak[] {
  const vrij = bord.y - huis.y - huis.h * 0.06
  const rijen = vrij > 92 ? 2 : 1
  const hoog = Math.min(86, (vrij - rijen * 8) / rijen)
  const breed = Math.min(huis.w * 0.3, hoog * 0.92)
  return Array.from({ length: rijen * 2 }, (_, i) => ({
    x: huis.x + huis.w * (i % 2 ? 0.71 : 0.29) - breed / 2,
    y: huis.y + huis.h * 0.05 + Math.floor(i / 2) * (hoog + 8),
    w: breed,
    h: hoog,
  }))
}

/** Lays out the square for any screen: houses, boards, windows, letter and bike. Pure. */
export function classify(w: number, h: number): Indeling {
  const k = perk(Math.min(h / 800, w / 900), 0.5, 1.5)
  const top = balk(w, h)
  const { grond, brief: briefHoog } = hoogten(w, h, top)
  const rand = w < 600 ? 8 : w * 0.045
  const tussen = w < 600 ? 6 : w * 0.03
  const breed = Math.min(340, (w - 2 * rand - (HUIZEN - 1) * tussen) / HUIZEN)
  const links = (w - HUIZEN * breed - (HUIZEN - 1) * tussen) / 2
  const dak = Math.min(breed * 0.34, (grond - top) * 0.2)
  const hoog = Math.min(grond - top - dak - 10, breed * (w < h ? 2.2 : 1.5))
  const huizen = [0, 1, 2].map((i): Vak => {
    // No street is straight, so the middle house is a little higher.
    const meer = i === 1 ? Math.min(24 * k, hoog * 0.05) : 0
    return { x: links + i * (breed + tussen), y: grond - hoog - meer, w: breed, h: hoog + meer }
  })
  const bordHoog = perk(hoog * 0.2, 50, 76)
  const borden = huizen.map((huis): Vak => {
    const marge = Math.min(22, huis.w * 0.07)
    const deur = perk(hoog * 0.26, 30, 130)
    return { x: huis.x + marge, y: grond - deur - bordHoog, w: huis.w - 2 * marge, h: bordHoog }
  })
  const isSmal = w < 600
  const briefBreed = isSmal ? w - 20 : Math.min(620, w * 0.56)
  const brief: Vak = {
    x: isSmal ? 10 : w * 0.5 - briefBreed * 0.32,
    y: h - ONDER - briefHoog,
    w: briefBreed,
    h: briefHoog,
  }
  const s = isSmal ? perk((brief.y - grond) / 150, 0.4, 0.9) : perk((h - grond) / 250, 0.4, 1.2)
  const fiets = isSmal
    ? { x: w * 0.4, y: brief.y - 6, s }
    : { x: brief.x - 120 * s, y: h - ONDER + 6, s }
  return {
    w,
    h,
    k,
    top,
    grond,
    huizen,
    dak,
    borden,
    brief,
    fiets,
    ramen: huizen.map((huis, i) => ramenVan(huis, borden[i] ?? huis)),
  }
}

/** Returns the house on which a letter is let go, or null beside the houses. */
export function huisBij(
  { huizen, grond }: Indeling,
  { x, y }: { x: number; y: number },
): number | null {
  const plek = huizen.findIndex(
    (huis) => x >= huis.x && x <= huis.x + huis.w && y >= huis.y - 30 && y <= grond + 24,
  )
  return plek < 0 ? null : plek
}
