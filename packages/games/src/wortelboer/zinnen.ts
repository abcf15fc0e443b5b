/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Maak het *werkwoord* zoals het in de zin past'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Lees de zin en trek de wortel uit de grond.',
  'Knip het stuk eraf dat weg moet. Klopt een letter niet? Tik erop en kies een andere.',
  'Zet er een nieuw blad achter. Klopt het? Dan gaat je wortel in de soep!',
] as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'Het veld is droog. Tik op een zaadje: het krijgt water en groeit aan je wortel.',
  'De mol heeft de bladeren verstopt. Zoek je blad. Een goede hoop blijft open.',
] as const
