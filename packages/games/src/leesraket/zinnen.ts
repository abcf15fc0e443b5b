/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Kijk goed en *schrijf* het woord na'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Druk op het scherm en onthoud het woord.',
  'Schrijf het woord: elke letter is brandstof.',
  'Klopt het? Dan vliegt jouw raket hoger!',
] as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'Draai aan de knop. Hoe korter de flits, hoe hoger je vliegt.',
  'Stuur je raket: wie haal jij op? Schrijf het woord en hij vliegt mee.',
] as const
