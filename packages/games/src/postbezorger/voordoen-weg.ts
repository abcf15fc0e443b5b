import type { Indeling } from './indeling.ts'

export interface Punt {
  readonly x: number
  readonly y: number
}

/** How far the hand with the letter reaches below the point where it holds it, in px. */
const HAND_HOOG = 62
/** Where the letter in hand sticks out of the bag of a low counter: from its right edge, and how far apart letters are, in px. */
const TAS = { rand: 36, brief: 88, tussen: 5 } as const

/** Returns where the ways begin: at the letter in hand, or at the edge of the desk on which it lies. */
function begin({ tafel: { x, y, w, h }, opstelling }: Indeling, brieven: number): Punt {
  if (opstelling === 'naast') return { x, y: y + h - 2 * HAND_HOOG }
  if (opstelling === 'onder') return { x: x + w / 2, y }
  const tas = TAS.rand + brieven * TAS.brief + (brieven - 1) * TAS.tussen
  return { x: x + w - tas + TAS.brief / 2, y: y + 24 }
}

/** Returns where the hand takes the letter: all of it beside the sentence, which is read meanwhile. */
function hand({ opstelling }: Indeling, van: Punt): Punt {
  if (opstelling === 'breed') return van
  return opstelling === 'naast' ? { x: van.x - 48, y: van.y } : { x: van.x, y: van.y - HAND_HOOG }
}

/** Returns where a letter is shown to go: from where, and to the foot of each sign, over the head of whoever waits before the houses. */
export function wegenVan(indeling: Indeling, brieven: number) {
  const van = begin(indeling, brieven)
  return {
    van,
    hand: hand(indeling, van),
    naar: indeling.borden.map(({ x, y, w, h }): Punt => ({ x: x + w / 2, y: y + h })),
  }
}
