import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

/** Where everything of the hall is, on one screen. */
export interface Indeling {
  readonly w: number
  readonly h: number
  /** The scale of everything painted, relative to a screen of 1100 × 800. */
  readonly k: number
  /** The silver screen. */
  readonly scherm: Vak
  /** Two screens beside each other, or below each other where that makes them larger. */
  readonly twee: readonly [Vak, Vak]
  /** The line under the film, the words, and the buttons. */
  readonly regel: Vak
  readonly woorden: Vak
  readonly knoppen: Vak
  /** The row of backs below the screen. */
  readonly zaal: Vak
  /** The little window of the projector, with the hero in it and the mouse on its sill. */
  readonly hok: Vak
  readonly muis: Vak
}

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))
const VERHOUDING = 320 / 200

/** Returns the largest film that fits in a place, in its middle. */
export function filmIn({ x, y, w, h }: Vak): Vak {
  const breed = Math.min(w, h * VERHOUDING)
  const hoog = breed / VERHOUDING
  return { x: x + (w - breed) / 2, y: y + (h - hoog) / 2, w: breed, h: hoog }
}

/** Returns two films in a place: as large as they can be beside or below each other. */
function tweeIn(vak: Vak): readonly [Vak, Vak] {
  const gat = 10
  const naast = { ...vak, w: (vak.w - gat) / 2 }
  const onder = { ...vak, h: (vak.h - gat - 22) / 2 }
  if (filmIn(naast).w >= filmIn(onder).w)
    return [filmIn(naast), filmIn({ ...naast, x: vak.x + naast.w + gat })]
  return [filmIn(onder), filmIn({ ...onder, y: vak.y + onder.h + gat + 22 })]
}

const isNaast = (w: number, h: number): boolean => w > h * 1.25

/** A low wide screen: the film at the left, the words at the right. */
function layNaast(w: number, h: number): Indeling {
  const top = h < 480 ? 64 : 84
  const links = w * (h < 480 ? 0.48 : 0.54)
  const ruim: Vak = { x: 20, y: top + 20, w: links - 36, h: h - top - (h < 480 ? 44 : 110) }
  const scherm = filmIn(ruim)
  const knop = h < 480 ? 56 : 76
  const rechts = { x: links + 6, w: w - links - 20 }
  // On a high screen the words stand round its middle, not far from each other.
  const zaalHoog = h < 480 ? 34 : 92
  const vrij = Math.min(h - top - knop - 30, 620)
  const boven = top + (h - top - knop - 30 - vrij) / 2
  const regelHoog = vrij * 0.47
  return {
    w,
    h,
    k: perk(Math.min(w / 1100, h / 800), 0.45, 1.5),
    scherm,
    twee: tweeIn({ ...ruim, y: top + 30, h: h - top - 50 - zaalHoog * 0.7 }),
    regel: { ...rechts, y: boven + 6, h: regelHoog },
    woorden: { ...rechts, y: boven + 14 + regelHoog, h: vrij - regelHoog },
    knoppen: { ...rechts, y: boven + vrij + 20, h: knop },
    zaal: { x: 0, y: h - zaalHoog, w: links, h: zaalHoog },
    hok: { x: 10, y: h - (h < 480 ? 52 : 112), w: h < 480 ? 50 : 92, h: h < 480 ? 46 : 84 },
    muis: { x: links - 62, y: h - (h < 480 ? 62 : 118), w: 52, h: 48 },
  }
}

/** A high screen: the film above, the words below it. */
function layOnder(w: number, h: number): Indeling {
  const top = w < 600 ? (h < 500 ? 66 : 122) : 84
  const knop = h < 620 ? 56 : 70
  const rand = perk(w * 0.03, 8, 40)
  const vrij = h - top - knop - 16
  const filmHoog = Math.min(vrij * (w < 600 ? 0.4 : 0.5), (w - 2 * rand) / VERHOUDING)
  const ruim: Vak = { x: rand, y: top + 16, w: w - 2 * rand, h: filmHoog - 8 }
  const scherm = filmIn(ruim)
  const zaalHoog = perk(h * 0.07, 22, 84)
  const onder = scherm.y + scherm.h + zaalHoog * 0.62
  const breed = Math.min(w - 2 * rand, 980)
  const x = (w - breed) / 2
  const rest = h - onder - knop - 22
  const regelHoog = rest * 0.5
  return {
    w,
    h,
    k: perk(Math.min(w / 1100, h / 800), 0.42, 1.5),
    scherm,
    twee: tweeIn({ ...ruim, y: ruim.y + 8, h: filmHoog - 8 }),
    regel: { x, y: onder, w: breed, h: regelHoog },
    woorden: { x, y: onder + regelHoog + 6, w: breed, h: rest - regelHoog - 6 },
    knoppen: { x, y: h - knop - 10, w: breed, h: knop },
    zaal: { x: 0, y: scherm.y + scherm.h - zaalHoog * 0.38, w, h: zaalHoog },
    hok: {
      x: rand * 0.4,
      y: scherm.y + scherm.h - zaalHoog * 0.24,
      w: zaalHoog * 0.98,
      h: zaalHoog * 0.86,
    },
    muis: { x: w - 56, y: scherm.y + scherm.h - 40, w: 52, h: 48 },
  }
}

/** Lays out the hall. */
export const classify = (w: number, h: number): Indeling =>
  isNaast(w, h) ? layNaast(w, h) : layOnder(w, h)
