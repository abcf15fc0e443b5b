import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

/** Returns a number within its bounds. */
export const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** What stays free at the edges of the screen. */
export const RAND = 8
/** Returns the height of the bar at the top, which takes two rows on a narrow screen. */
const balk = (w: number, h: number): number => (w < 600 ? 128 : h < 480 ? 66 : 76)

/** The part of the screen in which is climbed, and where the story stands: above it, or beside it. */
export interface Velden {
  readonly veld: Vak
  readonly verhaal: Vak
  readonly knop: number
  /** Where there is no room for more, the buttons stand beside a low story, and no flags hang. */
  readonly krap: boolean
}

/** On a lower field than this everything is small. */
export const KRAP = 330
export const KNOP = 48
export const KNOPPEN_KRAP = 120

/** Divides a screen over the story and the climb. */
export function makeVelden(
  w: number,
  h: number,
  { schaal, krap }: { schaal: number; krap: boolean },
): Velden {
  const top = balk(w, h)
  const knop = Math.round(KNOP * perk(schaal, 1, 1.3))
  const hoog = h - top - RAND
  if (w >= 600 && w > h * 1.15) {
    const breed = perk(w * 0.3, 190, 400)
    const veld = { x: RAND, y: top, w: w - breed - 3 * RAND, h: hoog }
    const verhaal = { x: w - breed - RAND, y: top + 6, w: breed, h: hoog - 6 }
    return { veld, verhaal, knop, krap: false }
  }
  const vlag = krap ? KNOP : perk(hoog * 0.2, 64, 64 + 96 * perk(schaal, 1, 1.5))
  const naast = krap ? KNOPPEN_KRAP + 4 : 0
  const verhaal = { x: RAND, y: top, w: w - 2 * RAND - naast, h: vlag }
  const veld = { x: RAND, y: top + vlag + 4, w: w - 2 * RAND, h: hoog - vlag - 4 }
  return { veld, verhaal, knop, krap }
}
