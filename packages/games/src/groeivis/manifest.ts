import { makeManifest } from '@letterhaven/game-kit/regels/manifest'

export const groeivis = makeManifest({
  id: 'groeivis',
  title: 'Groeivis',
  family: 'water',
  hoofdvorm: 'bouw',
  gok: 0.08,
  // Later words have too few neighbours to swim from one to the next.
  vormen: { lezen: [['bouw', 3, 4]], spelling: [['bouw', 3, 4]] },
  // Nor has a word of three lettergrepen or more.
  zonder: { lezen: ['lees-5', 'lees-6', 'lees-7'] },
  minutes: [2, 4],
  calm: 'turn-based',
  beschrijving: 'Eet een letter, zet hem op je schubben, maak een nieuw woord en groei.',
  status: 'klaar',
})
