/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Breng elke brief naar het *juiste* huis'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Bij welk huis hoort het woord van de brief? Tik op dat huis.',
  'Je fietst erheen. Wie er woont maakt open, en zegt of de brief voor hem is.',
  'Wie er woont kan het woord niet goed lezen. Schrijf jij het? Klopt het, dan is de brief thuis!',
] as const

/** What is said while forms of verbs are brought. */
export const SOORT_ZINNEN = {
  werkwoorden: {
    opdracht: 'Breng elk *werkwoord* naar het juiste huis',
    uitleg: [
      'Lees de zin. Bij welk huis hoort het werkwoord? Tik op dat huis.',
      'Je fietst erheen. Wie er woont maakt open, en zegt of de brief voor hem is.',
      'Schrijf het zoals het in de zin past. Klopt het, dan is de brief thuis!',
    ],
  },
} as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'Leg elke brief bij zijn huis. Kies dan zelf de weg: hoe minder bruggen, hoe korter.',
  'Er ligt sneeuw op een brug. Schep hem vrij, of ga achterom door het bos.',
] as const

/** What who lives there says of the letter: why its word is written at the door. */
export const DEUR_VRAGEN = [
  'Ja, voor mij! Maar één woord kan ik niet lezen. Schrijf jij het?',
  'Hoera, post! Schrijf jij het hele woord voor mij op?',
  'Fijn, die is voor mij! Welk woord staat daar?',
] as const

/** What stands on the line as long as nothing is written there: of a word, and of a verb. */
export const REGEL_ZIN = 'Schrijf het hele woord'
export const REGEL_VORM = 'Hoe schrijf je het in de zin?'
