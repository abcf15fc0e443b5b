import {
  BEHEERST,
  BEHEERST_ANTWOORDEN,
  BEHEERST_DAGEN,
  BEHEERST_GETYPT,
  BEHEERST_KWIJT,
  BEHEERST_ZEKER,
  VASTGEHOUDEN_DAGEN,
} from './constanten.ts'
import type { CategorieStaat, Stand } from './staat.ts'

/** The share of right words from which a category counts as mastered. */
export const GRENS = BEHEERST

const isGenoeg = ({ n, dagen, getypt }: CategorieStaat): boolean =>
  n >= BEHEERST_ANTWOORDEN && dagen >= BEHEERST_DAGEN && getypt >= BEHEERST_GETYPT

function standNa(c: CategorieStaat, zeker: number, dag: number): Stand {
  if (c.stand === 'bezig') return isGenoeg(c) && zeker >= BEHEERST_ZEKER ? 'beheerst' : 'bezig'
  if (zeker < BEHEERST_KWIJT) return 'bezig'
  const isLater = dag - (c.sinds ?? dag) >= VASTGEHOUDEN_DAGEN
  return c.stand === 'beheerst' && isLater && zeker >= BEHEERST_ZEKER ? 'vastgehouden' : c.stand
}

/**
 * Returns the category after an answer on this day; `zeker` is how sure it is that .85 of its words are written right. Reaching
 * mastery asks for more than keeping it, so that it does not flicker.
 */
export function judge(
  c: CategorieStaat,
  { zeker, dag }: { zeker: number; dag: number },
): CategorieStaat {
  const stand = standNa(c, zeker, dag)
  if (stand === c.stand) return c
  return { ...c, stand, sinds: stand === 'bezig' ? null : dag }
}
