/**
 * Words that voices which read from letters say wrong, or may say in two ways: only somebody's recording says them.
 * They run two vowels together, or choose another stress than the word that was meant.
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

/** Whether a voice may read this word from its letters. */
export const stemMagZeggen = (woord: string): boolean => !STEM_ZEGT_FOUT.has(woord)
