import type { Proefwoord } from './fout-proef.ts'
import { huidigeBron } from './taalregels/bron.ts'
import { isGeweerd } from './taalregels/weren.ts'
import type { Distractor } from './woord.ts'

/** What may stand between the parts of a compound. */
const TUSSEN = /(?:en|e|s)$/
const MIN_DEEL = 3

const kent = (deel: string): boolean => deel.length >= MIN_DEEL && huidigeBron().kent(deel)

/** Is the word two words where the form has a space or hyphen? Only there would a child part it. */
function isNaad(f: string): boolean {
  const [links = '', rechts = ''] = f.toLowerCase().split(/[- ]/)
  return kent(rechts) && (kent(links) || kent(links.replace(TUSSEN, '')))
}

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

/** The weak endings of a word of more parts, as nobody would write them: `lopenn`, `lopem`, `bakkerr`. */
const VREEMD_EIND = /e(?:nn|m|ll|rr|mm)$/
/** A capital in the middle, a space in front: what is left when letters around them change. */
const VREEMD = /\p{Ll}\p{Lu}|^[ -]|[ -]$/u

const isVreemd = ({ w, kg }: Proefwoord, f: string): boolean =>
  f.length < 2 ||
  (VREEMD.test(f) && !VREEMD.test(w)) ||
  (kg.length > 1 && /e[lmnr]$/.test(w) && VREEMD_EIND.test(f))

/** May this form be offered: reviewed with the word, or else no word, not improper, new and parted well? */
export function mag(
  woord: Proefwoord,
  { f, rule }: Distractor,
  gekozen: readonly Distractor[],
): boolean {
  if (gekozen.some((eerder) => eerder.f === f)) return false
  if (woord.d.some((bewaard) => bewaard.f === f)) return true
  // A hyphen between two parts is allowed where it makes a long word clearer: a mistake to name, not one to offer.
  if (rule === 'samen-streepje' || (rule === 'samen-spatie' && !isNaad(f))) return false
  if (isVreemd(woord, f)) return false
  // The own name in small letters is its error; a name is known in small letters too.
  if (rule === 'kleine-letter') return !huidigeBron().kent(f)
  return isEenPlaats(woord.w, f) && !isGeweerd(f)
}
