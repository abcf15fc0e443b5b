/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Eet de vis met het *goede* woord'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Kijk eerst wat er gevraagd wordt.',
  'Zwem naar de vis met het goede woord.',
  'Hap! Zo word jij steeds groter.',
] as const
