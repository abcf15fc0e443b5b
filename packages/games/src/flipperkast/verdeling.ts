import type { Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'

/** onder: the keys stand below the field. naast: on a low or wide screen, beside it. krap: words and keys alone, which scroll. */
export type Opstelling = 'onder' | 'naast' | 'krap'

/** Something round on the screen. */
export interface Rond {
  readonly midden: Punt
  readonly r: number
}

/** Returns a number within its bounds. */
export const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

export const RAND = 8
/** What the panel of keys needs besides its keys. */
const PANEEL_OVER = 40
/** A phone lower than this keeps room for its field: keys and board are as low as they can be. */
const KORT = 620
const PANEEL_KORT = 30
/** The least height of a key on a low screen. */
const KLEINSTE_TOETS = 44
/** The least height of the cabinet over the keys: below it, the keys stand beside it, or nothing is seen of it. */
const MINST = { naast: 400, krap: 150 } as const
/** A screen, and how many rows of keys stand on it. */
interface Scherm {
  readonly w: number
  readonly h: number
  readonly rijen: number
}

/** How a screen is divided over cabinet, board and keys. */
export interface Verdeling {
  readonly opstelling: Opstelling
  readonly kast: Kader
  readonly bord: Kader
  readonly toetsen: Kader
  readonly toets: number
  /** The room between the board and the foot of the cabinet. */
  readonly boven: number
  readonly voet: number
}

/** Sets cabinet, board and keys below each other. */
function stapel({ w, h, rijen }: Scherm, top: number): Verdeling {
  const isKrap = h < KORT && w < 600
  const toets = isKrap ? KLEINSTE_TOETS : h < 700 ? 48 : perk(h * 0.058, 48, 58)
  const hoog = rijen * toets + (isKrap ? PANEEL_KORT : PANEEL_OVER)
  const voet = h - hoog - RAND
  const ruim = voet - top
  const breed = Math.min(w - 2 * RAND, perk(ruim * 1.22, 380, 720))
  const x = (w - breed) / 2
  const bord = perk(ruim * 0.335, isKrap ? 90 : 100, 190)
  const rand = w < 600 ? 14 : 30
  return {
    opstelling: ruim < MINST.krap ? 'krap' : 'onder',
    kast: [x, top, breed, h - top],
    bord: [x + rand, top + 12, breed - 2 * rand, bord],
    toetsen: [x + 6, voet, breed - 12, hoog],
    toets,
    boven: top + 12 + bord,
    voet,
  }
}

/** From this width on, and this much wider than high, the keys stand beside the field, which is as high as the screen. */
export const BREED = { vanaf: 1000, keer: 1.2 } as const

/** A wide screen lower than this has no room for the fair under the keys. */
export const BREED_HOOG = 600

/** Sets the cabinet on a wide screen in the middle, board and keys beside it, and leaves the fair under the keys. */
function breeduit({ w, h, rijen }: Scherm, top: number): Verdeling {
  const breed = perk(w * 0.4, 400, 600)
  const toets = perk(h * 0.066, KLEINSTE_TOETS, 58)
  const hoog = rijen * toets + PANEEL_OVER
  const bord = perk((h - top) * 0.24, 120, 190)
  const kast = Math.min(w - breed - 5 * RAND, (h - top) * 0.98)
  const links = (w - breed - kast - 2 * RAND) / 2
  const x = links + kast + 2 * RAND
  return {
    opstelling: 'naast',
    kast: [links, top, kast, h - top],
    bord: [x, top + RAND, breed, bord],
    toetsen: [x, top + bord + 3 * RAND, breed, hoog],
    toets,
    boven: top + 8,
    voet: h,
  }
}

/** Sets the cabinet on the left, and board and keys on the right. */
function zijAanZij({ w, h, rijen }: Scherm, top: number): Verdeling {
  const breed = perk(w * 0.5, 300, 680)
  const x = w - breed - RAND
  const over = h - top - 2 * RAND
  const minst = rijen * KLEINSTE_TOETS + PANEEL_OVER
  const bord = perk(Math.min(over * 0.4, over - RAND - minst), 76, 230)
  const toets = perk((over - bord - PANEEL_OVER - RAND) / rijen, KLEINSTE_TOETS, 58)
  const links = Math.max(RAND, x - RAND - h)
  return {
    opstelling: 'naast',
    kast: [links, top, x - RAND - links, h - top],
    bord: [x, top + RAND, breed, bord],
    toetsen: [x, top + bord + 2 * RAND, breed, h - top - bord - 3 * RAND],
    toets,
    boven: top + 8,
    voet: h,
  }
}

/** Divides a screen over cabinet, board and keys. */
export function divide(scherm: Scherm): Verdeling {
  const { w, h } = scherm
  const top = w < 600 ? 132 : h < 480 ? 66 : 78
  if (w >= BREED.vanaf && w > h * BREED.keer && h >= BREED_HOOG) return breeduit(scherm, top)
  const onder = stapel(scherm, top)
  const isLaag = onder.voet - top < MINST.naast && w >= 560 && w > h * 1.05
  return isLaag ? zijAanZij(scherm, top) : onder
}
