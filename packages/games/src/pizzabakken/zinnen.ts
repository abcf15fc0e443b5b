/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Bak het woord dat de gast *bestelt*'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Luister goed naar het woord.',
  'Leg het woord op de pizza, van het begin tot het eind.',
  'Klaar? Bak de pizza!',
] as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'Leg het woord op de pizza. Kies zelf met welke punt je begint.',
  'Lees waar de gast woont. Trek de pizza langs het touw naar dat raam.',
] as const
