import { op } from '../rij.ts'
import type { Toeval } from '../toeval.ts'

/** Opgaven of one category in a row, for the rivals that practise a category at a time. */
const BLOK = 10

/** Says which category is practised now: the next one by lot at each taak and after each block. */
export function makeBlok(scope: readonly number[], toeval: Toeval) {
  let categorie = -1
  let over = 0
  return {
    nu(begin: boolean): number {
      if (begin || over === 0) {
        categorie = op(scope, toeval.kies(scope.length))
        over = BLOK
      }
      over -= 1
      return categorie
    },
    /** This category has nothing to offer: another one, until the block ends. */
    andere(): number {
      categorie = op(scope, toeval.kies(scope.length))
      return categorie
    },
  }
}
