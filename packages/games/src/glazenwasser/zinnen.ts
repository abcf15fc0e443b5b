/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Was alleen wat *goed* geschreven is'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Kijk goed naar het woord.',
  'Staat het er goed? Was dan het raam.',
  'Dan gaat het licht aan!',
] as const
