import { makeManifest } from '@letterhaven/game-kit/regels/manifest'

export const bellenprikken = makeManifest({
  id: 'bellenprikken',
  title: 'Bellenprikken',
  family: 'mikken',
  hoofdvorm: 'paar',
  gok: 0.05,
  vormen: { plakken: [['paar', 3, 6]], hakken: [['paar', 3, 5]] },
  minutes: [2, 4],
  calm: 'turn-based',
  beschrijving: 'Plak bellen met klanken aan elkaar en laat het hele woord vliegen.',
  status: 'klaar',
})
