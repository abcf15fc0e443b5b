import { readFileSync } from 'node:fs'
import { CAT_CODES, CONTEXT, type CatCode } from '../src/cat-code.ts'
import { classifyEntry } from '../src/classify.ts'
import { segment } from '../src/grafemen.ts'
import { isKlinker } from '../src/inventaris.ts'
import { syllables } from '../src/lettergrepen.ts'
import type { WordEntry } from '../src/woord.ts'

/** What a reviewer decided of a word, where the rules or the patterns say otherwise; a line of `data/herzien.json`. */
export interface Herziening extends Partial<Pick<WordEntry, 'g' | 'lg' | 'kg' | 'br'>> {
  w: string
  /** Categories that the rules do not see. */
  wel?: CatCode[]
  /** Categories that the rules see wrongly. */
  niet?: CatCode[]
}

/** The decisions by their word. */
export type Herzieningen = ReadonlyMap<string, Herziening>

/** The fields of an entry that follow from the word. */
export type Berekend = Pick<WordEntry, 'g' | 'lg' | 'kg' | 'br' | 'cat' | 'struct'>

/** Where the decisions stand. */
export const HERZIEN_BESTAND = new URL('../data/herzien.json', import.meta.url)

/** The decisions as they stand in the file, in its order. */
export const readHerzien = (): Herziening[] =>
  JSON.parse(readFileSync(HERZIEN_BESTAND, 'utf8')) as Herziening[]

/** Looks decisions up by their word. */
export const perWoord = (lijst: readonly Herziening[]): Herzieningen =>
  new Map(lijst.map((herziening) => [herziening.w, herziening]))

/** A lesson that letters cannot show (`samen`, `hoofd`) is what the writer of the word says it is. */
const isLes = (code: CatCode, focus: CatCode): boolean => code === focus && CONTEXT.has(code)

/** The fields of a word by the rules, save where a reviewer decided otherwise. Asks for `loadRules()`. */
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

/** The parts of a decision that say what would be so without it; a line with nothing else only hides. */
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
