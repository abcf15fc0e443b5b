/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Schrijf het woord en *schiet*'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Luister goed naar het woord.',
  'Schrijf het woord: elke letter is een blok sneeuw.',
  'Kies een toren en druk op Vuur!',
] as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'Is het woord kort of lang? Kies eerst de toren waar het past.',
  'De wind blaast je woord opzij. Mik zo dat de gast het krijgt.',
] as const
