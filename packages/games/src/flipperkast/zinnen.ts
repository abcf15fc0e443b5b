/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Typ wat *ontbreekt* en schiet'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Welke letters ontbreken in het woord?',
  'Typ ze. Elke letter wordt een lamp in de kast.',
  'Schiet de bal op een lamp. Klopt het woord? Dan brandt het!',
] as const

/** What is said while a verb is to be put in its sentence. */
export const SOORT_ZINNEN = {
  werkwoorden: {
    opdracht: 'Zet het *werkwoord* goed in de zin en schiet',
    uitleg: [
      'Lees de zin. Hoe schrijf je het werkwoord daar?',
      'Typ het zoals het in de zin past. Elke letter wordt een lamp.',
      'Schiet de bal op een lamp. Klopt het? Dan brandt de hele zin!',
    ],
  },
} as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'Schiet de bal door de achtbaan. Klopt het woord? Dan krijg je twee sterren!',
  'Wie mag er mee in de trein? Schiet de bal naar dat dier.',
] as const
