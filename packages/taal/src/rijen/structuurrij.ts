import { isKlinker } from '../inventaris.ts'
import type { WordEntry } from '../woord.ts'
import { makeLoting, shuffle } from './loting.ts'

/** The fields that a row looks at. */
export type Structuurwoord = Pick<WordEntry, 'w' | 'g' | 'kg' | 'struct' | 'groep'>

export interface Structuurvraag {
  readonly n: number
  readonly seed: number
  /** The last groep from which words are taken. */
  readonly groep: number
}

/** Returns the rime of a word of one klankgroep: what remains after the consonants at the front (`oel` of `stoel`). */
function rijm({ g, kg }: Structuurwoord): string {
  if (kg.length !== 1) return ''
  return g.slice(g.findIndex(isKlinker)).join('')
}

/**
 * Returns words of one shape, in an order that the seed fixes: of a pattern of M and K (`MKMM`), or with a rime after a hyphen
 * (`-oel`, for words of one klankgroep). There are fewer than asked where there are no more; any other pattern fits no word.
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
