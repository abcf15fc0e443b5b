import { makeManifest } from '@letterhaven/game-kit/regels/manifest'

export const platformklimmen = makeManifest({
  id: 'platformklimmen',
  title: 'Platformklimmen',
  family: 'natuurkunde',
  hoofdvorm: 'orden',
  gok: 0.04,
  vormen: { zinnen: [['orden', 3, 8]] },
  minutes: [2, 4],
  needs: ['word', 'graphemes', 'choices'],
  calm: 'turn-based',
  beschrijving: 'Klim de toren op langs de ladder met het woord dat past.',
  status: 'klaar',
})
