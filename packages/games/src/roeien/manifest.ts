import { makeManifest } from '@letterhaven/game-kit/regels/manifest'
import { LEES_STUKKEN, SPLITS_CATEGORIEEN } from './categorieen.ts'

export const roeien = makeManifest({
  id: 'roeien',
  title: 'Roeien',
  family: 'banen',
  hoofdvorm: 'ritme',
  gok: 0.2,
  vormen: {
    splitsen: [['ritme', 3, 8]],
    lezen: [['ritme', 3, 5]],
  },
  categorieen: { splitsen: SPLITS_CATEGORIEEN, lezen: LEES_STUKKEN },
  minutes: [2, 4],
  calm: 'same',
  beschrijving: 'Lees het woord in stukken en laat elke slag los waar een stuk eindigt.',
  status: 'klaar',
})
