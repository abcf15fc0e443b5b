/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Ruil *letters* en maak het nieuwe woord'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Op jouw vis staat een woord. Welke letter moet anders?',
  'Eet die letter en zet hem op de goede schub.',
  'Druk op klaar. Hap! Zo word jij steeds groter.',
] as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'Zit jouw letter er niet bij? Draai aan het rad, dan komen er andere.',
  'Welke letter zoek jij? Schijn met je lamp, dan zie je hem.',
] as const
