import { CAT_CODES, CONTEXT, type CatCode } from './cat-code.ts'
import { FOUT_REGELS, type RuleId } from './fout-regel.ts'

const UIT_ELKAAR = ['eind-d', 'eind-t', 'eind-dt'] as const

/**
 * The errors that belong to the lesson of a category, most telling first: they show that a child has yet to learn this rule.
 * Errors that can happen in any word are in `ALGEMENE_REGELS`.
 */
export const REGELS_VAN: Readonly<Record<CatCode, readonly RuleId[]>> = {
  hak: [
    'letter-weg',
    'letters-om',
    'klank-erbij',
    'tweeklank',
    'lang-kort',
    'kort-lang',
    'lang-tweeklank',
    'spiegel',
    'klinker-ander',
    'stem',
    'm-n',
    'eind-twee',
    'f-v',
    'v-f',
    's-z',
    'z-s',
    'eind-z',
    'eind-v',
    't-d',
    'p-b',
  ],
  sch: ['sch-sg', 'schr-sr', 'sch-sk', 'ch-gh'],
  zing: ['ng-nk', 'ng-n', 'ng-ngk', 'ng-nng'],
  plank: ['nk-ngk', 'nk-nkk', 'nk-ng'],
  lucht: ['ch-g', 'ch-gh'],
  eeroor: ['r-kleur'],
  aaiooioei: ['i-j', 'drie-twee'],
  eeuwieuw: ['uw-w', 'uw-u', 'uw-uuw'],
  openeind: ['eind-dubbel', 'eind-h'],
  ei: ['ei-ij', 'ei-eij', 'ei-y'],
  ij: ['ij-ei', 'ij-y', 'ij-eij'],
  au: ['au-ou', 'w-weg', 'w-erbij'],
  ou: ['ou-au', 'w-weg', 'w-erbij'],
  langermaak: ['d-t', 'd-dt', 'd-td'],
  'langermaak-b': ['b-p', 'b-pb'],
  voorvoegsel: ['voor-u', 'voor-weg', 'voor-lang', 'voor-twee'],
  'kg-open': ['open-dubbel', 'open-medeklinker'],
  'kg-dicht': ['dicht-enkel', 'dicht-lang'],
  fv: ['midden-f'],
  sz: ['midden-s'],
  verklein: ['je-ju', 'je-tje', 'dj-tj', 'tj-dj'],
  ig: ['ig-ug', 'ig-ich', 'ig-eg'],
  lijk: ['lijk-luk', 'lijk-lek', 'lijk-lik', 'lijk-leik'],
  kilo: ['i-ie', 'i-y'],
  'komma-s': ['komma-weg', 'komma-vast', 'komma-los'],
  cent: ['c-s', 'c-sc', 'c-z'],
  's-meervoud': ['s-vast', 's-lang', 's-komma'],
  politie: ['tie-tsie', 'tie-sie', 'tie-cie', 'tion-sjon', 'tion-tjon', 'tion-tsjon'],
  cola: ['c-k', 'c-ck'],
  tropisch: ['isch-ies', 'isch-is', 'isch-iesch'],
  taxi: ['x-ks', 'x-gs', 'x-cs'],
  chef: ['ch-sj', 'ch-sch', 'ch-s', 'ch-sh'],
  thee: ['th-t'],
  cafe: ['accent-ee', 'accent-weg', 'accent-ander', 'accent-dak', 'accent-ai', 'sc-s'],
  cadeau: ['eau-o', 'eau-oo', 'eau-au'],
  route: ['route-oe', 'route-u'],
  garage: ['g-zj', 'g-sj', 'g-j', 'g-zh'],
  lolly: ['y-naar-ie', 'y-naar-i', 'y-naar-ey', 'y-naar-ij'],
  'y-i': ['y-naar-i', 'y-naar-ie', 'y-naar-ij'],
  trema: ['trema-weg', 'trema-streepje', 'trema-plek'],
  koppel: ['streepje-weg', 'streepje-spatie', 'streepje-trema'],
  heid: ['heid-hijd', 'heid-heit', 'd-dt'],
  teit: ['teit-tijt', 'teit-teid'],
  latijn: [
    'latijn-j',
    'latijn-w',
    'latijn-weg',
    'latijn-er',
    'latijn-eer',
    'latijn-waar',
    'latijn-oor',
    'air-accent',
  ],
  samen: ['samen-letter', 'samen-spatie', 'samen-streepje', 'stom-weg'],
  'tussen-n': ['tussen-n-weg', 'samen-spatie', 'samen-streepje'],
  'tussen-s': ['tussen-s-weg', 'samen-spatie', 'samen-streepje'],
  stom: ['stom-weg'],
  'ww-tt': [...UIT_ELKAAR, 't-weg', 't-erbij'],
  'ww-vt': ['vt-enkel', 'te-de', 'de-te', 'vt-vz', 'andere-tijd', 'zwak-gemaakt', ...UIT_ELKAAR],
  'ww-vd': [...UIT_ELKAAR, 'zwak-gemaakt', 'n-weg'],
  'ww-bvd': ['bvd-dubbel', 'bvd-enkel', 'te-de', 'de-te', 'n-weg'],
  hoofd: ['kleine-letter'],
  engels: ['engels-klank'],
  qu: ['qu-kw', 'qu-k', 'qu-ku', 'qu-q', 'qu-cqu'],
  ch: ['ch-los-g', 'ch-gg', 'ch-k'],
  'y-j': ['yj-j', 'yj-i', 'y-naar-ij', 'yj-jy'],
  sj: ['sj-sh', 'sj-ch', 'sj-s', 'sj-sch'],
}

