/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Wat *gebeurt* er in de film? Leg de zin.'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Kijk naar de film. Wie doet wat?',
  'Tik op de woorden en leg de zin. Eén woord hoort er niet bij.',
  'Druk op Draai! De film doet wat jouw zin zegt.',
] as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'Bruin is gisteren, een wolk is straks. Je hebt meer woorden dan nodig.',
  'Er zit een gat in de film. Het briefje zegt wat daar was.',
] as const
