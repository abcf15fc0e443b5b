/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Breng elke brief naar het *juiste* huis'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Kies een brief. Bij welk huis hoort hij? Leg hem daar klaar.',
  'Heeft elke brief een huis? Druk op Fietsen. Je fietst langs de huizen.',
  'Schrijf aan de deur het woord. Klopt het? Dan gaat het licht aan!',
] as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'Tik op een huis. Je kiest zelf de weg: hoe minder bruggen, hoe korter.',
  'Er ligt sneeuw op een brug. Schep hem vrij, of ga achterom door het bos.',
] as const
