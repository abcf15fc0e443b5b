import type { CatCode } from './cat-code.ts'

/** The island of the landkaart on which a category is practised. */
export type Eiland = 'klanken' | 'lezen' | 'spelling' | 'regels' | 'werkwoorden' | 'zinnen'

/** The explanation for the child; `kindVl` is only there where Flanders says it in another way. */
export interface CategorieUitleg {
  kind: string
  kindVl?: string
}

/** One row of the category table, or of the table of sentences. */
export interface Categorie<Code extends string = CatCode, Eerst extends string = CatCode> {
  code: Code
  /** The jaargroep (3..8) in which the category is first taught. */
  groep: 3 | 4 | 5 | 6 | 7 | 8
  /** A generic Dutch name, the same for every method. */
  naam: string
  /** At most 8 characters, for the header of a heat map. */
  kort: string
  eiland: Eiland
  /** Categories that should be known first. */
  vereist: readonly Eerst[]
  /** The chance from which those are ready, where half is too soon. */
  klaar?: number
  uitleg: CategorieUitleg
}

/** The rows of some codes, each under its own code. */
export type CategorieRijen<Code extends CatCode> = Readonly<Record<Code, Categorie>>
