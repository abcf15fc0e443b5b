import type { RuleId } from './fout-regel.ts'
import { beschrijf, type FoutSoort } from './fout-soort.ts'
import { foutProef, type Proefwoord } from './fout-proef.ts'
import { besteGroepen, type Groep, type RegelVan, type Uitkomst } from './fout-uitlijnen.ts'
import { segment } from './grafemen.ts'
import { lijnUit, lijnUitLetters } from './uitlijnen.ts'

export type { FoutSoort } from './fout-soort.ts'

/** One mistake in an answer: where, what, and where one explains it the rule. */
export interface Vergissing {
  soort: FoutSoort
  /** The rule that makes exactly this mistake; absent where none does. */
  rule?: RuleId
  /** Graphemes of the word from `van` up to `tot`; equal where something was added between two. */
  van: number
  tot: number
  /** What stands there in the word, and what the answer has instead. */
  deel: string
  gegeven: string
  /** The word with this mistake alone. */
  f: string
}

/** Longer input is never a try at a word; the rest is left out. */
const MAX_LETTERS = 60

/** How people type what they mean: one way for letters with a mark, for the apostrophe and for a space. */
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

/** Capitals that are missing, or too many; not where the letter itself is missing. */
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
 * What somebody did who wrote `gegeven` for this word: each mistake for itself, from the front. A mistake that
 * one rule of `fout-regel.ts` makes bears its id, those of the word's own categories first; any other is named
 * by its kind. Answers any text; nothing for the right form.
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

/** The mistakes in the letters: by the graphemes of the answer, or letter by letter where that explains more. */
function verschillen({ g: grafemen }: Proefwoord, klein: string, regelVan: RegelVan): Groep[] {
  const g = grafemen.map((grafeem) => grafeem.toLowerCase())
  if (klein === g.join('')) return []
  const grof = besteGroepen(g, lijnUit(g, segment(klein).graphemes), regelVan)
  if (onverklaard(grof) === 0) return grof.groepen
  const fijn = besteGroepen(g, lijnUitLetters(g, klein), regelVan)
  const verschil = onverklaard(fijn) - onverklaard(grof) || fijn.prijs - grof.prijs
  return verschil < 0 ? fijn.groepen : grof.groepen
}
