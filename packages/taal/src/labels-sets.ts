import type { CatCode } from './cat-code.ts'
import type { Categorie } from './categorie.ts'

/** The name of a category: in full, and in at most 8 characters for the head of a column. */
export type Label = Pick<Categorie, 'naam' | 'kort'>

/** What a child has to do to write the word: listen, apply a rule, remember it, or look at the sentence. */
export type Soort = 'luisterwoord' | 'regelwoord' | 'onthoudwoord' | 'werkwoord'

/** The kind of word of each category. */
export const SOORTEN: Readonly<Record<CatCode, Soort>> = {
  hak: 'luisterwoord',
  sch: 'luisterwoord',
  zing: 'luisterwoord',
  plank: 'luisterwoord',
  lucht: 'luisterwoord',
  eeroor: 'luisterwoord',
  aaiooioei: 'luisterwoord',
  eeuwieuw: 'luisterwoord',
  openeind: 'regelwoord',
  ei: 'onthoudwoord',
  ij: 'onthoudwoord',
  au: 'onthoudwoord',
  ou: 'onthoudwoord',
  langermaak: 'regelwoord',
  'langermaak-b': 'regelwoord',
  voorvoegsel: 'regelwoord',
  'kg-open': 'regelwoord',
  'kg-dicht': 'regelwoord',
  fv: 'regelwoord',
  sz: 'regelwoord',
  verklein: 'regelwoord',
  ig: 'regelwoord',
  lijk: 'regelwoord',
  kilo: 'onthoudwoord',
  'komma-s': 'regelwoord',
  cent: 'onthoudwoord',
  's-meervoud': 'regelwoord',
  politie: 'onthoudwoord',
  cola: 'onthoudwoord',
  tropisch: 'onthoudwoord',
  taxi: 'onthoudwoord',
  chef: 'onthoudwoord',
  thee: 'onthoudwoord',
  cafe: 'onthoudwoord',
  cadeau: 'onthoudwoord',
  route: 'onthoudwoord',
  garage: 'onthoudwoord',
  lolly: 'onthoudwoord',
  'y-i': 'onthoudwoord',
  trema: 'regelwoord',
  koppel: 'regelwoord',
  heid: 'regelwoord',
  teit: 'regelwoord',
  latijn: 'onthoudwoord',
  samen: 'regelwoord',
  'tussen-n': 'regelwoord',
  'tussen-s': 'regelwoord',
  stom: 'regelwoord',
  'ww-tt': 'werkwoord',
  'ww-vt': 'werkwoord',
  'ww-vd': 'werkwoord',
  'ww-bvd': 'werkwoord',
  hoofd: 'regelwoord',
  engels: 'onthoudwoord',
  qu: 'onthoudwoord',
  ch: 'onthoudwoord',
  'y-j': 'onthoudwoord',
  sj: 'luisterwoord',
}

/** The categories to which a set gives its own names; the others keep the neutral name. */
export type EigenLabels = Readonly<Partial<Record<CatCode, Label>>>

/** Names after the actions by which schools, above all the Flemish ones, know these rules. */
export const HANDELINGEN: EigenLabels = {
  langermaak: { naam: 'verlengen, d achteraan', kort: 'eind-d' },
  'langermaak-b': { naam: 'verlengen, b achteraan', kort: 'eind-b' },
  'kg-open': { naam: 'verenkelen', kort: 'enkel' },
  'kg-dicht': { naam: 'verdubbelen', kort: 'dubbel' },
}

/** Names in general didactic use in the Netherlands. */
export const DIDACTISCH: EigenLabels = {
  hak: { naam: 'klankzuivere woorden', kort: 'zuiver' },
  langermaak: { naam: 'langermaakwoorden met d', kort: 'langer d' },
  'langermaak-b': { naam: 'langermaakwoorden met b', kort: 'langer b' },
  'kg-open': { naam: 'klankgroepenwoorden met een lange klank', kort: 'kg lang' },
  'kg-dicht': { naam: 'klankgroepenwoorden met een korte klank', kort: 'kg kort' },
  voorvoegsel: { naam: 'woorden met een voorvoegsel', kort: 'be-ge' },
  ig: { naam: 'woorden met het achtervoegsel ig', kort: 'eind-ig' },
  lijk: { naam: 'woorden met het achtervoegsel lijk', kort: 'lijk' },
  heid: { naam: 'woorden met het achtervoegsel heid', kort: 'heid' },
  teit: { naam: 'woorden met het achtervoegsel teit', kort: 'teit' },
  ei: { naam: 'weetwoorden met ei', kort: 'ei' },
  ij: { naam: 'weetwoorden met ij', kort: 'ij' },
  au: { naam: 'weetwoorden met au', kort: 'au' },
  ou: { naam: 'weetwoorden met ou', kort: 'ou' },
  ch: { naam: 'weetwoorden met ch die klinkt als g', kort: 'ch = g' },
  engels: { naam: 'leenwoorden uit het Engels', kort: 'Engels' },
}

/**
 * Our own numbers, in the order in which the categories are taught. Schools write them on the wall, so a number keeps its
 * category: new codes come at the end.
 */
export const NUMMERING: readonly CatCode[] = [
  // groep 3, first leerjaar
  'hak',
  'eeroor',
  'aaiooioei',
  'sch',
  'zing',
  'plank',
  'lucht',
  'eeuwieuw',
  'openeind',
  'ei',
  'ij',
  // groep 4, second leerjaar
  'langermaak',
  'langermaak-b',
  'ou',
  'au',
  'kg-open',
  'kg-dicht',
  'voorvoegsel',
  'verklein',
  'ig',
  'lijk',
  'fv',
  'sz',
  'sj',
  // groep 5, third leerjaar
  'kilo',
  'cent',
  'cola',
  'politie',
  'tropisch',
  'ch',
  'komma-s',
  's-meervoud',
  'samen',
  'ww-tt',
  // groep 6, fourth leerjaar
  'chef',
  'taxi',
  'thee',
  'cafe',
  'cadeau',
  'route',
  'garage',
  'lolly',
  'trema',
  'heid',
  'stom',
  'hoofd',
  'ww-vt',
  'ww-vd',
  // groep 7 and 8, fifth and sixth leerjaar
  'y-i',
  'y-j',
  'koppel',
  'teit',
  'latijn',
  'tussen-n',
  'tussen-s',
  'ww-bvd',
  'engels',
  'qu',
]
