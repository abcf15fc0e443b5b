import { makeManifest } from '@letterhaven/game-kit/regels/manifest'

export const flipperkast = makeManifest({
  id: 'flipperkast',
  title: 'Flipperkast',
  family: 'natuurkunde',
  hoofdvorm: 'typ',
  gok: 0.02,
  vormen: { spelling: [['typ', 4, 8]], werkwoorden: [['typ', 5, 8]] },
  minutes: [2, 4],
  calm: 'turn-based',
  beschrijving: 'Typ wat er ontbreekt, en schiet de bal op de lampen van je letters.',
  status: 'klaar',
})
