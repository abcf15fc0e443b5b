import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

/** naast: the panel stands beside the sky. onder: it stands below it. */
export type Opstelling = 'naast' | 'onder'

export interface Indeling {
  readonly w: number
  readonly h: number
  /** The scale of everything small, relative to a screen 800 high. */
  readonly k: number
  readonly opstelling: Opstelling
  /** The height at which the rocket stands. */
  readonly grond: number
  /** The part of the screen in which the rocket is seen. */
  readonly hemel: Vak
  /** The desk with the screen and the letters. */
  readonly paneel: Vak
  /** The middle and scale of the rocket. It is 500 high and 300 wide at scale 1. */
  readonly raket: { readonly x: number; readonly s: number }
  /** Where its foot is while it flies, and how far the world sinks for each word. */
  readonly vlucht: { readonly voet: number; readonly stap: number }
  /** Where neighbours come to watch, in the order in which they come, and the size of a head. */
  readonly publiek: { readonly plekken: readonly number[]; readonly maat: number }
}

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** Room for the sentence about an answer, where the screen is high enough for it. */
const onderRand = (h: number): number => (h > 620 ? 58 : 10)
/** The least that screen, line and letters need. */
const PANEEL = { minst: 376, meest: 520 } as const
const RAND = 12

/** Returns the height of the bar at the top, which takes two rows on a narrow screen. */
const balk = (w: number, h: number): number => (w < 600 ? 128 : h < 480 ? 66 : 76)

const chooseOpstelling = (w: number, h: number): Opstelling =>
  w >= 560 && w > h * 1.05 ? 'naast' : 'onder'

/** Divides the screen under the bar between the sky and the desk. */
function verdeel(
  w: number,
  h: number,
  top: number,
): Pick<Indeling, 'opstelling' | 'hemel' | 'paneel'> {
  const opstelling = chooseOpstelling(w, h)
  if (opstelling === 'naast') {
    const breed = perk(w * 0.58, 340, 860)
    const hoog = perk(h - top - onderRand(h) - RAND, 240, PANEEL.meest + 40)
    const y = top + Math.max(0, (h - top - onderRand(h) - hoog) / 2)
    return {
      opstelling,
      hemel: { x: 0, y: top, w: w - breed - RAND, h: h - top },
      paneel: { x: w - breed - RAND, y, w: breed, h: hoog },
    }
  }
  const hoog = perk(h * 0.5, Math.min(PANEEL.minst, h - top - 40), PANEEL.meest)
  const y = h - hoog - onderRand(h)
  const breed = Math.min(w - 2 * 6, 760)
  return {
    opstelling,
    hemel: { x: 0, y: top, w, h: y - top },
    paneel: { x: (w - breed) / 2, y, w: breed, h: hoog },
  }
}

/** Lays out places from the rocket outwards, alternately left and right, small enough that a few fit beside it. */
function publiekVan(
  { raket, hemel }: Pick<Indeling, 'raket' | 'hemel'>,
  k: number,
): Indeling['publiek'] {
  const vin = 190 * raket.s
  const maat = perk(72 * k, 34, 84)
  const plekken: number[] = []
  for (let i = 0; i < 4; i += 1) {
    const uit = vin + maat * (0.45 + i * 0.94)
    if (raket.x - uit > maat * 0.4) plekken.push(raket.x - uit)
    if (raket.x + uit < hemel.w - maat * 0.5) plekken.push(raket.x + uit)
  }
  return { plekken, maat }
}

/** Lays out sky, rocket and desk for any screen. Pure. */
export function classify(w: number, h: number): Indeling {
  const k = perk(Math.min(h / 800, w / 900), 0.5, 1.5)
  const { opstelling, hemel, paneel } = verdeel(w, h, balk(w, h))
  const onder = hemel.y + hemel.h
  const grond = onder - (opstelling === 'naast' ? 76 * k : Math.min(34, hemel.h * 0.14))
  const s = perk(Math.min((hemel.h * 0.7) / 530, (hemel.w * 0.62) / 320), 0.09, 1.1)
  const raket = { x: hemel.x + hemel.w / 2, s }
  return {
    w,
    h,
    k,
    opstelling,
    grond,
    hemel,
    paneel,
    raket,
    vlucht: { voet: hemel.y + hemel.h * 0.86, stap: Math.max(110, hemel.h * 0.6) },
    publiek: publiekVan({ raket, hemel }, k),
  }
}

/** How much smaller the rocket is in space, and where its foot is, as a share of the sky. */
const RUIMTE = { raket: 0.5, voet: 0.68, wacht: 0.17 } as const
/** The size of who waits in space. */
const WACHT = { minst: 40, meest: 108 } as const

/** The layout in space: a smaller rocket, and who waits at the end of each way. */
export interface RuimteIndeling extends Indeling {
  readonly wacht: { readonly plekken: readonly number[]; readonly y: number; readonly maat: number }
}

/** Lays out space for any screen, with so many ways through it. Pure. */
export function classifyRuimte(w: number, h: number, banen: number): RuimteIndeling {
  const vast = classify(w, h)
  const { hemel, raket, vlucht } = vast
  const breed = hemel.w / banen
  return {
    ...vast,
    raket: { ...raket, s: raket.s * RUIMTE.raket },
    vlucht: { ...vlucht, voet: hemel.y + hemel.h * RUIMTE.voet },
    wacht: {
      plekken: Array.from({ length: banen }, (_, i) => hemel.x + (i + 0.5) * breed),
      y: hemel.y + hemel.h * RUIMTE.wacht,
      maat: perk(Math.min(hemel.h * 0.27, breed * 0.72), WACHT.minst, WACHT.meest),
    },
  }
}

/** Returns half the width of the plate under a way through space: each has its own, and they do not touch. */
export const plaatHalf = ({ raket, hemel, wacht }: RuimteIndeling): number =>
  Math.min(190 * raket.s, (hemel.w / wacht.plekken.length) * 0.46)
