import type { Manifest } from '@letterhaven/game-kit/regels/contract'
import { LEESBAAR, PAREN } from './paren.ts'

export const postbezorger: Manifest = {
  id: 'postbezorger',
  title: 'Postbezorger',
  family: 'bouwen',
  kinds: ['spelling', 'lezen'],
  groups: [3, 8],
  jaren: { spelling: [4, 8], lezen: [3, 4] },
  categorieen: { spelling: Object.keys(PAREN), lezen: LEESBAAR },
  tegenhangers: true,
  minutes: [3, 5],
  needs: ['word', 'graphemes'],
  calm: 'same',
  beschrijving:
    'Zoek voor elke brief het huis met de juiste regel, fiets erheen en schrijf het woord aan de deur.',
  status: 'klaar',
}
