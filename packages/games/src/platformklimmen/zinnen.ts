/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Klim de ladder met het *goede* woord op'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Lees de zin. Welk woord past in het gat?',
  'Klim de ladder van dat woord op.',
  'Zo kom je steeds hoger. Bovenaan luiden de klokken!',
] as const
