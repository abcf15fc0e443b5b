/**
 * Words that synthetic voices pronounce wrong or may pronounce in two ways, so that only a person's recording says them. Such
 * voices run two vowels together, or choose another stress than the word that was meant.
 */
const STEM_ZEGT_FOUT: ReadonlySet<string> = new Set([
  'bedelen',
  'beamen',
  'bommelding',
  'doorlopen',
  'kantelen',
  'massagebed',
  'negeren',
  'ondergaan',
  'overkomen',
  'overleggen',
  'overwegen',
  'regent',
  'voorkomen',
  'voorspellen',
  'zee-egel',
])

/** Returns whether a synthetic voice may read this word from its letters. */
export const stemMagZeggen = (woord: string): boolean => !STEM_ZEGT_FOUT.has(woord)
