import type { CatCode } from './cat-code.ts'
import type { GevuldeCatCode } from './categorie.ts'
import { CATEGORIEEN } from './categorieen.ts'

/** How a category is called: in full, and in at most 8 characters for the head of a column. */
export interface Label {
  naam: string
  kort: string
}

/** Names of the categories that have no row with words yet. */
const ZONDER_WOORDEN = {
  zing: { naam: 'woorden met ng', kort: 'ng' },
  plank: { naam: 'woorden met nk', kort: 'nk' },
  eeuwieuw: { naam: 'woorden met eeuw, ieuw en uw', kort: 'eeuw-uw' },
  openeind: { naam: 'korte woorden met een lange klank achteraan', kort: 'zo-nu' },
  'langermaak-b': { naam: 'woorden met een b die klinkt als p', kort: 'eind-b' },
  fv: { naam: 'woorden waarin de f een v wordt', kort: 'f-v' },
  sz: { naam: 'woorden waarin de s een z wordt', kort: 's-z' },
  ig: { naam: 'woorden met ig achteraan', kort: 'eind-ig' },
  lijk: { naam: 'woorden met lijk achteraan', kort: 'lijk' },
  'komma-s': { naam: 'woorden als ’s morgens', kort: '’s los' },
  's-meervoud': { naam: 'meervoud met ’s', kort: 'oma’s' },
  tropisch: { naam: 'woorden met isch die klinkt als ies', kort: 'isch' },
  thee: { naam: 'woorden met th die klinkt als t', kort: 'th' },
  cafe: { naam: 'woorden met een teken op de e', kort: 'é è ê' },
  cadeau: { naam: 'woorden met eau die klinkt als oo', kort: 'eau' },
  route: { naam: 'woorden met ou die klinkt als oe', kort: 'ou = oe' },
  garage: { naam: 'woorden met g die klinkt als zj', kort: 'g = zj' },
  lolly: { naam: 'woorden met y achteraan', kort: 'eind-y' },
  'y-i': { naam: 'woorden met y die klinkt als i', kort: 'y = i' },
  trema: { naam: 'woorden met een trema', kort: 'trema' },
  koppel: { naam: 'woorden met een koppelteken', kort: 'streepje' },
  heid: { naam: 'woorden met heid achteraan', kort: 'heid' },
  teit: { naam: 'woorden met teit achteraan', kort: 'teit' },
  latijn: { naam: 'woorden met iaal, ieel, ueel, air en oir', kort: 'iaal-air' },
  samen: { naam: 'samenstellingen', kort: 'aaneen' },
  'tussen-n': { naam: 'samenstellingen met en ertussen', kort: 'tussen-n' },
  'tussen-s': { naam: 'samenstellingen met een s ertussen', kort: 'tussen-s' },
  stom: { naam: 'woorden met een letter die je bijna niet hoort', kort: 'stil' },
  'ww-tt': { naam: 'werkwoorden in de tegenwoordige tijd', kort: 'ww tt' },
  'ww-vt': { naam: 'werkwoorden in de verleden tijd', kort: 'ww vt' },
  'ww-vd': { naam: 'voltooide deelwoorden', kort: 'ww vd' },
  'ww-bvd': { naam: 'deelwoorden vóór een naamwoord', kort: 'ww bvd' },
  hoofd: { naam: 'woorden met een hoofdletter', kort: 'Aa' },
  engels: { naam: 'woorden uit het Engels', kort: 'Engels' },
  qu: { naam: 'woorden met qu', kort: 'qu' },
  ch: { naam: 'woorden met ch die klinkt als g', kort: 'ch = g' },
  'y-j': { naam: 'woorden met y die klinkt als j', kort: 'y = j' },
  sj: { naam: 'woorden met sj', kort: 'sj' },
} as const satisfies Readonly<Record<Exclude<CatCode, GevuldeCatCode>, Label>>

/** Our own neutral names, of every category; a code without a name does not compile. */
export const GEWONE_LABELS: Readonly<Record<CatCode, Label>> = { ...ZONDER_WOORDEN, ...CATEGORIEEN }
