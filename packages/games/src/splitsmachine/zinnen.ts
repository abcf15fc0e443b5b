/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Hak het woord in *stukken*'

/** What stands in the bar at the wheels, at the sacks, and where an old word is stuck on. */
export const BALK = {
  wielen: 'Kijk hoe dit stuk *eindigt*',
  zakken: 'Hak het woord. Voor elk stuk één *zak*',
  slang: 'Hak eerst het *oude* woord eraf',
  wiel: 'Welk *wiel* past bij dit stuk?',
  schrijf: '*Schrijf* nu het hele woord',
} as const
export const BALK_ZINNEN: readonly string[] = Object.values(BALK)

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Zeg het woord. Waar hoor je een nieuw stuk?',
  'Tik tussen twee letters. Daar komt een mes te hangen.',
  'Trek aan de hendel. Klopt het? Dan maalt de molen meel!',
] as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'Je hakt het woord. Het bord vraagt er nog iets bij.',
  'Straks zit er een oud woord aan vast. Hak dat er eerst af.',
] as const

/** The same where a word is heard and written: its letters do not lie on the belt. */
const SPELLING = {
  opdracht: 'Hak het woord dat je *zegt*',
  uitleg: [
    'Elk blok is een klank. Zeg het woord en hak het.',
    'Hoe eindigt het stuk? Kies een wiel. Trek aan de hendel.',
    'De molen doet de regel. Schrijf jij het hele woord.',
  ],
  trappen: [
    'Geen blok zingt meer. Waar hoor je zelf de klinkers?',
    'Er zit een oud woord aan vast. Tel de klanken. Hak het eraf.',
  ],
} as const

/** What is said of a kind in which something else is asked. */
export const SOORT_ZINNEN = { spelling: SPELLING } as const
