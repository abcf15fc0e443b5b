import type { CatCode } from '../cat-code.ts'

/** Says in one short line why a word has a category; `letters` are those that show it. */
type Zin = (letters: string) => string

const weet =
  (klank: string): Zin =>
  (letters) =>
    `${letters}: die klank kun je ook anders schrijven (${klank}), dit moet je weten`

/** Reasons in plain words, the same in both countries. What a child is told is in `uitleg/`. */
const ZINNEN: Readonly<Record<Exclude<CatCode, `ww-${string}`>, Zin>> = {
  hak: () => 'je schrijft wat je hoort',
  sch: () => 's en ch staan samen voor een klinker of een r',
  zing: () => 'ng is één klank',
  plank: () => 'je hoort ng en k, je schrijft nk',
  lucht: (letters) => `${letters}: na een korte klank schrijf je cht`,
  eeroor: (letters) => `${letters}: de r verandert hoe de lange klank klinkt`,
  aaiooioei: (letters) => `${letters}: je hoort een j en schrijft een i`,
  eeuwieuw: (letters) => `${letters}: de u en de w horen bij de klank`,
  openeind: (letters) => `een lange klank aan het eind schrijf je met één ${letters}`,
  ei: weet('ij'),
  ij: weet('ei'),
  au: weet('ou'),
  ou: weet('au'),
  langermaak: () => 'je hoort een t aan het eind en schrijft een d, net als in de langere vorm',
  'langermaak-b': () => 'je hoort een p aan het eind en schrijft een b',
  voorvoegsel: (letters) => `${letters}- is een voorvoegsel met een doffe e`,
  'kg-open': (letters) =>
    `${letters}: een lange klank aan het eind van een klankgroep schrijf je met één letter`,
  'kg-dicht': (letters) => `na de korte klank van ${letters} schrijf je de medeklinker dubbel`,
  fv: () => 'de korte vorm heeft een f, hier schrijf je een v',
  sz: () => 'de korte vorm heeft een s, hier schrijf je een z',
  verklein: (letters) => `${letters}: een verkleinwoord eindigt op -je`,
  ig: () => 'je hoort ug en schrijft ig',
  lijk: () => 'je hoort luk en schrijft lijk',
  kilo: (letters) => `${letters}: je hoort ie en schrijft i`,
  'komma-s': () => "'s staat los voor een woord van tijd",
  cent: () => 'je hoort een s en schrijft een c',
  's-meervoud': () => 'na één lange klinker krijgt de s een hoge komma',
  politie: (letters) => `${letters}: je hoort tsie of sie en schrijft tie`,
  cola: () => 'je hoort een k en schrijft een c',
  tropisch: () => 'je hoort ies en schrijft isch',
  taxi: () => 'je hoort ks en schrijft x',
  chef: () => 'je hoort sj en schrijft ch',
  thee: () => 'je hoort een t en schrijft th',
  cafe: (letters) => `${letters}: een klinker met een teken erop`,
  cadeau: () => 'je hoort oo en schrijft eau',
  route: () => 'je hoort oe en schrijft ou',
  garage: () => 'je hoort zj en schrijft g',
  lolly: () => 'je hoort ie aan het eind en schrijft y',
  'y-i': () => 'je hoort i of ie en schrijft y',
  trema: (letters) => `${letters}: twee puntjes zeggen dat hier een nieuwe klank begint`,
  koppel: () => 'de delen staan los met een streepje ertussen',
  heid: (letters) => `${letters}: een achtervoegsel met ei`,
  teit: (letters) => `${letters}: een achtervoegsel met ei`,
  latijn: (letters) => `${letters}: een einde uit een andere taal`,
  samen: (letters) => `twee woorden aan elkaar: ${letters.split('+').join(' + ')}`,
  'tussen-n': () => 'het eerste deel heeft een meervoud op -en: je schrijft een n',
  'tussen-s': () => 'je hoort een s tussen de twee delen',
  stom: (letters) => `${letters}: een van deze letters hoor je niet`,
  hoofd: (letters) => `een naam begint met een hoofdletter: ${letters}`,
  engels: () => 'een woord uit het Engels, met de spelling van daar',
  qu: () => 'je hoort kw of k en schrijft qu',
  ch: weet('g'),
  'y-j': () => 'je hoort een j en schrijft y',
  sj: () => 'sj is hier één klank',
}

/** Returns why a word has a category of form, in one line for an adult. */
export const waarom = (code: keyof typeof ZINNEN, letters: string): string => ZINNEN[code](letters)
