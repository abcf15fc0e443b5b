import type { AdminSoort, Land } from '@letterhaven/contracts/admin'

/** The kind of an account that people work in: a school, a practice, a home. */
export type Woordsoort = Exclude<AdminSoort, 'demo'>

/** Matches whole words: no letter or digit on either side. */
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
  // A child who stops at a practice or at home stays at school.
  woord('van school'),
  woord('schoolverlaters?'),
  woord('schoolbeheerders?|schooladmins?|schoolgegevens'),
  woord('(?:groeps|klas)(?:gemiddelde|leerkracht|leerkrachten)'),
]

/** What only an account with staff has: a practice has colleagues, a home has none. */
const MET_PERSONEEL = [
  woord('schoolaccounts?'),
  woord("docent(?:en)?|leerkracht(?:en)?|collega['’]?s?"),
]

const VAN_PRAKTIJK = [
  woord('(?:rt-|logopedie)?praktijk(?:en)?|praktijkcodes?'),
  woord('cli[eë]nt(?:en)?'),
]
const VAN_THUIS = [woord('gezin(?:nen)?|gezinscodes?'), woord('(?:je|jullie) thuis')]

/** Matches a word of a sentence, but not in an address, in the name of a folder or as a part of a compound. */
const inZin = (bron: string, niet = ''): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d/-]${niet})(?:${bron})(?![\p{L}\d/-])`, 'giu')

/** At home a leerling is a 'kind'. The texts that a child taps to come in and to pass on the tablet are the same for all. */
const LEERLING = inZin('leerling(?:en)?', '|ik ben |wissel van ')

/** In Flanders only a school has a 'klas'; 'kleuterklas' is the name of a year and passes. */
const KLAS: Readonly<Record<Land, readonly RegExp[]>> = { nl: [], be: [inZin('klas(?:sen)?')] }

/** The words of the other country's practices. */
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
 * Finds the words in a text that belong to another kind of account or to the other country, in reading order. A school and a
 * practice have leerlingen and a home has children; the year that a child is in has the same name in all of them. Names of
 * people and accounts are content: the caller leaves those out first.
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

/** A plural after the number 1: `1 leerlingen`, `1 woorden`. */
const EEN_ALS_VEEL =
  /(?<![\p{L}\d.,/–-])1 (?:leerlingen|kinderen|groepen|klassen|woorden|dagen|keren|weken|plaatsen|kaarten|inlogkaarten|vellen|antwoorden|signalen|opgaven)(?![\p{L}])/giu

/** Finds the plurals that follow the number 1. */
export const findMeervoud = (tekst: string): readonly string[] => tekst.match(EEN_ALS_VEEL) ?? []
