/**
 * The categories of rules whose words have pieces. Words that are made longer (hond) are mostly one piece, and words like 's avonds
 * part at their space.
 */
export const STUK_CATEGORIEEN: readonly string[] = [
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
  'koppel',
  'teit',
  'tussen-n',
  'tussen-s',
]
