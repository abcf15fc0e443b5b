/** How a ball came to its lamp: what the hand did, which decides nothing but what is shown. */
export interface Rit {
  /** How many bumpers it hit on its way. */
  readonly botsen: number
  /** Whether it was shot in the right moment, was saved by a flipper, hit the balloon, or rode through the coaster. */
  readonly sterk: boolean
  readonly gered: boolean
  readonly ballon: boolean
  readonly baan: boolean
}

export const LEGE_RIT: Rit = { botsen: 0, sterk: false, gered: false, ballon: false, baan: false }

/** So many bumpers in one ride are worth a word. */
const VEEL = 3
/** From so many right words in a row on, that is what is told. */
const RIJ = 3

/** Returns how many of the newest answers were right at once. */
export const opRij = (oordelen: readonly boolean[]): number =>
  oordelen.length - 1 - oordelen.lastIndexOf(false)

/** Returns what the cabinet calls after a right word: what was rarest of it. */
export function callFor(rit: Rit, oordelen: readonly boolean[]): string {
  const rij = opRij(oordelen)
  if (rit.ballon) return 'Plof!'
  if (rit.baan) return 'Joehoe!'
  if (rit.gered) return 'Gered!'
  if (rij >= RIJ && rij % RIJ === 0) return `${rij} op rij!`
  if (rit.botsen >= VEEL) return `${rit.botsen}× boink!`
  return rit.sterk ? 'Superschot!' : 'Raak!'
}

/** Returns how many sparks a right word throws: more for each one in a row before it. */
export const vonkenVan = (oordelen: readonly boolean[]): number =>
  8 + 3 * Math.min(6, opRij(oordelen))
