import { isMogelijkBegin } from './begin.ts'
import type { Proefwoord } from './fout-proef.ts'
import type { RuleId } from './fout-regel.ts'
import { isNaad } from './taalregels/weren.ts'

/** Ends that nobody can say at once: `zwatr`, `blinb`. */
const VREEMD_EIND = /(?:[bcdfghkpstvxz][jlmnrw]|[^aeiouy]b)$/
/** Weak endings (`lopen`, `bakker`): the vowel and the last letter of these nobody mistakes for others. */
const ZWAK_EIND = /e[lmnr]s?$/
const VERDRAAID_EIND = /(?:e(?:nn|ll|rr|mm)|ee[lmnr]s?|[iu][lmnr]s?)$/
/** M before letters that ask for n. */
const MT = /m[ktz]/
/** A capital in the middle, a space or hyphen at an end: what is left when letters around them change. */
const VREEMD = /\p{Ll}\p{Lu}|^[ -]|[ -]$/u

type Oordeel = (woord: Proefwoord, f: string) => boolean

const isUitspreekbaar: Oordeel = ({ w }, f) =>
  (isMogelijkBegin(f) || !isMogelijkBegin(w)) && (!VREEMD_EIND.test(f) || VREEMD_EIND.test(w))

/** Keeps its weak ending, if it has one. */
const isEindHeel: Oordeel = ({ w, kg }, f) =>
  kg.length === 1 || !ZWAK_EIND.test(w) || !VERDRAAID_EIND.test(f)

/** A g that sounds as in garage is written otherwise by errors of its own. */
const isGewoneG: Oordeel = ({ cat = [] }, f) => !cat.includes('garage') || !/ch|gg/.test(f)

const isKort: Oordeel = ({ kg }) => kg.length === 1

/** What a rule makes and a child would not: only forms that pass are offered. */
const OORDELEN: Readonly<Partial<Record<RuleId, Oordeel>>> = {
  'letter-weg': isUitspreekbaar,
  // The weak end of a longer word stays as it is: not `broertej`.
  'letters-om': (woord, f) =>
    isUitspreekbaar(woord, f) && (isKort(woord, f) || f.endsWith(woord.w.slice(-2))),
  spiegel: isUitspreekbaar,
  stem: isUitspreekbaar,
  's-z': isUitspreekbaar,
  'g-ch': isGewoneG,
  'lang-twee': isGewoneG,
  'eind-z': isKort,
  'eind-twee': isEindHeel,
  'kort-lang': isEindHeel,
  'klinker-ander': isEindHeel,
  'm-n': (woord, f) =>
    isEindHeel(woord, f.replace(/em$/, 'enn')) && (!MT.test(f) || MT.test(woord.w)),
  // A hyphen between two parts is allowed where it makes a long word clearer: a mistake to name, not one to offer.
  'samen-streepje': () => false,
  'samen-spatie': (_, f) => isNaad(f),
}

/** Would a child write this, by this rule? */
export function isAannemelijk(woord: Proefwoord, f: string, rule: RuleId): boolean {
  if (f.length < 2 || (VREEMD.test(f) && !VREEMD.test(woord.w))) return false
  return OORDELEN[rule]?.(woord, f) ?? true
}
