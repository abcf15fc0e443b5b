/** What is asked in the bar; the word between stars is stressed. */
export const OPDRACHT = 'Eet de vis met het *goede* woord'

/** What is said with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Kijk eerst wat er gevraagd wordt.',
  'Zwem naar de vis met het goede woord.',
  'Hap! Zo word jij steeds groter.',
] as const
