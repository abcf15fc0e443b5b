/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Breng de brief naar het *juiste* huis'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Op de brief staat een woord met een gat.',
  'Breng hem naar het huis met het stukje dat past.',
  'Bij het juiste huis? Dan gaat daar het licht aan!',
] as const
