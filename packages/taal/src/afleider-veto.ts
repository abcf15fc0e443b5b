import { isAannemelijk } from './afleider-aannemelijk.ts'
import type { Proefwoord } from './fout-proef.ts'
import { huidigeBron } from './taalregels/bron.ts'
import { isGeweerd } from './taalregels/weren.ts'
import type { Distractor } from './woord.ts'

/** The longest run of letters that may be wrong, after the equal beginning and end are taken off (`x` against `ks`). */
const HOOGSTENS = 3

/** Returns whether the two differ in one run of letters only. */
export function isEenPlaats(goed: string, fout: string): boolean {
  const kortste = Math.min(goed.length, fout.length)
  let begin = 0
  while (begin < kortste && goed[begin] === fout[begin]) begin += 1
  let eind = 0
  while (eind < kortste - begin && goed.at(-1 - eind) === fout.at(-1 - eind)) eind += 1
  return goed !== fout && Math.max(goed.length, fout.length) - begin - eind <= HOOGSTENS
}

/** Returns whether this form may not be offered: a word that somebody may mean, or one that a child should not read. */
export type Veto = (afleider: Distractor) => boolean

/**
 * Refuses what the word list of `loadRules()` knows, including names and compounds, and always an improper word. A name in
 * small letters is an error of its own: there only the word list itself decides, because the list of names has them in small
 * letters too.
 */
export const vetoVanLijst: Veto = ({ f, rule }) =>
  rule === 'kleine-letter' ? huidigeBron().kent(f) : isGeweerd(f)

/**
 * Returns whether this form may be offered. It was reviewed with the word, or a child would write it, it is wrong in one place
 * and it is not refused.
 */
export function mag(woord: Proefwoord, afleider: Distractor, veto: Veto): boolean {
  const { f, rule } = afleider
  if (woord.d.some((bewaard) => bewaard.f === f)) return true
  return isAannemelijk(woord, f, rule) && isEenPlaats(woord.w, f) && !veto(afleider)
}
