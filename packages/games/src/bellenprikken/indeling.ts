import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

type Punt = readonly [number, number]

export interface Indeling {
  readonly w: number
  readonly h: number
  /** The scale of everything small, relative to a screen 800 high. */
  readonly k: number
  readonly ligt: boolean
  /** Where the bubbles are: never behind the bar at the top, never in front of the line. */
  readonly lucht: { readonly top: number; readonly onder: number }
  /** Where the grass begins. */
  readonly horizon: number
  /** The washing line: its posts and its height. */
  readonly lijn: { readonly van: number; readonly tot: number; readonly y: number }
  /** The radius of a bubble, and for each bubble its middle in x and the height at which it begins, 0…1. */
  readonly straal: number
  readonly bellen: readonly Punt[]
  /** The number of bubbles side by side. */
  readonly kolommen: number
  readonly held: { readonly x: number; readonly y: number; readonly k: number }
  /** The middle of the card with the ear. */
  readonly kaart: Punt
  readonly klaar: Vak
  readonly terug: Vak
}

/** A screen lower than this has little room below the line. */
export const KORT = 480
const GROOTST = 66
/** The share of its place that a bubble fills, so that bubbles never touch. */
const RUIM = 0.9
/** Each column begins at a height of its own, so that the bubbles do not rise in straight rows. */
const SPRONG = 0.38

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** Returns the height of the bar at the top, which takes two rows on a narrow screen. */
const balkHoogte = (w: number, h: number): number => (w < 600 ? 132 : h < KORT ? 66 : 80)

/** Divides the bubbles over the number of columns that makes them largest. */
function divide(n: number, breed: number, hoog: number) {
  const kan = Array.from({ length: Math.max(1, n) }, (_, i) => {
    const kolommen = i + 1
    const rijen = Math.ceil(n / kolommen)
    // Between its lowest and highest place, a bubble rises one row less than there is height for.
    const straal = Math.min((breed / kolommen / 2) * RUIM, (hoog / (rijen + 1) / 2) * 0.98, GROOTST)
    return { kolommen, rijen, straal }
  })
  return kan.reduce((best, deze) => (deze.straal >= best.straal ? deze : best))
}

function setBellen(n: number, { w, top, onder }: { w: number; top: number; onder: number }) {
  const rand = Math.max(8, w * 0.03)
  const { kolommen, rijen, straal } = divide(n, w - 2 * rand, onder - top)
  const breed = (w - 2 * rand) / kolommen
  const bellen = Array.from({ length: n }, (_, i): Punt => {
    const kolom = i % kolommen
    const hoog = (Math.floor(i / kolommen) + ((kolom * SPRONG) % 1)) / rijen
    return [rand + (kolom + 0.5) * breed, hoog % 1]
  })
  return { bellen, kolommen, straal }
}

/** Lays out what is below the line on a wide screen: the hero on the left, then the card and the buttons. */
function breedOnder(w: number, h: number, k: number) {
  const laag = h < KORT
  const knop = { w: 168 * Math.max(0.8, k), h: Math.max(52, 62 * k) }
  const y = h - knop.h - (laag ? 10 : 34 * k)
  return {
    held: { x: w * 0.115, y: h - (laag ? 8 : 44 * k), k: laag ? 0.62 : k * 1.22 },
    kaart: [w * 0.5, laag ? h - 76 : h - 118 * k] as Punt,
    klaar: { x: w * 0.86 - knop.w / 2, y, ...knop },
    terug: { x: w * 0.86 - knop.w / 2 - 84, y, w: 60, h: 60 },
  }
}

/**
 * Lays out what is below the line on a tall screen: the card in the middle, the buttons in the lower corner, the hero
 * beside them.
 */
function hoogOnder(w: number, h: number, k: number) {
  const knop = { w: Math.max(132, 150 * k), h: Math.max(54, 58 * k) }
  return {
    held: { x: w * 0.17, y: h - 14, k: k * 1.15 },
    kaart: [w * 0.62, h - 168 * Math.max(0.9, k)] as Punt,
    klaar: { x: w - knop.w - 14, y: h - knop.h - 14, ...knop },
    terug: { x: w - knop.w - 88, y: h - knop.h - 14, w: 60, h: 60 },
  }
}

/** Lays out the park for any screen and any number of bubbles. Pure. */
export function classify(w: number, h: number, aantal: number): Indeling {
  const ligt = w >= h
  const k = perk(Math.min(h / 800, w / (ligt ? 1150 : 640)), 0.46, 1.5)
  const top = balkHoogte(w, h)
  const y = h * (ligt ? 0.645 : 0.6)
  const lucht = { top, onder: y - 12 }
  return {
    w,
    h,
    k,
    ligt,
    lucht,
    horizon: h * (ligt ? 0.56 : 0.55),
    lijn: { van: w * (ligt ? 0.235 : 0.05), tot: w * 0.95, y },
    ...setBellen(aantal, { w, ...lucht }),
    ...(ligt ? breedOnder(w, h, k) : hoogOnder(w, h, k)),
  }
}

/** Returns where the ring is in the hand that throws. */
export const handVan = ({ held }: Indeling) => ({
  x: held.x + 26 * held.k,
  y: held.y - 108 * held.k,
})

/** Returns how hard is thrown. A throw covers the same part of any screen in the same time, and nearly straight. */
export const krachtVan = ({ w, h }: Indeling) => ({
  vaart: 1.5 * Math.max(w, h),
  zwaarte: 0.5 * h,
})

/**
 * Returns the middle of a bubble that has risen this far, and how far it is from the edge of the sky: 0 at the edge, 1
 * away from it.
 */
export function belPlek({ lucht, straal, bellen }: Indeling, bel: number, stijging: number) {
  const [x, begin] = bellen[bel] ?? [0, 0]
  const hoog = (((begin + stijging) % 1) + 1) % 1
  const [boven, onder] = [lucht.top + straal, lucht.onder - straal]
  return { x, y: onder - hoog * (onder - boven), vol: Math.min(1, hoog * 12, (1 - hoog) * 12) }
}
