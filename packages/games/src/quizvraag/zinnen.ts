/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Lees en leg je *stenen*: hoe zeker ben je?'

/** What stands in the bar where stones are for two questions, and where the kept ones are to be laid. */
export const BALK = {
  eerste: 'Zes stenen voor twee vragen: bewaar er *minstens één*',
  tweede: 'Leg de stenen die je *bewaard* hebt',
} as const

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Lees de tekst op het grote scherm.',
  'Leg je stenen. Elke steen op het goede antwoord haalt een kijker naar binnen.',
  'Twijfel je? Verdeel je stenen: dan ben je ze niet allemaal kwijt.',
] as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'Stuur een dier terug naar de tekst: het wijst zijn zin aan.',
  'Je hebt zes stenen voor twee vragen. Bewaar er genoeg!',
] as const
