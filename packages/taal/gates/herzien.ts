import { readFileSync } from 'node:fs'
import { CAT_CODES, CONTEXT, type CatCode } from '../src/cat-code.ts'
import { classifyEntry } from '../src/classify.ts'
import { segment } from '../src/grafemen.ts'
import { isKlinker } from '../src/inventaris.ts'
import { syllables } from '../src/lettergrepen.ts'
import type { WordEntry } from '../src/woord.ts'

/** What a reviewer decided about a word where the rules or the patterns say otherwise: a line of `data/herzien.json`. */
export interface Herziening extends Partial<Pick<WordEntry, 'g' | 'lg' | 'kg' | 'br'>> {
  w: string
  /** Categories that the rules do not recognise. */
  wel?: CatCode[]
  /** Categories that the rules recognise wrongly. */
  niet?: CatCode[]
}

/** The decisions by word. */
export type Herzieningen = ReadonlyMap<string, Herziening>

/** The fields of an entry that follow from the word. */
export type Berekend = Pick<WordEntry, 'g' | 'lg' | 'kg' | 'br' | 'cat' | 'struct'>

/** The file with the decisions. */
export const HERZIEN_BESTAND = new URL('../data/herzien.json', import.meta.url)

/** Reads the decisions, in the order of the file. */
export const readHerzien = (): Herziening[] =>
  JSON.parse(readFileSync(HERZIEN_BESTAND, 'utf8')) as Herziening[]

/** Indexes decisions by word. */
export const perWoord = (lijst: readonly Herziening[]): Herzieningen =>
  new Map(lijst.map((herziening) => [herziening.w, herziening]))

/**
 * Returns whether a code is a lesson that letters cannot show (`samen`, `hoofd`), so that the writer of the word decides it.
 */
const isLes = (code: CatCode, focus: CatCode): boolean => code === focus && CONTEXT.has(code)

/** Computes the fields of a word by the rules, except where a reviewer decided otherwise. Requires `loadRules()`. */
export function compute(
  { w, focus }: Pick<WordEntry, 'w' | 'focus'>,
  herziening: Herziening | undefined,
): Berekend {
  const { wel = [], niet = [] } = herziening ?? {}
  const delen = {
    g: herziening?.g ?? segment(w).graphemes,
    lg: herziening?.lg ?? syllables(w, 'lettergreep').parts,
    kg: herziening?.kg ?? syllables(w, 'klankgroep').parts,
    br: herziening?.br ?? syllables(w, 'afbreking').parts,
  }
  const herkend = new Set(classifyEntry({ w, ...delen }).map(({ code }) => code))
  const telt = (code: CatCode): boolean =>
    !niet.includes(code) && (herkend.has(code) || wel.includes(code) || isLes(code, focus))
  return {
    ...delen,
    cat: CAT_CODES.filter(telt),
    struct: delen.g.map((grafeem) => (isKlinker(grafeem.toLowerCase()) ? 'K' : 'M')).join(''),
  }
}

/**
 * Returns the parts of a decision that change nothing: without them the outcome is the same, so they only hide what the rules
 * do.
 */
export function overbodigeDelen(
  herziening: Herziening,
  entry: Pick<WordEntry, 'w' | 'focus'>,
  patronen: (w: string) => string[],
): string[] {
  const { wel = [], niet = [], w } = herziening
  const vanzelf = compute(entry, undefined)
  const zonderCat = compute(entry, { ...herziening, wel: [], niet: [] })
  const gelijk = (veld: 'g' | 'lg' | 'kg' | 'br', ander: readonly string[]): boolean =>
    herziening[veld]?.join(' ') === ander.join(' ')
  return [
    ...(['g', 'lg', 'kg'] as const).filter((veld) => gelijk(veld, vanzelf[veld])),
    ...(gelijk('br', vanzelf.br) && gelijk('br', patronen(w)) ? ['br'] : []),
    ...wel.filter((code) => zonderCat.cat.includes(code)),
    ...niet.filter((code) => !zonderCat.cat.includes(code)),
  ]
}
