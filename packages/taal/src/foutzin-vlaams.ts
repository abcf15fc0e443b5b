/** How a hint says a thing, and what Flanders says instead: the words that `kindVl` has in the explanations. */
const WOORDPAREN: readonly (readonly [string, string])[] = [
  ['Maak het langer', 'Verleng het woord'],
  ['Aan het eind', 'Op het einde'],
  ['aan het eind', 'op het einde'],
  ['het hele werkwoord', 'de infinitief'],
  ['Het hele werkwoord', 'De infinitief'],
  ['ik-vorm', 'stam'],
]

/** Returns a hint in the words that Flanders uses at school. */
export const vlaams = (zin: string): string =>
  WOORDPAREN.reduce((tot, [nl, be]) => tot.replaceAll(nl, be), zin)
