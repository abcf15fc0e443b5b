/** Why a pasted word is not used: the closed list. */
export const MELD_REDENEN = [
  'onbekend',
  'naam',
  'ongepast',
  'te-lang',
  'te-kort',
  'andere-tekens',
  'dubbel',
  'te-veel',
] as const
export type MeldReden = (typeof MELD_REDENEN)[number]

/** Why a grown-up has to look at a word before children get it: the closed list. */
export const CONTROLEER_REDENEN = [
  'geen-lijst',
  'samenstelling',
  'misschien-naam',
  'verdeling',
  'hoofdletter',
  'gevoelig',
  'geen-categorie',
  'weinig-afleiders',
] as const
export type ControleerReden = (typeof CONTROLEER_REDENEN)[number]

/** Why a piece of the text is no word: it is only left out, and told. */
export type OvergeslagenReden = 'lidwoord' | 'nummer' | 'leesteken'

/** More words than this make no list to practise. */
export const HOOGSTENS_WOORDEN = 300
export const LANGSTE_WOORD = 30

/** What is told of a word that is not used; the same in both countries. */
export const MELDZINNEN: Readonly<Record<MeldReden, string>> = {
  onbekend: 'Dit woord staat niet in onze woordenlijst. Kijk of het goed geschreven is.',
  naam: 'Dit lijkt een naam. Namen gebruiken we niet vanzelf.',
  ongepast: 'Dit woord gebruiken we niet voor kinderen.',
  'te-lang': `Dit is te lang voor één woord: hoogstens ${LANGSTE_WOORD} letters.`,
  'te-kort': 'Eén losse letter is geen woord om te oefenen.',
  'andere-tekens': 'Hier staan tekens in die niet in een Nederlands woord horen.',
  dubbel: 'Dit woord staat al in de lijst.',
  'te-veel': `Een lijst heeft hoogstens ${HOOGSTENS_WOORDEN} woorden. Maak van de rest een tweede lijst.`,
}

/** What is asked of a grown-up; the same in both countries. */
export const CONTROLEERZINNEN: Readonly<Record<ControleerReden, string>> = {
  'geen-lijst': 'We konden niet nakijken of dit woord bestaat.',
  samenstelling: 'Dit woord staat niet als geheel in onze woordenlijst, de delen wel.',
  'misschien-naam': 'Dit kan een naam zijn. Gebruik het alleen als het een gewoon woord is.',
  verdeling: 'Kijk na of het woord goed in stukjes is verdeeld.',
  hoofdletter: 'We schrijven dit woord met een kleine letter. Is het een naam? Haal het dan weg.',
  gevoelig: 'Dit woord kan gevoelig liggen. Kies zelf of het past.',
  'geen-categorie': 'We vonden geen spellingcategorie bij dit woord.',
  'weinig-afleiders': 'We konden te weinig foute vormen bedenken voor meerkeuze.',
}
