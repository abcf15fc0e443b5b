import { makeManifest } from '@letterhaven/game-kit/regels/manifest'

export const taxirit = makeManifest({
  id: 'taxirit',
  title: 'Taxirit',
  family: 'banen',
  hoofdvorm: 'betekenis',
  gok: 0.33,
  vormen: { zinnen: [['betekenis', 3, 8]] },
  minutes: [2, 4],
  content: ['gat'],
  calm: 'turn-based',
  beschrijving: 'Lees het verhaal van je passagier en rijd naar de plek die erin past.',
  status: 'klaar',
})
