/**
 * The categories of rules whose words have pieces. Words that are made longer (hond) are mostly one piece, and words like 's avonds
 * part at their space.
 */
export const SPLITS_CATEGORIEEN: readonly string[] = [
  'kg-open',
  'kg-dicht',
  'ig',
  'verklein',
  'sz',
  'fv',
  'voorvoegsel',
  'lijk',
  's-meervoud',
  'samen',
  'hoofd',
  'trema',
  'heid',
  'stom',
  'teit',
  'tussen-n',
  'tussen-s',
]

/** The categories of words to read that have two pieces or more. */
export const LEES_STUKKEN: readonly string[] = ['lees-4', 'lees-5', 'lees-6', 'lees-7']
