import type { CatCode } from './cat-code.ts'

/** The codes that have words in the corpus today. */
export type GevuldeCatCode = Extract<
  CatCode,
  | 'hak'
  | 'sch'
  | 'lucht'
  | 'eeroor'
  | 'aaiooioei'
  | 'ei'
  | 'ij'
  | 'au'
  | 'ou'
  | 'langermaak'
  | 'kg-open'
  | 'kg-dicht'
  | 'voorvoegsel'
  | 'verklein'
  | 'kilo'
  | 'cent'
  | 'cola'
  | 'politie'
  | 'chef'
  | 'taxi'
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

/** Rows of some codes, each under its own code. */
export type CategorieRijen<Code extends GevuldeCatCode> = Readonly<Record<Code, Categorie>>
