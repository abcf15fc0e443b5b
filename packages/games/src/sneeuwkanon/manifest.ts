import { makeManifest } from '@letterhaven/game-kit/regels/manifest'

export const sneeuwkanon = makeManifest({
  id: 'sneeuwkanon',
  title: 'Sneeuwkanon',
  family: 'mikken',
  hoofdvorm: 'typ',
  gok: 0.02,
  vormen: { dictee: [['typ', 3, 8]] },
  minutes: [2, 4],
  calm: 'same',
  beschrijving:
    'Schrijf het woord dat je hoort in blokken sneeuw en schiet het in de muur van het kasteel.',
  status: 'klaar',
})
