import type { RuleId } from './fout-regel.ts'
import { beschrijf, type FoutSoort } from './fout-soort.ts'
import { foutProef, type Proefwoord } from './fout-proef.ts'
import { besteGroepen, type Groep, type RegelVan, type Uitkomst } from './fout-uitlijnen.ts'
import { segment } from './grafemen.ts'
import { lijnUit, lijnUitLetters } from './uitlijnen.ts'

export type { FoutSoort } from './fout-soort.ts'

/** One mistake in an answer: where it is, what it is, and the rule where one explains it. */
export interface Vergissing {
  soort: FoutSoort
  /** The rule that makes exactly this mistake; absent where none does. */
  rule?: RuleId
  /** The graphemes of the word from `van` up to `tot`; these are equal where something was added between two graphemes. */
  van: number
  tot: number
  /** What the word has in that place, and what the answer has instead. */
  deel: string
  gegeven: string
  /** The word with only this mistake. */
  f: string
}

/** Longer input is never an attempt at a word, so the rest is left out. */
export const MAX_LETTERS = 60

/** Normalises how people type: one form for letters with a mark, for the apostrophe, for the hyphen and for spaces. */
const netjes = (tekst: string): string =>
  tekst
    .slice(0, 4 * MAX_LETTERS)
    .normalize('NFC')
    .replace(/[’‘`´]/g, "'")
    .replace(/[‐‑–]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LETTERS)

const hoofdletters = (tekst: string): string => tekst.replace(/[^\p{Lu}]/gu, '')

/** Returns the mistake of missing or superfluous capitals, but none where the first letter itself is missing. */
function hoofdletterfout(
  { w, g }: Proefwoord,
  gegeven: string,
  eerste: Groep | undefined,
): Vergissing[] {
  const [nodig, gebruikt] = [hoofdletters(w), hoofdletters(gegeven)]
  if (nodig === gebruikt || (eerste?.van === 0 && eerste.gegeven === '')) return []
  const f = gebruikt.length < nodig.length ? w.toLowerCase() : w.toUpperCase()
  const plek = { van: 0, tot: 1, deel: g[0] ?? '', gegeven: gegeven.charAt(0) }
  return gebruikt.length < nodig.length
    ? [{ soort: 'regel', rule: 'kleine-letter', ...plek, f }]
    : [{ soort: 'hoofdletter', ...plek, f }]
}

function naarVergissing({ van, tot, deel, gegeven, rule, f }: Groep): Vergissing {
  const plek = { van, tot, deel, gegeven, f }
  return rule ? { soort: 'regel', rule, ...plek } : { soort: beschrijf(deel, gegeven), ...plek }
}

/**
 * Lists the mistakes of somebody who wrote `gegeven` for this word, each by itself, from the front. A mistake that a rule of
 * `fout-regel.ts` makes has the id of the rule, those of the word's own categories first; any other is named by its kind. It
 * accepts any text, and returns an empty list for the right form.
 */
export function errors(doel: Proefwoord | string, gegeven: string): Vergissing[] {
  const { woord, regelVan } = foutProef(doel)
  const antwoord = netjes(gegeven)
  if (antwoord === woord.w) return []
  const heel = { van: 0, tot: woord.g.length, deel: woord.w, gegeven: antwoord, f: antwoord }
  if (antwoord === '') return [{ soort: 'leeg', ...heel }]
  if (woord.w.length > MAX_LETTERS) return [{ soort: 'ander', ...heel }]
  const groepen = verschillen(woord, antwoord.toLowerCase(), regelVan)
  return [
    ...hoofdletterfout(woord, antwoord, groepen[0]),
    ...groepen.map((groep) => naarVergissing(groep)),
  ]
}

const onverklaard = ({ groepen }: Uitkomst): number =>
  groepen.filter(({ rule }) => rule === undefined).length

/** Returns the mistakes in the letters: by the graphemes of the answer, or letter by letter where that explains more. */
function verschillen({ g: grafemen }: Proefwoord, klein: string, regelVan: RegelVan): Groep[] {
  const g = grafemen.map((grafeem) => grafeem.toLowerCase())
  if (klein === g.join('')) return []
  const grof = besteGroepen(g, lijnUit(g, segment(klein).graphemes), regelVan)
  if (onverklaard(grof) === 0) return grof.groepen
  const fijn = besteGroepen(g, lijnUitLetters(g, klein), regelVan)
  const verschil = onverklaard(fijn) - onverklaard(grof) || fijn.prijs - grof.prijs
  return verschil < 0 ? fijn.groepen : grof.groepen
}
