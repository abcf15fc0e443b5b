/** What is asked in the bar; the word between stars is stressed. */
export const OPDRACHT = 'Klim de ladder met het *goede* woord op'

/** What is said with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Lees de zin. Welk woord past in het gat?',
  'Klim de ladder van dat woord op.',
  'Zo kom je steeds hoger. Bovenaan luiden de klokken!',
] as const
