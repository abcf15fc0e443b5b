import { makeManifest } from '@letterhaven/game-kit/regels/manifest'

export const postbezorger = makeManifest({
  id: 'postbezorger',
  title: 'Postbezorger',
  family: 'bouwen',
  hoofdvorm: 'sorteer',
  gok: 0.5,
  vormen: { spelling: [['sorteer', 4, 8]], lezen: [['sorteer', 3, 4]] },
  minutes: [2, 4],
  needs: ['word', 'graphemes', 'choices'],
  calm: 'same',
  beschrijving: 'Breng elke brief naar het huis met het stukje dat in het woord past.',
  status: 'klaar',
})
