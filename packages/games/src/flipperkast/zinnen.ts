/** What is asked in the bar; the word between stars is stressed. */
export const OPDRACHT = 'Schiet op de klank die *ontbreekt*'

/** What is said with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Kijk naar het woord. Welke klank ontbreekt?',
  'Kies die klank. Dan gaat hij branden.',
  'Schiet de bal en houd hem in het spel!',
] as const
