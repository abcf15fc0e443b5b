/** The leaves that can be grafted behind a stem. They lie ready for every verb alike, so that they give nothing away. */
export const UITGANGEN = ['t', 'te', 'ten', 'de', 'den', 'd', 'en', 'e'] as const
export type Uitgang = (typeof UITGANGEN)[number]

/** The root hair that can be grafted before a stem, or between its parts. */
export const VOOR = 'ge'

/** Every way to write a vowel, for a letter of the stem that is one. */
export const KLINKERS = [
  'a',
  'aa',
  'e',
  'ee',
  'i',
  'ie',
  'o',
  'oo',
  'u',
  'uu',
  'ij',
  'ei',
  'oe',
  'ui',
  'ou',
  'eu',
  'au',
] as const
/** The consonants that a letter of the stem can become. */
export const MEDEKLINKERS = [
  'b',
  'd',
  'f',
  'g',
  'k',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  't',
  'v',
  'w',
  'z',
  'ch',
  'ng',
] as const

/** What a letter becomes that is taken out of the stem. */
export const WEG = ''

const isKlinker = (stuk: string): boolean => /^[aeiouyëïöü]/.test(stuk)

/** Returns what a piece of a verb can become: always the same list for vowels, and the same for consonants. */
export const listEnten = (stuk: string): readonly string[] =>
  isKlinker(stuk) ? KLINKERS : MEDEKLINKERS

export const isUitgang = (tekst: unknown): tekst is Uitgang =>
  UITGANGEN.some((een) => een === tekst)

/** Words with which a verb can begin that come off it. What meets behind one is no single sound: op-pakken, aan-geven. */
const BEGIN =
  /^(?:aan|af|bij|binnen|buiten|door|in|klaar|los|mee|na|neer|om|ont|op|over|samen|schoon|stil|tegen|terug|toe|uit|vast|vol|voor|weg)(?=.{4})/
/**
 * A sound that is written with more than one letter, or any letter. What ends on a w or an i is one, as the taal divides it, so
 * that the -en behind it stays whole (aai-en, duw-en).
 */
const STUK =
  /aai|ooi|oei|eeuw|ieuw|auw|ouw|uw|aa|ee|ie|oo|uu|ij|ei|oe|ui|ou|eu|au|ch|ng|(\p{L})(?<![aeiou])\1|./gu

/** Returns of how many pieces the word is with which a verb begins and that may come off it; 0 where there is none. */
export const beginVan = (infinitief: string): number =>
  BEGIN.exec(infinitief)?.[0].match(STUK)?.length ?? 0

/** Takes a whole verb apart into the pieces of its carrot. */
export function stukkenVan(infinitief: string): readonly string[] {
  const begin = BEGIN.exec(infinitief)?.[0] ?? ''
  return [begin, infinitief.slice(begin.length)].flatMap((deel) => deel.match(STUK) ?? [])
}
