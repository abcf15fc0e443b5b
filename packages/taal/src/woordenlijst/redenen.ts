/** Why a piece of the text is no word: it is only left out and reported. */
export type OvergeslagenReden = 'lidwoord' | 'nummer' | 'leesteken'

/** The most words in a list to practise. */
export const HOOGSTENS_WOORDEN = 300
export const LANGSTE_WOORD = 30

/** Why a pasted word is not used: the closed list, with what the teacher is told. It is the same in both countries. */
export const MELDZINNEN = {
  onbekend: 'Dit woord staat niet in onze woordenlijst. Kijk of het goed geschreven is.',
  naam: 'Dit lijkt een naam. Namen gebruiken we niet vanzelf.',
  ongepast: 'Dit woord gebruiken we niet voor kinderen.',
  'te-lang': `Dit is te lang voor één woord: hoogstens ${LANGSTE_WOORD} letters.`,
  'te-kort': 'Eén losse letter is geen woord om te oefenen.',
  'andere-tekens': 'Hier staan tekens in die niet in een Nederlands woord horen.',
  dubbel: 'Dit woord staat al in de lijst.',
  'te-veel': `Een lijst heeft hoogstens ${HOOGSTENS_WOORDEN} woorden. Maak van de rest een tweede lijst.`,
} as const satisfies Record<string, string>
export type MeldReden = keyof typeof MELDZINNEN

/**
 * Why an adult has to look at a word before children get it: the closed list, with what is asked. It is the same in both
 * countries.
 */
export const CONTROLEERZINNEN = {
  'geen-lijst': 'We konden niet nakijken of dit woord bestaat.',
  samenstelling: 'Dit woord staat niet als geheel in onze woordenlijst, de delen wel.',
  'misschien-naam': 'Dit kan een naam zijn. Gebruik het alleen als het een gewoon woord is.',
  verdeling: 'Kijk na of het woord goed in stukjes is verdeeld.',
  hoofdletter: 'We schrijven dit woord met een kleine letter. Is het een naam? Haal het dan weg.',
  gevoelig: 'Dit woord kan gevoelig liggen. Kies zelf of het past.',
  'geen-categorie': 'We vonden geen spellingcategorie bij dit woord.',
  'weinig-afleiders': 'We konden te weinig foute vormen bedenken voor meerkeuze.',
} as const satisfies Record<string, string>
export type ControleerReden = keyof typeof CONTROLEERZINNEN
