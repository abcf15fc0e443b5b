/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Maak een foto van het woord dat *past*'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Lees de zin. Welk woord past in het gat?',
  'Kijk rond op de savanne en zoek dat woord.',
  'Maak de foto. Hij komt in jouw album!',
] as const
