/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Lees en leg je *stenen*: hoe zeker ben je?'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Lees de tekst op het grote scherm.',
  'Leg je stenen bij het goede antwoord.',
  'Twijfel je? Verdeel ze over twee banken.',
] as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'Stuur één dier naar de tekst. Het wijst aan wat het bedoelt.',
  'Je hebt zes stenen voor twee vragen. Bewaar er genoeg!',
] as const
