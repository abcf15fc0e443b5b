/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Leg het woord op de pizza, *klank voor klank*'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Luister goed naar het woord.',
  'Leg de klanken op de pizza, van de eerste tot de laatste.',
  'Klaar? Bak de pizza!',
] as const
