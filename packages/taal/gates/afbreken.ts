import patronen from 'hyphen/nl/index.js'

/** The parts of a word between which a line may break. */
export type Afbreken = (woord: string) => string[]

const TEKEN = '|'
/** Shorter words are never broken, so the patterns need not be asked. */
const KORTSTE = 2
/** A run of letters with what may follow it: a hyphen or space, where a line may break, or 's, where not. */
const STUK = /'?[\p{L}\p{M}]+(?:'s$|[- ]?)/gu
/** No single letter stands alone at the edge of a run. */
const LOS = /^(\p{L})\||\|(\p{L})$/gu

function breekStuk(stuk: string): string[] {
  const [letters = ''] = /[\p{L}\p{M}]+/u.exec(stuk.replace(/^'/, '')) ?? []
  const delen = patronen.hyphenateSync(letters, { hyphenChar: TEKEN, minWordLength: KORTSTE })
  return stuk.replace(letters, delen.replaceAll(LOS, '$1$2')).split(TEKEN)
}

/** Letters that are said one by one (`tv-`) stay with what follows. */
const voegSamen = (delen: readonly string[]): string[] =>
  delen.reduceRight<string[]>((rest, deel) => {
    const [eerste, ...verder] = rest
    return /[aeiouyéèêëïöü ]/i.test(deel) || eerste === undefined
      ? [deel, ...rest]
      : [deel + eerste, ...verder]
  }, [])

/** The Dutch TeX patterns; a tool of the gates alone, no part of the product. */
export const breekAf: Afbreken = (woord) =>
  voegSamen(woord.match(STUK)?.flatMap(breekStuk) ?? [woord])
