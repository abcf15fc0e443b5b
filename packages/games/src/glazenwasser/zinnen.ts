/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Was wat *goed* is, maak de rest opnieuw'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Kijk goed naar het woord.',
  'Staat het er goed? Was dan het raam.',
  'Staat het er fout? Maak het raam open en schrijf het woord goed.',
] as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'De ladder reikt tot één huis. Was eerst daar alles wat goed is.',
  'Op de boot staan letters. Doe eerst alle ramen met die letters, dan speelt de band.',
] as const
