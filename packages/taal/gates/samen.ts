import { findHollands } from '@letterhaven/domain/vlaamse-verboden'
import type { WordEntry } from '../src/woord.ts'

const ZINSWOORD = /[\p{L}'’-]+/gu
/** The share of words that two sentences must have in common, of all words in either, to count as nearly the same. */
const MAX_GELIJK = 0.5
/** The share of all sentences in which one word with a meaning of its own may occur. */
const MAX_VAAK = 0.03
/** Shorter words mostly hold a sentence together and carry little meaning of their own. */
const KORTSTE_INHOUD = 4
/** Longer words that carry little meaning either; they may occur in any number of sentences. */
const BINDWOORDEN: ReadonlySet<string> = new Set(
  'mijn haar zijn heeft door naar voor onder over elke deze onze maar niet alleen heel'.split(' '),
)
/** A word can be read this many years before it is spelled; a word of a later year is too hard. */
const LEESVOORSPRONG = 1
/** An everyday word (band 1) is read in groep 3, whatever the year of its spelling; each band adds one year. */
const LEESJAAR_VAN_BAND = 2
/** The most that a child in the first reading year can take in. */
const EERSTE_JAAR = { groep: 3, woorden: 10, letters: 9 }

const woordenVan = (zin: string): string[] => zin.toLowerCase().match(ZINSWOORD) ?? []
/** The part of an entry or candidate that holds its sentences. */
type MetZinnen = Pick<WordEntry, 'zin'>

const zinnenVan = (entries: readonly MetZinnen[]): string[] =>
  entries.flatMap(({ zin = [] }) => zin)

/** (k) Returns pairs of sentences that say nearly the same, so that the second is no surprise. */
export function bijnaGelijk(entries: readonly MetZinnen[]): string[] {
  const zinnen = zinnenVan(entries).map((zin) => ({ zin, woorden: new Set(woordenVan(zin)) }))
  const aantal = countWoorden(zinnen.map(({ woorden }) => woorden))
  const eerdere = new Map<string, typeof zinnen>()
  return zinnen.flatMap((twee) => {
    const bijzonder = zeldzaamste(twee.woorden, aantal)
    const buren = new Set(bijzonder.flatMap((woord) => eerdere.get(woord) ?? []))
    for (const woord of bijzonder) eerdere.set(woord, [...(eerdere.get(woord) ?? []), twee])
    return [...buren]
      .filter((een) => gelijkDeel(een.woorden, twee.woorden) >= MAX_GELIJK)
      .map((een) => `${een.zin} ~ ${twee.zin}`)
  })
}

const gelijkDeel = (een: ReadonlySet<string>, twee: ReadonlySet<string>): number =>
  een.intersection(twee).size / een.union(twee).size

/** Counts in how many sentences each word occurs. */
function countWoorden(zinnen: readonly ReadonlySet<string>[]): Map<string, number> {
  const aantal = new Map<string, number>()
  for (const woord of zinnen.flatMap((zin) => [...zin])) {
    aantal.set(woord, (aantal.get(woord) ?? 0) + 1)
  }
  return aantal
}

/**
 * Returns the rarer half of the words of a sentence and one more. Sentences that have half of their words in common share one
 * of these, so that not every sentence has to be compared with every other.
 */
function zeldzaamste(zin: ReadonlySet<string>, aantal: ReadonlyMap<string, number>): string[] {
  const opZeldzaamheid = [...zin].toSorted(
    (een, twee) => (aantal.get(een) ?? 0) - (aantal.get(twee) ?? 0) || (een < twee ? -1 : 1),
  )
  return opZeldzaamheid.slice(0, Math.floor(zin.size * (1 - MAX_GELIJK)) + 1)
}

/** (l) Returns words that occur in so many sentences that the joke wears off. */
export function teVaak(entries: readonly MetZinnen[]): string[] {
  const zinnen = zinnenVan(entries)
  return [...countWoorden(zinnen.map((zin) => new Set(woordenVan(zin))))]
    .filter(([woord]) => woord.length >= KORTSTE_INHOUD && !BINDWOORDEN.has(woord))
    .filter(([, keer]) => keer > MAX_VAAK * zinnen.length)
    .map(([woord, keer]) => `${woord} staat in ${keer} zinnen`)
}

/**
 * (m) Returns what is too hard to read in the sentences of each word: words that are read more than a year later, by the years
 * in `bekend`, and in groep 3 also long words and long sentences.
 */
export function teMoeilijk(
  entries: readonly Pick<WordEntry, 'w' | 'groep' | 'band' | 'zin'>[],
  bekend: readonly Pick<WordEntry, 'w' | 'groep' | 'band'>[] = entries,
): string[] {
  const groepVan = new Map(
    bekend.map(({ w, groep, band }) => [w, Math.min(groep, band + LEESJAAR_VAN_BAND)]),
  )
  return entries.flatMap(({ groep, w, zin = [] }) =>
    zin.flatMap((tekst) => {
      const woorden = woordenVan(tekst)
      const later = woorden.filter((woord) => (groepVan.get(woord) ?? 0) > groep + LEESVOORSPRONG)
      const lang = groep === EERSTE_JAAR.groep && woorden.length > EERSTE_JAAR.woorden
      const letters =
        groep === EERSTE_JAAR.groep
          ? woorden.filter((woord) => woord.length > EERSTE_JAAR.letters)
          : []
      return [...later, ...letters, ...(lang ? [tekst] : [])].map((wat) => `${w}: ${wat}`)
    }),
  )
}

/** (n) Returns words that only one country uses, in sentences that children of both countries read. */
export function eenLand(
  entries: readonly Pick<WordEntry, 'w' | 'zin'>[],
  noordelijk: ReadonlySet<string>,
): string[] {
  return entries.flatMap(({ w, zin = [] }) =>
    [
      ...zin.flatMap(woordenVan).filter((woord) => noordelijk.has(woord)),
      ...zin.flatMap((tekst) => findHollands(tekst).map((vondst) => vondst.woord)),
    ].map((woord) => `${w}: ${woord}`),
  )
}

/** (o) Returns pictures that the set does not have, and pictures that two words share, so that neither is certain. */
export function plaatjesKloppen(
  entries: readonly Pick<WordEntry, 'pic'>[],
  bekend: ReadonlySet<string>,
): string[] {
  const namen = entries.flatMap(({ pic }) => (pic === undefined ? [] : [pic]))
  return [
    ...namen.filter((naam) => !bekend.has(naam)).map((naam) => `${naam} bestaat niet`),
    ...namen.filter((naam, i) => namen.indexOf(naam) !== i).map((naam) => `${naam} dubbel`),
  ]
}
