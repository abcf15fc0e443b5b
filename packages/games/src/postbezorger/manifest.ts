import { makeManifest } from '@letterhaven/game-kit/regels/manifest'
import { PAREN, WERKPAREN } from './paren.ts'

export const postbezorger = makeManifest({
  id: 'postbezorger',
  title: 'Postbezorger',
  family: 'bouwen',
  hoofdvorm: 'sorteer',
  gok: 0.5,
  vormen: { spelling: [['sorteer', 4, 8]], werkwoorden: [['sorteer', 5, 8]] },
  categorieen: { spelling: Object.keys(PAREN), werkwoorden: Object.keys(WERKPAREN) },
  tegenhangers: true,
  minutes: [3, 5],
  calm: 'same',
  beschrijving:
    'Zoek voor elke brief het huis met de juiste regel, fiets erheen en schrijf het woord aan de deur.',
  status: 'klaar',
})
