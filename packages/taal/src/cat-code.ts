/** Categories that the form of a single word does not show: they require knowledge of words, or of the sentence. */
const CONTEXT_CODES = [
  'samen',
  'tussen-n',
  'tussen-s',
  'stom',
  'ww-tt',
  'ww-vt',
  'ww-vd',
  'ww-bvd',
  'hoofd',
  'engels',
] as const

/**
 * The closed list of category codes. A code is our own key: it is stored with every answer, so codes are never renamed and
 * never reused. The names that a school sees are in `categorieen.ts`.
 */
export const CAT_CODES = [
  'hak',
  'sch',
  'zing',
  'plank',
  'lucht',
  'eeroor',
  'aaiooioei',
  'eeuwieuw',
  'openeind',
  'ei',
  'ij',
  'au',
  'ou',
  'langermaak',
  'langermaak-b',
  'voorvoegsel',
  'kg-open',
  'kg-dicht',
  'fv',
  'sz',
  'verklein',
  'ig',
  'lijk',
  'kilo',
  'komma-s',
  'cent',
  's-meervoud',
  'politie',
  'cola',
  'tropisch',
  'taxi',
  'chef',
  'thee',
  'cafe',
  'cadeau',
  'route',
  'garage',
  'lolly',
  'y-i',
  'trema',
  'koppel',
  'heid',
  'teit',
  'latijn',
  ...CONTEXT_CODES,
  'qu',
  'ch',
  'y-j',
  'sj',
] as const

/** The code of a spelling category. */
export type CatCode = (typeof CAT_CODES)[number]

/** The same codes as a set. */
export const CONTEXT: ReadonlySet<CatCode> = new Set(CONTEXT_CODES)