/**
 * Errors that can happen in a word of any category: first those that sound the same, then the others, and last those that sound
 * the same but only occur to somebody where nothing else does. Errors that depend on how letters sound in a word are left out;
 * those belong to a category.
 */
export const ALGEMENE_REGELS: readonly (readonly RuleId[])[] = [
  ['d-t', 't-d', 'eind-dt', 'b-p', 'p-b', 'eind-z', 'eind-v', 'stomme-e', 'eind-twee', 'lang-twee'],
  ['n-weg', 'ie-i', 'ks-x', 'k-c', 'g-ch', 'dj-tj', 'tj-dj', 'k-ck', 'eind-dubbel'],
  ['f-v', 'v-f', 's-z', 'z-s', 'klank-erbij', 'open-medeklinker', 'dicht-enkel'],
  ['lang-kort', 'kort-lang', 'tweeklank', 'lang-tweeklank', 'letter-weg', 'letters-om', 'spiegel'],
  ['stem', 'klinker-ander', 'm-n'],
  ['i-y', 'ie-y', 'ch-gh', 'ee-accent', 'eind-h', 'slot-twee', 'bvd-dubbel'],
]

/** Categories of signs. A sign has no sound, so errors in it are not heard. */
const TEKENS: readonly CatCode[] = ['komma-s', 'koppel']

/**
 * Categories in which the rule writes a sound that other letters write too, because their most telling error sounds the same. A
 * word of such a category has at least two wrong forms of the same sound, by its own rule or another
 * (`gates/weinig-gelijk.ts`). Left out are categories whose most telling error is heard, also by Flemish ears (`hak`,
 * `kg-dicht`, `fv`, `s-meervoud`). Left out too are those in which no other letters write the sound: parts that are joined, a
 * silent letter, a capital, English words, which speakers say differently, and verbs, of which such a form is often a word and
 * the sentence decides.
 */
export const ZELFDE_KLANK: readonly CatCode[] = CAT_CODES.filter(
  (code) =>
    !CONTEXT.has(code) &&
    !TEKENS.includes(code) &&
    REGELS_VAN[code].slice(0, 1).some((rule) => FOUT_REGELS[rule] === 'zelfde'),
)
