import { makeManifest } from '@letterhaven/game-kit/regels/manifest'

export const fotosafari = makeManifest({
  id: 'fotosafari',
  title: 'Fotosafari',
  family: 'zoeken',
  hoofdvorm: 'betekenis',
  gok: 0.17,
  vormen: { lezen: [['betekenis', 3, 8]] },
  minutes: [2, 4],
  needs: ['word', 'graphemes', 'choices'],
  calm: 'same',
  beschrijving: 'Lees de zin, zoek op de savanne het woord dat past, en maak daar een foto van.',
  status: 'klaar',
})
