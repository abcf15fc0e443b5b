/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Schrijf het woord en *schiet*'

/** What stands in the bar where a tower has to be chosen first, while the wind blows, and while a mistake is mended. */
export const BALK = {
  plan: 'Weinig of veel letters? Kies een *toren*',
  wind: 'Schrijf, kijk naar de *wind* en schiet',
  herstel: 'De blauwe letters kloppen. Schrijf wat er *mist*',
  onthoud: 'Onthoud het woord. Straks is het *weg*',
  zin: 'Schrijf de hele *zin* en schiet',
  onthoudZin: 'Onthoud de zin. Straks is hij *weg*',
  rest: 'Het woord telt. Maak de zin *af*',
  woord: 'Verbeter het *woord* in je zin',
} as const
export const BALK_ZINNEN: readonly string[] = Object.values(BALK)

/** What is spoken with the pictures of the instruction. A word that cannot be heard is shown. */
export const UITLEG_ZINNEN = [
  'Je hoort of ziet een woord. Onthoud het.',
  'Schrijf het woord: elke letter is een blok sneeuw.',
  'Kies een toren en druk op Vuur!',
] as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'Heeft het woord weinig of veel letters? Kies eerst de toren waar het past.',
  'De wind blaast je woord opzij. Mik zo dat de gast het krijgt.',
] as const
