import { makeManifest } from '@letterhaven/game-kit/regels/manifest'

export const taxirit = makeManifest({
  id: 'taxirit',
  title: 'Taxirit',
  family: 'banen',
  hoofdvorm: 'betekenis',
  gok: 0.33,
  vormen: { zinnen: [['betekenis', 3, 8]] },
  minutes: [2, 4],
  needs: ['word', 'graphemes', 'sentence'],
  calm: 'turn-based',
  beschrijving: 'Rijd door de baan met het woord dat in de zin past.',
  status: 'klaar',
})
