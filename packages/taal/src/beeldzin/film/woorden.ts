import type { Gezicht, Trap } from '../adres.ts'

/**
 * The words of the films. Each has a picture that nobody takes for another, and is said in the Netherlands and in Flanders. Changing
 * what stands here changes what old addresses mean: mended films are `film@2`, in a folder of their own.
 */

/** A year's stage and face, in the order of the years. */
export type Jaarmaat = `${Gezicht}${Trap}`
export const JAARMATEN = [
  'jong1',
  'jong2',
  'jong3',
  'oud1',
  'oud2',
  'oud3',
] as const satisfies readonly Jaarmaat[]

export type Bepaald = 'de' | 'het'

/** Who plays. */
export const DIEREN = {
  vos: { lidwoord: 'de', vanaf: 'jong1' },
  beer: { lidwoord: 'de', vanaf: 'jong1' },
  muis: { lidwoord: 'de', vanaf: 'jong1' },
  haas: { lidwoord: 'de', vanaf: 'jong1' },
  uil: { lidwoord: 'de', vanaf: 'jong1' },
  schaap: { lidwoord: 'het', vanaf: 'jong3' },
} as const satisfies Record<string, { lidwoord: Bepaald; vanaf: Jaarmaat }>
export type Dier = keyof typeof DIEREN

/** A thing. `kaal` can be eaten without an article ('eet kaas'), `geteld` can have 'een', `kleurbaar` comes in any colour. */
interface Ding {
  readonly lidwoord: Bepaald
  readonly vanaf: Jaarmaat
  readonly eetbaar: boolean
  readonly kaal: boolean
  readonly geteld: boolean
  readonly kleurbaar: boolean
}

const ding = (lidwoord: Bepaald, vanaf: Jaarmaat): Ding => ({
  lidwoord,
  vanaf,
  eetbaar: false,
  kaal: false,
  geteld: true,
  kleurbaar: true,
})
const eten = (lidwoord: Bepaald, vanaf: Jaarmaat): Ding => ({
  ...ding(lidwoord, vanaf),
  eetbaar: true,
  kleurbaar: false,
})

export const DINGEN = {
  bal: ding('de', 'jong1'),
  hoed: ding('de', 'jong1'),
  boek: ding('het', 'jong1'),
  bloem: ding('de', 'jong2'),
  beker: ding('de', 'jong2'),
  ballon: ding('de', 'jong3'),
  kussen: ding('het', 'jong3'),
  kaas: { ...eten('de', 'jong1'), kaal: true, geteld: false },
  taart: { ...eten('de', 'jong1'), kaal: true },
  brood: { ...eten('het', 'jong1'), kaal: true },
  appel: eten('de', 'jong2'),
  ei: eten('het', 'jong2'),
} as const satisfies Record<string, Ding>
export type DingNaam = keyof typeof DINGEN

/** How a thing is, with the form before a noun. */
export const EIGEN = {
  rood: { verbogen: 'rode', maat: false },
  blauw: { verbogen: 'blauwe', maat: false },
  geel: { verbogen: 'gele', maat: false },
  groen: { verbogen: 'groene', maat: false },
  groot: { verbogen: 'grote', maat: true },
  klein: { verbogen: 'kleine', maat: true },
} as const satisfies Record<string, { verbogen: string; maat: boolean }>
export type Eigen = keyof typeof EIGEN

/** What a verb stands with: nothing, an animal, a thing, or more. */
export type Kader = 'alleen' | 'dier' | 'ding' | 'eten' | 'geven' | 'gooien' | 'over'

/**
 * What is done, in the present and the past. A place is said only with verbs that then mean one thing: who pushes a ball 'op het dak'
 * may push it onto the roof.
 */
