/** What is asked in the bar; the word between stars is stressed. */
export const OPDRACHT = 'Welk woord was het? *Tank* dat woord'

/** What is said with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Druk op het scherm en lees het woord.',
  'Kies de tank met dat woord.',
  'Vol? Dan vliegt jouw raket omhoog!',
] as const
