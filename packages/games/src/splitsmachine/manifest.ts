import { makeManifest } from '@letterhaven/game-kit/regels/manifest'
import { STUK_CATEGORIEEN } from '@letterhaven/taal/stuk-categorieen'

export const splitsmachine = makeManifest({
  id: 'splitsmachine',
  title: 'Splitsmachine',
  family: 'bouwen',
  hoofdvorm: 'splits',
  gok: 0.2,
  vormen: { splitsen: [['splits', 3, 8]], spelling: [['sorteer', 4, 7]] },
  categorieen: { splitsen: STUK_CATEGORIEEN, spelling: ['kg-open', 'kg-dicht'] },
  tegenhangers: true,
  minutes: [2, 4],
  calm: 'same',
  beschrijving:
    'Hak het woord waar zijn stukken uit elkaar gaan en doe met elk stuk wat de regel zegt.',
  status: 'klaar',
})
