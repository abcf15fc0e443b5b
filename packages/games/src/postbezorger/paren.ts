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
export const VULLING = ['ei,ij', 'au,ou', '-d,-t'] as const

export const huizenVan = (paar: string): readonly string[] => paar.split(',')

const isCategorie = (code: string): code is keyof typeof PAREN => code in PAREN

/** Returns the houses for a category, and which of them takes its words; null where no other rule sounds alike. */
export const paarBij = (categorie: string | undefined): Paar | null =>
  categorie !== undefined && isCategorie(categorie) ? PAREN[categorie] : null
