import { isAannemelijk } from './afleider-aannemelijk.ts'
import type { Proefwoord } from './fout-proef.ts'
import { huidigeBron } from './taalregels/bron.ts'
import { isGeweerd } from './taalregels/weren.ts'
import type { Distractor } from './woord.ts'

/** Wrong in one run of so many letters at most, once equal begin and end are taken off (`x` against `ks`). */
const HOOGSTENS = 3

/** Do the two differ in one run of letters? */
export function isEenPlaats(goed: string, fout: string): boolean {
  const kortste = Math.min(goed.length, fout.length)
  let begin = 0
  while (begin < kortste && goed[begin] === fout[begin]) begin += 1
  let eind = 0
  while (eind < kortste - begin && goed.at(-1 - eind) === fout.at(-1 - eind)) eind += 1
  return goed !== fout && Math.max(goed.length, fout.length) - begin - eind <= HOOGSTENS
}

/** Is this form no wrong one to offer: a word that somebody may mean, or one that a child should not read? */
export type Veto = (afleider: Distractor) => boolean

/**
 * What the word list of `loadRules()` knows, names and compounds with it; an improper word always. The own name in small
 * letters is its error: a name is known in small letters too.
 */
export const vetoVanLijst: Veto = ({ f, rule }) =>
  rule === 'kleine-letter' ? huidigeBron().kent(f) : isGeweerd(f)

/** May this form be offered: reviewed with the word, or else such as a child writes, wrong in one place and not refused? */
export function mag(woord: Proefwoord, afleider: Distractor, veto: Veto): boolean {
  const { f, rule } = afleider
  if (woord.d.some((bewaard) => bewaard.f === f)) return true
  return isAannemelijk(woord, f, rule) && isEenPlaats(woord.w, f) && !veto(afleider)
}
