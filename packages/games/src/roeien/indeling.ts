import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

/** Where something painted stands: its foot, and its scale. */
export interface Plek {
  readonly x: number
  readonly y: number
  readonly s: number
}

export interface Indeling {
  readonly w: number
  readonly h: number
  /** The scale of everything painted, relative to a screen of 900 × 800. */
  readonly k: number
  /** How much larger what is read and pressed is on a large screen. */
  readonly groot: number
  /** A screen that is low and wide. */
  readonly isLaag: boolean
  /** Where all lines of the canal meet. */
  readonly punt: { readonly x: number; readonly y: number }
  /** The canal at scale 1: half its width, which is the arch overhead, how high that is above the point, and how deep the water is below it. */
  readonly brug: { readonly half: number; readonly hoog: number; readonly laag: number }
  /** How wide the arches ahead are, as a share of the canal: on a wide screen they stay round. */
  readonly smal: number
  /** Where the bar above ends. */
  readonly top: number
  /** What is told of a mistake, or of a stage. */
  readonly lei: Vak
  /** The word on the water. */
  readonly woord: Vak
  /** The stern of the boat, on the water. */
  readonly boot: Plek
  /** The buttons below. */
  readonly onder: Vak
  readonly riemHoog: number
  /** Where the ducks swim. */
  readonly eenden: Plek
}

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** Returns the height of the bar at the top, which takes two rows on a narrow screen. */
const balk = (w: number, h: number): number => (w < 600 ? 128 : h < 480 ? 66 : 78)

/** The room round the row of buttons, and between its two rows. */
const RAND = 8
const ACTIE = 54

interface Grond {
  readonly w: number
  readonly h: number
  readonly top: number
  readonly groot: number
}

/** Lays out a screen of some height: bridges, word, boat, and two rows of buttons. */
function layHoog({ w, h, top, groot }: Grond) {
  const riemHoog = Math.round(perk(h * 0.1, 64, 116))
  const onderHoog = riemHoog + Math.round(ACTIE * groot) + 3 * RAND
  const vrij = h - onderHoog - top
  const hoog = Math.round(perk(Math.min(vrij * 0.21, w * 0.2), 58, 132))
  const y = Math.round(top + vrij * 0.45)
  const bodem = h - onderHoog - 6
  return {
    riemHoog,
    onder: { x: 0, y: h - onderHoog, w, h: onderHoog },
    woord: { x: 0, y, w, h: hoog },
    boot: { x: w / 2, y: bodem, s: perk(Math.min((bodem - y - hoog) / 205, w / 470), 0.34, 1.9) },
    punt: { x: w / 2, y: Math.round(top + vrij * 0.3) },
  }
}

/** On a low screen the boat lies beside what is told, and all buttons stand in one row. */
function layLaag({ w, h, top }: Grond) {
  const riemHoog = ACTIE
  const onderHoog = riemHoog + RAND
  const vrij = h - onderHoog - top
  const hoog = Math.round(perk(vrij * 0.36, 46, 74))
  const y = top + Math.round(perk(vrij * 0.05, 2, 14))
  const bodem = h - onderHoog - 2
  return {
    riemHoog,
    onder: { x: 0, y: h - onderHoog, w, h: onderHoog },
    woord: { x: 0, y, w, h: hoog },
    boot: { x: w * (w < 600 ? 0.5 : 0.66), y: bodem, s: perk((bodem - y - hoog) / 190, 0.1, 1) },
    punt: { x: w / 2, y: Math.round(top * 0.8) },
  }
}

/** Lays out the canal for any screen. Pure. */
export function classify(w: number, h: number): Indeling {
  const k = perk(Math.min(h / 800, w / 900), 0.5, 1.45)
  const groot = perk(1.2 * Math.min(h / 800, w / 740), 1, 1.4)
  const isLaag = h < 480
  const top = balk(w, h)
  const grond = { w, h, top, groot }
  const { punt, ...rest } = isLaag ? layLaag(grond) : layHoog(grond)
  const { woord, boot } = rest
  const leiBreed = Math.min(w - 16, w < 700 ? w : Math.max(420, w * 0.5), 660)
  const lei = isLaag
    ? {
        x: w < 600 ? 8 : 76,
        y: woord.y + woord.h + 6,
        w: w * 0.44,
        h: rest.onder.y - woord.y - woord.h - 8,
      }
    : { x: (w - leiBreed) / 2, y: top + 6, w: leiBreed, h: woord.y - top - 14 }
  const brug = {
    half: Math.max(w * 0.6, 250 * k),
    hoog: Math.max(punt.y - top * 0.55, 120 * k),
    laag: (h - punt.y) * 0.92,
  }
  const eendS = perk(0.9 * k, 0.55, 1.2)
  return {
    w,
    h,
    k,
    groot,
    isLaag,
    top,
    punt,
    brug,
    smal: perk((brug.hoog * 1.55) / brug.half, 0.5, 0.8),
    lei,
    ...rest,
    eenden: {
      x: isLaag ? w - 70 : perk(w * 0.12, 46, 170),
      y: boot.y - (isLaag ? 26 : 4),
      s: eendS,
    },
  }
}

/** The room beside the word in px, the least width of a letter that a finger hits, and its width as a share of its height. */
const WOORD = { rand: 10, vinger: 44, deel: 0.8 } as const
/** The gap between two pieces, what their edges take, and how many gaps there may be besides the letters. */
const GAT = { px: 14, nauw: 6, rand: 8, meest: 5 } as const

export interface Cel {
  readonly cel: number
  readonly gat: number
  /** Whether a finger is wider than a letter: then the whole word is one place to touch, and buttons move the end. */
  readonly isNauw: boolean
}

/** Returns how wide a letter is. A word is never broken and never wider than the screen, in however many pieces. */
export function layCel(
  { w, woord }: Pick<Indeling, 'w' | 'woord'>,
  aantal: number,
  schaal: number,
): Cel {
  const gaten = Math.min(GAT.meest, Math.max(1, Math.ceil(aantal / 2) - 1))
  const past = (gat: number): number =>
    (w - 2 * WOORD.rand - GAT.rand - gaten * (gat + GAT.rand)) / Math.max(1, aantal)
  const ruim = past(GAT.px)
  if (ruim < WOORD.vinger) return { cel: past(GAT.nauw), gat: GAT.nauw, isNauw: true }
  const goed = woord.h * (WOORD.deel + 0.18 * (schaal - 1))
  return { cel: Math.max(WOORD.vinger, Math.min(goed, ruim)), gat: GAT.px, isNauw: false }
}
