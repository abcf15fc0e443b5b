/**
 * Everything that can happen in a game besides an answer, as the scene plays it and the ear hears it. A game that names something
 * else does not compile; what no game names any more is taken out.
 */
export const FX = [
  // From the kit itself: a word is laid ready, its verdict, a mend, and that nothing more comes of it.
  'open',
  'goed',
  'fout',
  'herstel',
  'hersteld',
  'klaar',
  // The named moment of joy.
  'jaaa',
  // The secret of the game was found.
  'geheim',
  // What a hand does.
  'leg',
  'terug',
  'wis',
  'zet',
  'stamp',
  'stuur',
  'rijd',
  'loop',
  'klim',
  'spring',
  'prik',
  'hap',
  'slik',
  'spuug',
  'was',
  'huis',
  // What the world does.
  'flits',
  'masker',
  'bak',
  'bel',
  'bots',
  'dicht',
  'raak',
  'raam',
  'samen',
  'schiet',
  'flip',
  'zak',
  'stof',
  'vlieg',
] as const

/** The name of something that happens. */
export type Fx = (typeof FX)[number]

/** Returns what happens as an event, at a place of the scene. */
export const fx = (name: Fx, plek = 0) => ({ type: 'fx', name, plek }) as const
