import patronen from '../data/regels/patronen.json' with { type: 'json' }
import { makeAfbreker } from '../src/taalregels/afbreker.ts'

/** The parts of a word between which a line may break. */
export type Afbreken = (woord: string) => string[]

/** A run of letters with what may follow it: a hyphen or space, where a line may break, or 's, where not. */
const STUK = /'?[\p{L}\p{M}]+(?:'s$|[- ]?)/gu

const plaatsenIn = makeAfbreker(patronen)

/** No single letter stands alone at the edge of a run. */
function breekStuk(stuk: string): string[] {
  const [letters = ''] = /[\p{L}\p{M}]+/u.exec(stuk.replace(/^'/, '')) ?? []
  const begin = stuk.indexOf(letters)
  const grenzen = [...plaatsenIn(letters.toLowerCase())]
    .filter((plaats) => plaats > 1 && plaats < letters.length - 1)
    .map((plaats) => begin + plaats)
  return [0, ...grenzen].map((van, i) => stuk.slice(van, grenzen[i] ?? stuk.length))
}

/** Letters that are said one by one (`tv-`) stay with what follows. */
const merge = (delen: readonly string[]): string[] =>
  delen.reduceRight<string[]>((rest, deel) => {
    const [eerste, ...verder] = rest
    return /[aeiouyéèêëïöü ]/i.test(deel) || eerste === undefined
      ? [deel, ...rest]
      : [deel + eerste, ...verder]
  }, [])

/**
 * The Dutch hyphenation patterns as they are, of `data/regels`: where `syllables` repairs what they say, somebody
 * has to have looked.
 */
export const breekAf: Afbreken = (woord) => merge(woord.match(STUK)?.flatMap(breekStuk) ?? [woord])
