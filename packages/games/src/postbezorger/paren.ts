/** Where the words of a category belong: two houses between which the ear does not choose, and the one that takes them. */
interface Paar {
  readonly huizen: string
  readonly eigen: string
}

/** Codes of houses are classes of `opgave/klassen`: a category, a grapheme, or the last one of a word. */
export const PAREN = {
  ei: { huizen: 'ei,ij', eigen: 'ei' },
  ij: { huizen: 'ei,ij', eigen: 'ij' },
  au: { huizen: 'au,ou', eigen: 'au' },
  ou: { huizen: 'au,ou', eigen: 'ou' },
  langermaak: { huizen: '-d,-t', eigen: '-d' },
  heid: { huizen: '-d,-t', eigen: '-d' },
  teit: { huizen: '-d,-t', eigen: '-t' },
  'langermaak-b': { huizen: '-b,-p', eigen: '-b' },
  fv: { huizen: 'f,v', eigen: 'v' },
  sz: { huizen: 's,z', eigen: 'z' },
  'kg-open': { huizen: 'kg-open,kg-dicht', eigen: 'kg-open' },
  'kg-dicht': { huizen: 'kg-open,kg-dicht', eigen: 'kg-dicht' },
  lucht: { huizen: 'ch,g', eigen: 'ch' },
  cent: { huizen: 'cent,cola', eigen: 'cent' },
  cola: { huizen: 'cent,cola', eigen: 'cola' },
  kilo: { huizen: 'i,ie', eigen: 'i' },
  chef: { huizen: 'ch,sj', eigen: 'ch' },
  route: { huizen: 'ou,oe', eigen: 'ou' },
  cadeau: { huizen: 'eau,oo', eigen: 'eau' },
  lolly: { huizen: '-y,-ie', eigen: '-y' },
} as const satisfies Readonly<Record<string, Paar>>

/** Rules that everybody knows from groep 5 on. Their houses stand beside others to be told apart from them. */
const VULLING = ['ei,ij', 'au,ou', '-d,-t'] as const

/** Where the forms of a category of verbs belong: two houses, by their endings. Both take forms of it. */
export const WERKPAREN = {
  'ww-tt': 'stam,stam-t',
  'ww-vt': 'te,de',
  'ww-vd': 'vd-t,vd-d',
} as const

const PER_TIJD: readonly string[] = Object.values(WERKPAREN)

/** Returns the pairs whose houses may stand beside those of a pair. */
export const vullingBij = (paar: string): readonly string[] =>
  PER_TIJD.includes(paar) ? PER_TIJD : VULLING

export const huizenVan = (paar: string): readonly string[] => paar.split(',')

/** Whether two houses choose between the endings of one tense of verbs. */
export const isZelfdeTijd = (huis: string, ander: string): boolean =>
  PER_TIJD.map(huizenVan).some((paar) => paar.includes(huis) && paar.includes(ander))

const isTijd = (code: string): code is keyof typeof WERKPAREN => code in WERKPAREN
const isCategorie = (code: string): code is keyof typeof PAREN => code in PAREN

/** Returns the houses for a category, and which of them takes its words; null where no other rule sounds alike. */
export const paarBij = (categorie: string | undefined): Paar | null =>
  categorie !== undefined && isCategorie(categorie) ? PAREN[categorie] : null

/** Returns the two houses for a category, of words or of forms of verbs; null where it has none. */
export const huizenBij = (categorie = ''): string | null =>
  isTijd(categorie) ? WERKPAREN[categorie] : (paarBij(categorie)?.huizen ?? null)
