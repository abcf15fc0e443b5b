import type { CatCode } from '../cat-code.ts'
import type { CategorieUitleg } from '../categorie.ts'

/** A near miss: a likely wrong form, the right one, and what we say to the child who wrote it. */
export interface Bijna {
  fout: string
  goed: string
  /** One warm message: first what was right, then what is still missing. */
  zin: string
}

/**
 * Why a word is written as it is, told to the child, the teacher and the parent. A text for Flanders is only there where
 * Flanders says it in another way. The child's text is that of the category's row.
 */
export interface Uitleg extends CategorieUitleg {
  leerkracht: string
  leerkrachtVl?: string
  ouder: string
  ouderVl?: string
  voorbeelden: readonly [string, string]
  bijna: Bijna
}

/** Explanations of some codes, each under its own code. */
export type UitlegRijen<Code extends CatCode> = Readonly<Record<Code, Uitleg>>
