/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = '*Lees*, zoek het dier en maak een foto'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Lees de zin. Welk dier is het?',
  'Zoek het dier en tik erop.',
  'Maak de foto. Klopt hij? Dan komt hij in jouw album!',
] as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'Het mist. Zoek met je verrekijker en tik op het dier.',
  'Het is donker. Zoek met je lamp en tik op het dier.',
] as const
