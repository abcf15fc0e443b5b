/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Maak het *werkwoord* zoals het in de zin past'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Lees de zin en trek de wortel uit de grond.',
  'Knip het blad eraf. Tik op een letter en maak hem beter.',
  'Kies een nieuw blad. Klopt het? Dan gaat je wortel in de krat!',
] as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'Het veld is droog. Geef een zaadje water, dan groeit het blad.',
  'De mol heeft de bladeren verstopt. Tik op een hoop en onthoud wat je ziet.',
] as const
