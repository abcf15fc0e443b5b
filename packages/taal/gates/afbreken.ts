import { hyphenateSync } from 'hyphen/nl'

/** The parts of a word between which a line may break. */
export type Afbreken = (woord: string) => string[]

const TEKEN = '|'
/** Shorter words are never broken, so the patterns need not be asked. */
const KORTSTE = 2

/** The Dutch TeX patterns; a tool of the gates alone, no part of the product. */
export const breekAf: Afbreken = (woord) =>
  hyphenateSync(woord, { hyphenChar: TEKEN, minWordLength: KORTSTE }).split(TEKEN)
