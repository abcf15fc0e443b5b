import { DOEL, GOK_TYPEN, GROEP_NUL, GROEP_STAP, WOORD_SD, Z80 } from './constanten.ts'
import { afstandVoor } from './kansen.ts'
import type { Schatting } from './types.ts'

/** How far ability lies above the words of a year when 8 of 10 typed ones are right. */
const BEHEERST = afstandVoor(DOEL, WOORD_SD ** 2, GOK_TYPEN)
/** A year n runs from n - .5 to n + .5. */
const EIND = 0.5

/**
 * Places an ability in school years by what is mastered: the end of a year is where 8 of 10 words of that year are written
 * right. It contains no norm of other children.
 */
export function inJaren({ mean, sd }: Schatting): { jaar: number; laag: number; hoog: number } {
  const plek = (niveau: number) => GROEP_NUL + (niveau - BEHEERST) / GROEP_STAP + EIND
  return { jaar: plek(mean), laag: plek(mean - Z80 * sd), hoog: plek(mean + Z80 * sd) }
}
