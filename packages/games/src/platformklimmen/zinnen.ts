/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Zet de woorden in de *goede* volgorde'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Welk woord komt eerst? Eén steen hoort niet bij de zin.',
  'Tik op een steen: je springt erop en het woord gaat naar de brug.',
  'Klopt de zin? Tik op Omhoog. Je klimt over de brug, en het verhaal gaat verder!',
] as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'De woorden gaan de lift in. Tik op een woord in de lift: het gaat er weer uit.',
  'Draai de molen en tik op een woord. Ga je omhoog? Dan komt de wind: hij blaast de molen rond.',
] as const
