import { op } from '../rij.ts'
import type { Toeval } from '../toeval.ts'

/** Opgaven of one category in a row, for rivals that practise one category at a time. */
const BLOK = 10

/** Decides which category is practised now; a new one is drawn at each taak and after each block. */
export function makeBlok(scope: readonly number[], toeval: Toeval) {
  let categorie = -1
  let over = 0
  return {
    nu(begin: boolean): number {
      if (begin || over === 0) {
        categorie = op(scope, toeval.choose(scope.length))
        over = BLOK
      }
      over -= 1
      return categorie
    },
    /** Draws another category until the block ends, since this one has no suitable word. */
    andere(): number {
      categorie = op(scope, toeval.choose(scope.length))
      return categorie
    },
  }
}
