/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Roei het woord in *stukken*'

/** What stands in the bar where an oar is chosen, and where strokes are called. */
export const BALK = {
  bel: 'Maak de laatste slag aan de kant van de *bel*',
  roep: 'Roep eerst: hoeveel *stukken*?',
} as const
export const BALK_ZINNEN: readonly string[] = Object.values(BALK)

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Houd de roeispaan vast. De letters gaan één voor één aan.',
  'Laat los waar een stuk eindigt. Dat is één slag.',
  'Is het hele woord geroeid? Vaar dan onder de brug door!',
] as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'Tel eerst de stukken. Roei om de beurt links en rechts. Is de laatste slag bij de bel? Dan luidt hij.',
  'Jij stuurt. Roep eerst hoeveel stukken het woord heeft.',
] as const
