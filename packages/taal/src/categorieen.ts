import type { Categorie, CategorieRijen, GevuldeCatCode } from './categorie.ts'
import { KLANKEN } from './categorieen-klanken.ts'
import { REGELWOORDEN } from './categorieen-regels.ts'
import { SPELLING } from './categorieen-spelling.ts'

/** The category table, in the order in which it is taught; a filled code without a row does not compile. */
export const CATEGORIEEN: CategorieRijen<GevuldeCatCode> = {
  // groep 3
  hak: KLANKEN.hak,
  eeroor: KLANKEN.eeroor,
  aaiooioei: KLANKEN.aaiooioei,
  sch: KLANKEN.sch,
  lucht: KLANKEN.lucht,
  ei: SPELLING.ei,
  ij: SPELLING.ij,
  // groep 4
  langermaak: REGELWOORDEN.langermaak,
  ou: SPELLING.ou,
  au: SPELLING.au,
  'kg-open': REGELWOORDEN['kg-open'],
  'kg-dicht': REGELWOORDEN['kg-dicht'],
  voorvoegsel: REGELWOORDEN.voorvoegsel,
  verklein: REGELWOORDEN.verklein,
  // groep 5
  kilo: SPELLING.kilo,
  cent: SPELLING.cent,
  cola: SPELLING.cola,
  politie: SPELLING.politie,
  // groep 6
  chef: SPELLING.chef,
  taxi: SPELLING.taxi,
}

/** The row of a code as it comes from a route or a stored answer, or undefined when it has no words yet. */
export function vindCategorie(code: string): Categorie | undefined {
  return Object.values(CATEGORIEEN).find((categorie) => categorie.code === code)
}
