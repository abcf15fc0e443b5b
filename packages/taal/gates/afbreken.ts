import patronen from '../data/regels/patronen.json' with { type: 'json' }
import { makeAfbreker } from '../src/taalregels/afbreker.ts'

/** Splits a word into the parts between which a line may break. */
export type Afbreken = (woord: string) => string[]

/** A run of letters with what may follow it: a hyphen or space, where a line may break, or 's, where it may not. */
const STUK = /'?[\p{L}\p{M}]+(?:'s$|[- ]?)/gu

const plaatsenIn = makeAfbreker(patronen)

/** Splits a run, and leaves no single letter alone at either end. */
function breekStuk(stuk: string): string[] {
  const [letters = ''] = /[\p{L}\p{M}]+/u.exec(stuk.replace(/^'/, '')) ?? []
  const begin = stuk.indexOf(letters)
  const grenzen = [...plaatsenIn(letters.toLowerCase())]
    .filter((plaats) => plaats > 1 && plaats < letters.length - 1)
    .map((plaats) => begin + plaats)
  return [0, ...grenzen].map((van, i) => stuk.slice(van, grenzen[i] ?? stuk.length))
}

/** Joins letters that are said one by one (`tv-`) to what follows them. */
const merge = (delen: readonly string[]): string[] =>
  delen.reduceRight<string[]>((rest, deel) => {
    const [eerste, ...verder] = rest
    return /[aeiouyéèêëïöü ]/i.test(deel) || eerste === undefined
      ? [deel, ...rest]
      : [deel + eerste, ...verder]
  }, [])

/**
 * Breaks a word by the Dutch hyphenation patterns of `data/regels`, uncorrected. Where `syllables` corrects them, a person has
 * to have looked.
 */
export const breekAf: Afbreken = (woord) => merge(woord.match(STUK)?.flatMap(breekStuk) ?? [woord])
