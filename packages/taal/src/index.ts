export { CAT_CODES, type CatCode } from './cat-code.ts'
export type { Categorie, CategorieUitleg, Eiland } from './categorie.ts'
export { CATEGORIEEN, findCategorie } from './categorieen.ts'
export { makeCatalogus, type Catalogus } from './catalogus.ts'
export { classify, type Herkend } from './classify.ts'
export { distractors, type AfleiderMode, type AfleiderVraag } from './distractors.ts'
export { errors, type FoutSoort, type Vergissing } from './errors.ts'
export { REGELS_VAN } from './fout-categorie.ts'
export { FOUT_REGELS, type RuleId } from './fout-regel.ts'
export { foutRegel, uitlegFout } from './fouten.ts'
export { WOORDSOORTEN, type WoordContext, type Woordsoort } from './herkennen/werkwoordvorm.ts'
export { segment, verschil, type VerschilDeel } from './grafemen.ts'
export { labels } from './labels.ts'
export { syllables, type Weergave } from './lettergrepen.ts'
export { GAT } from './gat.ts'
export { pseudo, type Pseudovraag, type NepVorm } from './rijen/pseudo.ts'
export { structuurrij, type Structuurvraag, type Structuurwoord } from './rijen/structuurrij.ts'
export {
  fillRit,
  loadRitverhalen,
  ritverhaalVoor,
  type Ritgat,
  type Ritverhaal,
} from './ritverhaal.ts'
export {
  WISSELPLAATSEN,
  wisselrij,
  type Rijwoord,
  type Wisselplaats,
  type Wisselvraag,
} from './rijen/wisselrij.ts'
export { loadRules } from './taalregels/laad.ts'
export { loadTeksten, TEKSTNIVEAUS, tekstVoor, type Leestekst, type Tekstniveau } from './tekst.ts'
export { bijna, explain, voorbeelden } from './uitleg/explain.ts'
export { bijvoeglijkDeelwoord, conjugate, juisteVormen, searchWerkwoord } from './vervoeg.ts'
export { werkwoordAfleiders } from './werkwoord-fouten.ts'
export { homofonen } from './werkwoord-homofoon.ts'
export { werkwoordCategorieen } from './werkwoord-waarom.ts'
export type { Werkwoord, Werkwoordzin } from './werkwoord.ts'
export { loadWerkwoorden, loadWerkwoordzinnen } from './werkwoorden.ts'
export type { Distractor, WordEntry } from './woord.ts'
export type { Klankgelijkenis } from './klankgelijkenis.ts'
export { loadWoorden, woordenTotEnMet, WOORDGROEPEN, type Woordgroep } from './woorden.ts'
export {
  checkWoordenlijst,
  type Gekeurd,
  type Gemeld,
  type Keuring,
  type Keuropties,
} from './woordenlijst/check.ts'
export type { Overgeslagen, Stuk } from './woordenlijst/lezen.ts'
export {
  CONTROLEERZINNEN,
  HOOGSTENS_WOORDEN,
  LANGSTE_WOORD,
  MELDZINNEN,
  type ControleerReden,
  type MeldReden,
  type OvergeslagenReden,
} from './woordenlijst/redenen.ts'
export { loadZinverhalen, zinverhaalVoor, type Verhaalzin, type Zinverhaal } from './zinverhaal.ts'
