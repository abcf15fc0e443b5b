import type { CatCode } from './cat-code.ts'

/** The codes that have words in the corpus today. */
export type GevuldeCatCode = Extract<
  CatCode,
  'hak' | 'ei' | 'ij' | 'langermaak' | 'kg-open' | 'kg-dicht' | 'cent' | 'taxi'
>

/** Island of the landkaart on which a category is practised. */
export type Eiland = 'klanken' | 'lezen' | 'spelling' | 'regels' | 'werkwoorden' | 'zinnen'

/** Explanation for the child; `kindVl` only where Flanders says it in another way. */
export interface CategorieUitleg {
  kind: string
  kindVl?: string
}

/** One row of the category table. */
export interface Categorie {
  code: GevuldeCatCode
  /** Jaargroep (3..8) in which the category is taught for the first time. */
  groep: 3 | 4 | 5 | 6 | 7 | 8
  /** Generic Dutch name, the same for every method. */
  naam: string
  /** At most 8 characters, for the header of a heat map. */
  kort: string
  eiland: Eiland
  /** Categories that should be known first. */
  vereist: readonly GevuldeCatCode[]
  uitleg: CategorieUitleg
}

/** The category table; a filled code without a row does not compile. */
export const CATEGORIEEN: Readonly<Record<GevuldeCatCode, Categorie>> = {
  hak: {
    code: 'hak',
    groep: 3,
    naam: 'woorden die je schrijft zoals je ze hoort',
    kort: 'hak',
    eiland: 'klanken',
    vereist: [],
    uitleg: {
      kind: 'Zeg het woord heel langzaam, klank voor klank. Wat je hoort, schrijf je op.',
    },
  },
  ei: {
    code: 'ei',
    groep: 3,
    naam: 'woorden met ei',
    kort: 'ei',
    eiland: 'spelling',
    vereist: ['hak'],
    uitleg: {
      kind: 'Je kunt niet horen of het ei of ij is. Woorden met de korte ei onthoud je, het liefst in een gek verhaaltje.',
    },
  },
  ij: {
    code: 'ij',
    groep: 3,
    naam: 'woorden met ij',
    kort: 'ij',
    eiland: 'spelling',
    vereist: ['hak'],
    uitleg: {
      kind: 'De lange ij klinkt net als de korte ei. Kijk goed naar het woord en sla het op als een foto in je hoofd.',
    },
  },
  langermaak: {
    code: 'langermaak',
    groep: 4,
    naam: 'woorden met een d die klinkt als t',
    kort: 'eind-d',
    eiland: 'regels',
    vereist: ['hak'],
    uitleg: {
      kind: 'Hoor je een t aan het eind? Maak het woord langer: rand wordt randen. Hoor je dan een d, dan schrijf je een d.',
      kindVl:
        'Hoor je een t op het einde? Verleng het woord: rand wordt randen. Hoor je dan een d, dan schrijf je een d.',
    },
  },
  'kg-open': {
    code: 'kg-open',
    groep: 4,
    naam: 'lange klank aan het eind van een klankgroep',
    kort: 'ra-men',
    eiland: 'regels',
    vereist: ['hak'],
    uitleg: {
      kind: 'Verdeel het woord in stukjes: ra-men. Eindigt een stukje op een lange klank, dan is één letter genoeg.',
      kindVl:
        'Klap het woord in stukjes: ra-men. Eindigt een klankgroep op een lange klank, dan schrijf je één klinker.',
    },
  },
  'kg-dicht': {
    code: 'kg-dicht',
    groep: 4,
    naam: 'korte klank aan het eind van een klankgroep',
    kort: 'ke-tting',
    eiland: 'regels',
    vereist: ['kg-open'],
    uitleg: {
      kind: 'Verdeel het woord in stukjes: ke-tting. Eindigt een stukje op een korte klank, dan schrijf je de letter erna twee keer.',
      kindVl:
        'Klap het woord in stukjes: ke-tting. Eindigt een klankgroep op een korte klank, dan verdubbel je de medeklinker erna.',
    },
  },
  cent: {
    code: 'cent',
    groep: 5,
    naam: 'woorden met c die klinkt als s',
    kort: 'c als s',
    eiland: 'spelling',
    vereist: ['kg-open'],
    uitleg: {
      kind: 'Vóór een e of een i klinkt de c als een s. Je hoort het verschil niet, dus deze woorden onthoud je.',
    },
  },
  taxi: {
    code: 'taxi',
    groep: 6,
    naam: 'woorden met x',
    kort: 'x',
    eiland: 'spelling',
    vereist: ['kg-open', 'kg-dicht'],
    uitleg: {
      kind: 'Je hoort een k en een s vlak na elkaar, maar je schrijft één letter: de x. Vaak komt zo een woord uit een andere taal.',
    },
  },
}

/** The row of a code as it comes from a route or a stored answer, or undefined when it has no words yet. */
export function vindCategorie(code: string): Categorie | undefined {
  return Object.values(CATEGORIEEN).find((categorie) => categorie.code === code)
}
