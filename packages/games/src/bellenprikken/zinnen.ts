/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Plak de bellen aan elkaar tot *het woord*'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Luister goed naar het woord.',
  'Breng twee bellen bij elkaar. Ze plakken. Past het niet? Prik ze los.',
  'Is het woord heel? Laat de bel vliegen!',
] as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'Hangt een bel te ver weg? Blaas haar eerst dichterbij.',
  'Wie schuilt daar in het donker? Plak ook dat woord en maak hem wakker.',
] as const
