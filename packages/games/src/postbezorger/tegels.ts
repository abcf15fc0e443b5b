import { cutGraphemes } from '@letterhaven/game-kit/onderdelen/lade'
import { shuffle } from '@letterhaven/game-kit/regels/rng'
import { huizenVan } from './paren.ts'

/** What is written for the houses that are named by more than their piece. */
const STUKKEN: Readonly<Record<string, readonly string[]>> = {
  'kg-open': [],
  'kg-dicht': [],
  cent: ['s'],
  cola: ['k'],
  stam: [],
  'stam-t': ['t'],
  'vd-t': ['t'],
  'vd-d': ['d'],
}

/** Returns the pieces that are written for a house: '-d' takes a d. */
export const stukkenVan = (huis: string): readonly string[] =>
  STUKKEN[huis] ?? cutGraphemes(huis.replace('-', ''))

interface Woord {
  readonly item: { readonly graphemes: readonly string[] }
  readonly paar: string
}

/**
 * Returns the tiles with the pieces of both houses among them, in place of others that are not of the word: where that of the other
 * house were not there, the tiles would tell at the door which house was right.
 */
export function metBeide(
  tegels: readonly string[],
  { item, paar }: Woord,
  rnd: () => number,
): readonly string[] {
  const nodig = huizenVan(paar).flatMap(stukkenVan)
  const mist = nodig.filter((stuk) => !tegels.includes(stuk))
  if (mist.length === 0) return tegels
  const vast = tegels.filter((tegel) => item.graphemes.includes(tegel) || nodig.includes(tegel))
  const vrij = tegels.filter((tegel) => !vast.includes(tegel))
  return shuffle([...vast, ...mist, ...vrij.slice(mist.length)], rnd)
}
