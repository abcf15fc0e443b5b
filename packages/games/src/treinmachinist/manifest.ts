import { makeManifest } from '@letterhaven/game-kit/regels/manifest'
import { STUK_CATEGORIEEN } from '@letterhaven/taal/stuk-categorieen'

export const treinmachinist = makeManifest({
  id: 'treinmachinist',
  title: 'Treinmachinist',
  family: 'bouwen',
  hoofdvorm: 'orden',
  gok: 0.04,
  vormen: { zinnen: [['orden', 3, 8]], plakken: [['orden', 3, 8]] },
  content: ['zin', 'woord'],
  categorieen: { plakken: STUK_CATEGORIEEN },
  minutes: [3, 6],
  calm: 'same',
  beschrijving: 'Rangeer de wagons zo dat het woord of de zin in de goede volgorde vertrekt.',
  status: 'klaar',
})
