/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Schiet op de klank die *ontbreekt*'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Kijk naar het woord. Welke klank ontbreekt?',
  'Kies die klank. Dan gaat hij branden.',
  'Schiet de bal en houd hem in het spel!',
] as const
