export { CAT_CODES, type CatCode } from './cat-code.ts'
export {
  CATEGORIEEN,
  vindCategorie,
  type Categorie,
  type CategorieUitleg,
  type Eiland,
  type GevuldeCatCode,
} from './categorieen.ts'
export { maakCatalogus, type Catalogus } from './catalogus.ts'
export { FOUT_REGELS, type RuleId } from './fout-regel.ts'
export { foutRegel, uitlegFout } from './fouten.ts'
export { segment, verschil, type VerschilDeel } from './grafemen.ts'
export { classify } from './regels.ts'
export type { Distractor, Klankgelijkenis, WordEntry } from './woord.ts'
export { laadWoorden, woordenTotEnMet, WOORDGROEPEN, type Woordgroep } from './woorden.ts'
