/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Breng elke brief naar het *juiste* huis'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Bij welk huis hoort het woord van de brief? Tik op dat huis.',
  'Je fietst erheen. Wie er woont maakt open.',
  'Wie er woont kan het woord niet goed lezen. Schrijf jij het? Klopt het, dan is de brief thuis!',
] as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'Leg elke brief bij zijn huis, en druk op Fietsen. Je kiest zelf de weg: hoe minder bruggen, hoe korter.',
  'Er ligt sneeuw op een brug. Schep hem vrij, of ga achterom door het bos.',
] as const

/** What who lives there says of the letter: why its word is written at the door. */
export const DEUR_VRAGEN = [
  'Dit woord kan ik niet goed lezen. Schrijf jij het?',
  'Brr, mijn brief is nat geworden! Welk woord staat daar?',
  'Wat een raar handschrift! Welk woord is dit?',
] as const

/** What stands on the line as long as nothing is written there: at first, and once the letter came back. */
export const REGEL_ZINNEN = ['Schrijf het woord', 'Schrijf het hele woord'] as const
