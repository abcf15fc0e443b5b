import { makeManifest } from '@letterhaven/game-kit/regels/manifest'

export const bioscoop2 = makeManifest({
  id: 'bioscoop2',
  title: 'Bioscoop',
  family: 'podium',
  hoofdvorm: 'bouw',
  gok: 0.02,
  vormen: { zinnen: [['bouw', 3, 8]] },
  content: ['film'],
  minutes: [3, 6],
  calm: 'turn-based',
  beschrijving: 'Kijk naar de stomme film, leg er de zin bij en zie hem spelen met jouw woorden.',
  status: 'klaar',
})
