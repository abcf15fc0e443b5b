import { makeManifest } from '@letterhaven/game-kit/regels/manifest'

export const platformklimmen = makeManifest({
  id: 'platformklimmen',
  title: 'Platformklimmen',
  family: 'natuurkunde',
  hoofdvorm: 'orden',
  gok: 0.04,
  vormen: { zinnen: [['orden', 3, 8]] },
  content: ['zin'],
  minutes: [3, 6],
  calm: 'turn-based',
  beschrijving: 'Spring van woord naar woord en bouw met elke zin een brug omhoog.',
  status: 'klaar',
})
