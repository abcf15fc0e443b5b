/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Welk woord was het? *Tank* dat woord'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Druk op het scherm en lees het woord.',
  'Kies de tank met dat woord.',
  'Vol? Dan vliegt jouw raket omhoog!',
] as const
