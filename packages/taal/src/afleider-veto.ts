import { isAannemelijk } from './afleider-aannemelijk.ts'
import type { Proefwoord } from './fout-proef.ts'
import { huidigeBron } from './taalregels/bron.ts'
import { isGeweerd } from './taalregels/weren.ts'
import type { Distractor } from './woord.ts'

/** Wrong in one run of so many letters at most, once equal begin and end are taken off. */
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

/** May this form be offered: reviewed with the word, or else no word, not improper, new and such as a child writes? */
export function mag(
  woord: Proefwoord,
  { f, rule }: Distractor,
  gekozen: readonly Distractor[],
): boolean {
  if (gekozen.some((eerder) => eerder.f === f)) return false
  if (woord.d.some((bewaard) => bewaard.f === f)) return true
  if (!isAannemelijk(woord, f, rule)) return false
  // The own name in small letters is its error; a name is known in small letters too.
  if (rule === 'kleine-letter') return !huidigeBron().kent(f)
  return isEenPlaats(woord.w, f) && !isGeweerd(f)
}
