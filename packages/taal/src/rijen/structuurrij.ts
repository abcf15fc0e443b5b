import { isKlinker } from '../inventaris.ts'
import type { WordEntry } from '../woord.ts'
import { makeLoting, shuffle } from './loting.ts'

/** What a row looks at. */
export type Structuurwoord = Pick<WordEntry, 'w' | 'g' | 'kg' | 'struct' | 'groep'>

export interface Structuurvraag {
  readonly n: number
  readonly seed: number
  /** No word of a later groep. */
  readonly groep: number
}

/** The rime of a word of one part: what is left after the consonants in front (`oel` of `stoel`). */
function rijm({ g, kg }: Structuurwoord): string {
  if (kg.length !== 1) return ''
  return g.slice(g.findIndex(isKlinker)).join('')
}

/**
 * Words of one make, in an order that the seed fixes: a pattern of M and K (`MKMM`), or a rime with a hyphen
 * in front (`-oel`, of words of one part). Fewer than asked where there are no more; any other pattern fits
 * no word.
 */
export function structuurrij<Woord extends Structuurwoord>(
  woorden: readonly Woord[],
  patroon: string,
  { n, seed, groep }: Structuurvraag,
): Woord[] {
  const isRijm = patroon.startsWith('-')
  const past = (woord: Woord): boolean =>
    isRijm ? rijm(woord) === patroon.slice(1) && patroon !== '-' : woord.struct === patroon
  const passend = woorden.filter((woord) => woord.groep <= groep && past(woord))
  return shuffle(passend, makeLoting(seed)).slice(0, Math.max(0, n))
}
