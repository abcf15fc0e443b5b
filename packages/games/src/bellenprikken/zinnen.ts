/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Prik de bellen in de *goede volgorde*'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Luister goed naar het woord.',
  'Prik de bellen, van voor naar achter.',
  'Hangt het hele woord aan de lijn? Druk op klaar!',
] as const
