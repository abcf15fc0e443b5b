import { makeManifest } from '@letterhaven/game-kit/regels/manifest'

export const fotosafari = makeManifest({
  id: 'fotosafari',
  title: 'Fotosafari',
  family: 'zoeken',
  hoofdvorm: 'betekenis',
  gok: 0.17,
  vormen: { zinnen: [['betekenis', 3, 8]], lezen: [['betekenis', 3, 8]] },
  minutes: [2, 5],
  content: ['beeld'],
  calm: 'turn-based',
  beschrijving:
    'Lees over welk dier het gaat, zoek het op de savanne en zet het alleen op de foto.',
  status: 'klaar',
})
