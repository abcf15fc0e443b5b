/** What is asked in the bar; the word between stars is stressed. */
export const OPDRACHT = 'Prik de bellen in de *goede volgorde*'

/** What is said with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Luister goed naar het woord.',
  'Prik de bellen, van voor naar achter.',
  'Hangt het hele woord aan de lijn? Druk op klaar!',
] as const
