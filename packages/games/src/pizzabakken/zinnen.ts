/** What is asked in the bar; the word between stars is stressed. */
export const OPDRACHT = 'Leg het woord op de pizza, *klank voor klank*'

/** What is said with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Luister goed naar het woord.',
  'Leg de klanken op de pizza, met de klok mee.',
  'Klaar? Bak de pizza!',
] as const
