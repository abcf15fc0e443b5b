import type { Manifest } from '@letterhaven/game-kit/regels/contract'

export const postbezorger: Manifest = {
  id: 'postbezorger',
  title: 'Postbezorger',
  family: 'bouwen',
  kinds: ['spelling'],
  groups: [3, 8],
  minutes: [2, 4],
  needs: ['word', 'graphemes', 'choices'],
  calm: 'same',
  beschrijving: 'Breng elke brief naar het huis met het stukje dat in het woord past.',
  status: 'klaar',
}