export const DOEN = {
  slaapt: { toen: 'sliep', kaders: ['alleen'], metPlek: true, vanaf: 'jong2' },
  danst: { toen: 'danste', kaders: ['alleen'], metPlek: true, vanaf: 'jong2' },
  huilt: { toen: 'huilde', kaders: ['alleen'], metPlek: true, vanaf: 'jong2' },
  zingt: { toen: 'zong', kaders: ['alleen'], metPlek: true, vanaf: 'jong2' },
  aait: { toen: 'aaide', kaders: ['dier'], metPlek: true, vanaf: 'jong1' },
  duwt: { toen: 'duwde', kaders: ['dier', 'ding'], metPlek: false, vanaf: 'jong1' },
  draagt: { toen: 'droeg', kaders: ['dier', 'ding'], metPlek: false, vanaf: 'jong1' },
  zoekt: { toen: 'zocht', kaders: ['dier', 'ding'], metPlek: true, vanaf: 'jong1' },
  pakt: { toen: 'pakte', kaders: ['ding'], metPlek: false, vanaf: 'jong1' },
  eet: { toen: 'at', kaders: ['eten'], metPlek: true, vanaf: 'jong1' },
  geeft: { toen: 'gaf', kaders: ['geven'], metPlek: true, vanaf: 'jong2' },
  gooit: { toen: 'gooide', kaders: ['gooien'], metPlek: false, vanaf: 'jong3' },
  springt: { toen: 'sprong', kaders: ['over'], metPlek: false, vanaf: 'jong2' },
} as const satisfies Record<
  string,
  { toen: string; kaders: readonly Kader[]; metPlek: boolean; vanaf: Jaarmaat }
>
export type Doet = keyof typeof DOEN

/** Where it is: no two of these are true of one place. */
export const PLEKKEN = {
  'onder de boom': { vanaf: 'jong2' },
  'op de tafel': { vanaf: 'jong2' },
  'onder de tafel': { vanaf: 'jong2' },
  'in de boot': { vanaf: 'jong3' },
  'op het dak': { vanaf: 'jong3' },
  'in het bad': { vanaf: 'jong2' },
} as const satisfies Record<string, { vanaf: Jaarmaat }>
export type Plek = keyof typeof PLEKKEN

/** When it is, with the word that says so. Without a word it is now, or with a verb in the past then. */
export const TIJDEN = { nu: 'nu', toen: 'gisteren', straks: 'straks' } as const
export type Tijd = keyof typeof TIJDEN

/** Returns the keys of a table with their type. */
export const namenVan = <K extends string>(tabel: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(tabel) as K[]

/** Returns the words of a table that a year may meet. */
export const vanafVan = <K extends string>(
  tabel: Readonly<Record<K, { readonly vanaf: Jaarmaat }>>,
  maat: Jaarmaat,
): readonly K[] =>
  namenVan(tabel).filter((naam) => JAARMATEN.indexOf(tabel[naam].vanaf) <= JAARMATEN.indexOf(maat))

const isIn = <K extends string>(
  tabel: Readonly<Record<K, unknown>>,
  woord: string | undefined,
): woord is K => woord !== undefined && Object.hasOwn(tabel, woord)
export const isDier = (woord: string | undefined): woord is Dier => isIn(DIEREN, woord)
export const isDing = (woord: string | undefined): woord is DingNaam => isIn(DINGEN, woord)
export const isPlek = (woorden: string): woorden is Plek => isIn(PLEKKEN, woorden)

/** Finds what a form before a noun says, and whether it has its ending. */
export function findEigen(
  woord: string | undefined,
): { readonly eigen: Eigen; readonly verbogen: boolean } | undefined {
  const eigen = namenVan(EIGEN).find((naam) => naam === woord || EIGEN[naam].verbogen === woord)
  return eigen && { eigen, verbogen: EIGEN[eigen].verbogen === woord }
}

/** Finds the verb of a form, and whether that is of the past. */
export function findDoet(
  woord: string | undefined,
): { readonly doet: Doet; readonly isToen: boolean } | undefined {
  const doet = namenVan(DOEN).find((naam) => naam === woord || DOEN[naam].toen === woord)
  return doet && { doet, isToen: DOEN[doet].toen === woord }
}

/** Returns whether a verb can stand so. */
export const hasKader = (doet: Doet, kader: Kader): boolean =>
  (DOEN[doet].kaders as readonly Kader[]).includes(kader)
