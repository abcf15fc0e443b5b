import type { AdminSoort, Land } from '@letterhaven/contracts/admin'

/** An account that people work in: a school, a practice, a home. */
export type Woordsoort = Exclude<AdminSoort, 'demo'>

/** A whole word, or a few: no letter on either side. */
const woord = (bron: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${bron})(?![\p{L}\d])`, 'giu')

// cspell:disable
/** What only a school has or is called. */
const VAN_SCHOOL = [
  woord('schoolcodes?'),
  woord('(?:klas|groeps)posters?'),
  woord('hele (?:groep|klas|school)'),
  woord('(?:van|door|voor|in|bij|buiten) (?:de|je|jullie|deze|onze|uw) school'),
  woord('(?:jullie|onze|deze|je) school'),
  // Who stops at a practice or at home goes on at school.
  woord('van school'),
  woord('schoolverlaters?'),
  woord('schoolbeheerders?|schooladmins?|schoolgegevens'),
  woord('(?:groeps|klas)(?:gemiddelde|leerkracht|leerkrachten)'),
]

/** What only a school has that teaches: a practice has colleagues, a home has none. */
const MET_PERSONEEL = [
  woord('schoolaccounts?'),
  woord("docent(?:en)?|leerkracht(?:en)?|collega['’]?s?"),
]

const VAN_PRAKTIJK = [
  woord('(?:rt-|logopedie)?praktijk(?:en)?|praktijkcodes?'),
  woord('cli[eë]nt(?:en)?'),
]
const VAN_THUIS = [woord('gezin(?:nen)?|gezinscodes?'), woord('(?:je|jullie) thuis')]

/** A word of a sentence: in an address and in the name of a folder it is none, nor as a part of a compound. */
const inZin = (bron: string, niet = ''): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d/-]${niet})(?:${bron})(?![\p{L}\d/-])`, 'giu')

/** At home a child is a kind. What a child taps to come in and to give the tablet on is said to all children. */
const LEERLING = inZin('leerling(?:en)?', '|ik ben |wissel van ')

/** In Flanders a class is a school's; kleuterklas is the name of a year, and passes. */
const KLAS: Readonly<Record<Land, readonly RegExp[]>> = { nl: [], be: [inZin('klas(?:sen)?')] }

/** Words of the other country's practices. */
const ANDER_LAND: Readonly<Record<Land, readonly RegExp[]>> = {
  nl: [
    woord('logopedi(?:e|st|sten|epraktijk(?:en)?)'),
    woord('graadklas(?:sen)?'),
    woord('leerja(?:ar|ren)'),
  ],
  be: [woord('rt-(?:praktijk(?:en)?|er)|remedial teach(?:er|ers|ing)')],
}

// cspell:enable

const VERBODEN: Readonly<Record<Woordsoort, (land: Land) => readonly RegExp[]>> = {
  school: () => [...VAN_PRAKTIJK, ...VAN_THUIS],
  rt: (land) => [...VAN_SCHOOL, ...VAN_THUIS, ...KLAS[land]],
  thuis: (land) => [...VAN_SCHOOL, ...MET_PERSONEEL, ...VAN_PRAKTIJK, LEERLING, ...KLAS[land]],
}

/**
 * Words in a text that are said to another kind of account or in the other country, in reading order. A school and a
 * practice have leerlingen and a home has children; the year a child is in is called the same in all. Names of people
 * and accounts are content: who checks a screen leaves those out before asking.
 */
export function findVreemd(
  tekst: string,
  { soort, land }: { readonly soort: Woordsoort; readonly land: Land },
): readonly string[] {
  const nu = tekst.normalize('NFC')
  return [...VERBODEN[soort](land), ...ANDER_LAND[land]]
    .flatMap((patroon) => [...nu.matchAll(patroon)])
    .toSorted((a, b) => a.index - b.index)
    .map(([vondst]) => vondst)
}

/** One of something that is said as if it were more, or the other way round: `1 leerlingen`, `1 woorden`. */
const EEN_ALS_VEEL =
  /(?<![\p{L}\d.,/–-])1 (?:leerlingen|kinderen|groepen|klassen|woorden|dagen|keren|weken|plaatsen|kaarten|inlogkaarten|vellen|antwoorden|signalen|opgaven)(?![\p{L}])/giu

/** What is one and is said as many. */
export const findMeervoud = (tekst: string): readonly string[] => tekst.match(EEN_ALS_VEEL) ?? []
