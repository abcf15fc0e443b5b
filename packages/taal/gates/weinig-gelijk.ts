/** The closed list of words of a same-sound category that have fewer than two wrong forms of the same sound, with why. */
export const WEINIG_GELIJK: Readonly<Record<string, string>> = {
  lauw: 'louw en lou zijn woorden, lau is een naam',
  mei: 'mij is een woord, Meij een naam',
  meneer: 'meeneer lijkt op twee woorden, meen en eer',
  roze: 'Rooze is een naam, rose een woord',
  thee: 'tee is een woord, en de rest klinkt zoals het er staat',
  thriller: 'triller is een woord, en de rest klinkt zoals het er staat',
  web: 'wep is een woord, Webb een naam',
}
