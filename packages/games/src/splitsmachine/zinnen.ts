/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Hak het woord in *stukken*'

/** What stands in the bar at the wheels, at the sacks, and where an old word is stuck on. */
export const BALK = {
  wielen: 'Kijk hoe dit stuk *eindigt*',
  zakken: 'Hak het woord. Voor elk stuk één *zak*',
  slang: 'Hak eerst het *oude* woord eraf',
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
