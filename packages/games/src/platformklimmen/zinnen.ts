/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Zet de woorden in de *goede* volgorde'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Welk woord komt eerst? Eén steen hoort niet bij de zin.',
  'Tik op een steen: je springt. Tik nog een keer: je stampt.',
  'De zin wordt een brug. Zo klim je omhoog, en het verhaal gaat verder!',
] as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'Tik op een woord: het gaat de lift in. Zit alles erin? Hijs jezelf op.',
] as const
