import { BEGRIP_CATEGORIEEN } from './begrip.ts'
import type { CatCode } from './cat-code.ts'
import type { Categorie, CategorieRijen } from './categorie.ts'
import { DELEN } from './categorieen-delen.ts'
import { KLANKEN } from './categorieen-klanken.ts'
import { LEENWOORDEN } from './categorieen-leen.ts'
import { REGELWOORDEN } from './categorieen-regels.ts'
import { SCHRIFT } from './categorieen-schrift.ts'
import { SPELLING } from './categorieen-spelling.ts'
import { WERKWOORDEN } from './categorieen-werkwoorden.ts'
import { LEES_CATEGORIEEN } from './lees-categorieen.ts'
import { TEKEN_CATEGORIEEN } from './teken-categorieen.ts'
import { TEKST_CATEGORIEEN } from './tekst-categorieen.ts'

/** The category table, in the order in which the categories are taught; a code without a row does not compile. */
export const CATEGORIEEN: CategorieRijen<CatCode> = {
  // groep 3
  hak: KLANKEN.hak,
  eeroor: KLANKEN.eeroor,
  aaiooioei: KLANKEN.aaiooioei,
  sch: KLANKEN.sch,
  zing: KLANKEN.zing,
  plank: KLANKEN.plank,
  lucht: KLANKEN.lucht,
  eeuwieuw: KLANKEN.eeuwieuw,
  openeind: KLANKEN.openeind,
  ei: SPELLING.ei,
  ij: SPELLING.ij,
  // groep 4
  langermaak: REGELWOORDEN.langermaak,
  'langermaak-b': REGELWOORDEN['langermaak-b'],
  ou: SPELLING.ou,
  au: SPELLING.au,
  'kg-open': REGELWOORDEN['kg-open'],
  'kg-dicht': REGELWOORDEN['kg-dicht'],
  voorvoegsel: REGELWOORDEN.voorvoegsel,
  verklein: DELEN.verklein,
  ig: DELEN.ig,
  lijk: DELEN.lijk,
  fv: REGELWOORDEN.fv,
  sz: REGELWOORDEN.sz,
  sj: KLANKEN.sj,
  // groep 5
  kilo: SPELLING.kilo,
  cent: SPELLING.cent,
  cola: SPELLING.cola,
  politie: SPELLING.politie,
  tropisch: SPELLING.tropisch,
  ch: SPELLING.ch,
  'komma-s': SCHRIFT['komma-s'],
  's-meervoud': SCHRIFT['s-meervoud'],
  samen: DELEN.samen,
  'ww-tt': WERKWOORDEN['ww-tt'],
  // groep 6
  chef: LEENWOORDEN.chef,
  taxi: SPELLING.taxi,
  thee: LEENWOORDEN.thee,
  cafe: LEENWOORDEN.cafe,
  cadeau: LEENWOORDEN.cadeau,
  route: LEENWOORDEN.route,
  garage: LEENWOORDEN.garage,
  lolly: LEENWOORDEN.lolly,
  trema: SCHRIFT.trema,
  heid: DELEN.heid,
  stom: DELEN.stom,
  hoofd: SCHRIFT.hoofd,
  'ww-vt': WERKWOORDEN['ww-vt'],
  'ww-vd': WERKWOORDEN['ww-vd'],
  // groep 7
  'y-i': LEENWOORDEN['y-i'],
  'y-j': LEENWOORDEN['y-j'],
  koppel: SCHRIFT.koppel,
  teit: DELEN.teit,
  latijn: LEENWOORDEN.latijn,
  'tussen-n': DELEN['tussen-n'],
  'tussen-s': DELEN['tussen-s'],
  'ww-bvd': WERKWOORDEN['ww-bvd'],
  engels: LEENWOORDEN.engels,
  // groep 8
  qu: LEENWOORDEN.qu,
}

const PER_CODE: ReadonlyMap<string, Categorie<string, string>> = new Map<
  string,
  Categorie<string, string>
>([
  ...Object.entries(CATEGORIEEN),
  ...Object.entries(BEGRIP_CATEGORIEEN),
  ...Object.entries(TEKST_CATEGORIEEN),
  ...Object.entries(TEKEN_CATEGORIEEN),
  ...Object.entries(LEES_CATEGORIEEN),
])

/**
 * Returns the row of a code, of words, sentences, marks, texts or reading, that comes from a route or a stored answer; undefined when it is not one of
 * ours.
 */
export function findCategorie(code: string): Categorie<string, string> | undefined {
  return PER_CODE.get(code)
}
