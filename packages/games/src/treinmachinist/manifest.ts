import { makeManifest } from '@letterhaven/game-kit/regels/manifest'
import { STUK_CATEGORIEEN } from '@letterhaven/taal/stuk-categorieen'

export const treinmachinist = makeManifest({
  id: 'treinmachinist',
  title: 'Treinmachinist',
  family: 'bouwen',
  hoofdvorm: 'orden',
  gok: 0.04,
  vormen: {
    zinnen: [
      ['orden', 3, 8],
      ['markeer', 3, 8],
    ],
    plakken: [['orden', 3, 8]],
  },
  content: ['zin', 'woord', 'teken'],
  categorieen: { plakken: STUK_CATEGORIEEN },
  minutes: [3, 6],
  calm: 'same',
  beschrijving: 'Rangeer de wagons in de goede volgorde, of hang tekens waar een zin uit is.',
  status: 'klaar',
})
