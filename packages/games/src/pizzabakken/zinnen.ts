/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Bak het woord dat de gast *bestelt*'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Luister goed naar het woord.',
  'Leg het woord op de pizza, van het begin tot het eind.',
  'Klaar? Bak de pizza!',
] as const
