/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Koppel de woorden aan in de *goede* volgorde'

/** The same, where a text comes without its marks. */
export const TEKEN_OPDRACHT = 'Waar is een zin uit? Hang daar een *teken* op'

/** The same at the first text of a later stage, which has a tool of its own. */
export const TEKEN_TRAP_OPDRACHT = {
  1: null,
  2: 'Tik op *Rijd* en lees met het karretje mee',
  3: 'De wagons zijn dicht. Rijd erheen om te *lezen*',
} as const

/** What the board says while a text is marked: where to look, what to do there, and when it is done. */
export const BORD_ZINNEN = {
  plek: ['Lees hardop. Waar is een zin uit?', 'Tik op het laatste woord van die zin.'],
  teken: ['Hier komt een teken.', 'Welk teken? Tik erop.'],
  klaar: ['Hangt alles goed? Lees nog eens.', 'Tik dan op Vertrek.'],
} as const

/** What stands in the bar at the first train in which the tool of a later stage is needed. */
export const TRAP_OPDRACHT = {
  1: null,
  2: 'Staat er een wagon in de weg? Zet hem *opzij*',
  3: 'Twee locs! Bouw van *voren* of van *achteren*',
} as const

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Wat komt eerst? Tik op die wagon. Hij rijdt naar de trein.',
  'Koppel zo de hele zin. Eén wagon hoort er niet bij.',
  'Klopt de trein? Tik op Vertrek. Dan gaat er een station open!',
] as const

/** What is said where pieces of a word are put in order. */
export const SOORT_ZINNEN = {
  plakken: {
    opdracht: 'Koppel de stukken aan tot *het woord*',
    uitleg: [
      'Luister. Welk stuk hoor je het eerst? Tik op die wagon.',
      'Koppel zo het hele woord. Niet elke wagon hoort erbij.',
      'Klopt de trein? Tik op Vertrek. Dan gaat er een station open!',
    ],
  },
  tekens: {
    opdracht: TEKEN_OPDRACHT,
    uitleg: [
      'Lees de lange trein. Waar is een zin uit? Tik op dat woord.',
      'Hang er een teken op. Bij een punt gaat de trein los.',
      'Klopt alles? Tik op Vertrek. Elke trein is een zin!',
      'Tik op Rijd. Het karretje rijdt van woord naar woord.',
      'De wagons zijn dicht. Rijd erheen, dan gaan ze open.',
    ],
  },
} as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'Staat een wagon vast? Tik erop, en zet de voorste opzij.',
  'De blauwe loc duwt. Tik op hem en bouw vanaf het einde.',
] as const
