import { isMogelijkBegin } from './begin.ts'
import type { Proefwoord } from './fout-proef.ts'
import type { RuleId } from './fout-regel.ts'
import { isNaad } from './taalregels/weren.ts'

/** Endings that cannot be said in one go: `zwatr`, `blinb`. */
const VREEMD_EIND = /(?:[bcdfghkpstvxz][jlmnrw]|[^aeiouy]b)$/
/** Weak endings (`lopen`, `bakker`), whose vowel and last letter nobody mistakes for others. */
const ZWAK_EIND = /e[lmnr]s?$/
const VERDRAAID_EIND = /(?:e(?:nn|ll|rr|mm)|ee[lmnr]s?|[iu][lmnr]s?)$/
/** An m before letters that ask for an n. */
const MT = /m[ktz]/
/** A capital in the middle, or a space or hyphen at either end: what remains when the letters around it change. */
const VREEMD = /\p{Ll}\p{Lu}|^[ -]|[ -]$/u

type Oordeel = (woord: Proefwoord, f: string) => boolean

const isUitspreekbaar: Oordeel = ({ w }, f) =>
  (isMogelijkBegin(f) || !isMogelijkBegin(w)) && (!VREEMD_EIND.test(f) || VREEMD_EIND.test(w))

/** Returns whether the form keeps the weak ending of the word, if it has one. */
const isEindHeel: Oordeel = ({ w, kg }, f) =>
  kg.length === 1 || !ZWAK_EIND.test(w) || !VERDRAAID_EIND.test(f)

/** Returns whether the form leaves a g that sounds as in `garage` alone: other errors change that one. */
const isGewoneG: Oordeel = ({ cat = [] }, f) => !cat.includes('garage') || !/ch|gg/.test(f)

const isKort: Oordeel = ({ kg }) => kg.length === 1

/** What a child would not write although a rule makes it: only forms that pass are offered. */
const OORDELEN: Readonly<Partial<Record<RuleId, Oordeel>>> = {
  'letter-weg': isUitspreekbaar,
  // The weak ending of a longer word stays as it is: not `broertej`.
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
  // A hyphen between two parts is allowed where it makes a long word clearer, so this mistake can be named but is never
  // offered.
  'samen-streepje': () => false,
  'samen-spatie': (_, f) => isNaad(f),
}

/** Returns whether a child would write this form by this rule. */
export function isAannemelijk(woord: Proefwoord, f: string, rule: RuleId): boolean {
  if (f.length < 2 || (VREEMD.test(f) && !VREEMD.test(woord.w))) return false
  return OORDELEN[rule]?.(woord, f) ?? true
}
