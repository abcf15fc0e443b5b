import { segment } from './grafemen.ts'
import { isKlinker } from './inventaris.ts'
import { woordenVan } from './tekst-woorden.ts'
import type { Leestekst, Tekstniveau } from './tekst.ts'

/** The space after the end of a sentence, with its quotation mark, where the next one begins with a capital or a digit. */
const ZINSGRENS = /(?<=[.!?…]['’]?)\s+(?=['‘]?[\p{Lu}\d]|'[snt] )/u
/** A word with this many vowels or more is long for a beginning reader. */
const LANG = 3

/** What makes a text easy or hard to read, as far as it can be counted. */
export interface Tekstmaat {
  woorden: number
  /** The mean number of letters per word. */
  letters: number
  /** The mean number of words per sentence. */
  zin: number
  /** The share of words with three or more vowel sounds, which is how lettergrepen are counted here. */
  lang: number
  /** The number of letters of the longest word. */
  langste: number
}

/** The lowest and the highest value, both included. */
export type Bereik = readonly [van: number, tot: number]
export type Niveaudoel = Readonly<Record<keyof Tekstmaat, Bereik>>

/** Returns the sentences of a paragraph; a salutation without a full stop is one, and so is a line of a poem. */
export const zinnenVan = (alinea: string): string[] =>
  alinea
    .split('\n')
    .flatMap((regel) => regel.split(ZINSGRENS))
    .filter((zin) => woordenVan(zin).length > 0)

const countKlinkers = (woord: string): number =>
  segment(woord.toLowerCase()).graphemes.filter(isKlinker).length

/** Measures the paragraphs of a text. Every measure of an empty text is zero. */
export function measureTekst({ tekst }: Pick<Leestekst, 'tekst'>): Tekstmaat {
  const woorden = tekst.flatMap(woordenVan)
  const zinnen = tekst.flatMap(zinnenVan)
  const lengtes = woorden.map((woord) => woord.replaceAll(/[^\p{L}\d]/gu, '').length)
  const deel = (som: number, op: number): number => (op === 0 ? 0 : som / op)
  return {
    woorden: woorden.length,
    letters: deel(
      lengtes.reduce((som, lengte) => som + lengte, 0),
      woorden.length,
    ),
    zin: deel(woorden.length, zinnen.length),
    lang: deel(woorden.filter((woord) => countKlinkers(woord) >= LANG).length, woorden.length),
    langste: Math.max(0, ...lengtes),
  }
}

/**
 * Returns Flesch's reading ease with the weights of W.H. Douma for Dutch (1960): lower is harder. It combines what the ranges
 * below ask one by one, so that levels can be put in order. For a text of one page or less it is rough, and it says nothing
 * about the meaning of the words.
 */
export function leesgemak(tekst: Pick<Leestekst, 'tekst'>): number {
  const woorden = tekst.tekst.flatMap(woordenVan)
  const lettergrepen = woorden.reduce((som, woord) => som + Math.max(1, countKlinkers(woord)), 0)
  const { zin } = measureTekst(tekst)
  return 206.84 - 77 * (lettergrepen / Math.max(1, woorden.length)) - 0.93 * zin
}

/**
 * The ranges that a text of each level keeps to. They are our own judgement of what a child reads without help in that part of
 * the year, which answers will correct. They are not based on another publisher's scale or norm.
 */
export const NIVEAUDOELEN: Readonly<Record<Tekstniveau, Niveaudoel>> = {
  start: doel([20, 40], [2.9, 3.4], [3, 4.6], [0, 0], 5),
  'midden-3': doel([40, 60], [3.3, 3.9], [4, 5.5], [0, 0.02], 7),
  'eind-3': doel([60, 80], [3.4, 4], [4.4, 6], [0, 0.03], 8),
  'midden-4': doel([80, 100], [3.5, 4.1], [4.8, 7.5], [0, 0.04], 10),
  'eind-4': doel([95, 115], [3.5, 4.2], [5.5, 7.8], [0.005, 0.06], 10),
  'midden-5': doel([110, 140], [3.7, 4.4], [5.5, 8.2], [0.02, 0.09], 11),
  'eind-5': doel([130, 155], [3.9, 4.5], [6.5, 8.8], [0.03, 0.1], 12),
  'midden-6': doel([145, 170], [4.1, 4.7], [7, 10], [0.04, 0.11], 13),
  'eind-6': doel([165, 195], [4.1, 4.8], [8, 12], [0.04, 0.12], 13),
  'midden-7': doel([185, 215], [4.2, 4.9], [8.5, 12.5], [0.045, 0.13], 13),
  'eind-7': doel([195, 225], [4.3, 5], [9, 13], [0.05, 0.14], 14),
  'midden-8': doel([210, 240], [4.4, 5.1], [9.5, 13.5], [0.06, 0.16], 15),
  'eind-8': doel([220, 260], [4.5, 5.2], [9.5, 14.5], [0.08, 0.18], 16),
}

function doel(
  woorden: Bereik,
  letters: Bereik,
  ...[zin, lang, langste]: [zin: Bereik, lang: Bereik, langste: number]
): Niveaudoel {
  return { woorden, letters, zin, lang, langste: [1, langste] }
}
