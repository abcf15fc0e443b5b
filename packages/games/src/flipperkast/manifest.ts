import type { Manifest } from '@letterhaven/game-kit/regels/contract'

export const flipperkast: Manifest = {
  id: 'flipperkast',
  title: 'Flipperkast',
  family: 'natuurkunde',
  kinds: ['spelling'],
  groups: [4, 8],
  minutes: [2, 4],
  needs: ['word', 'graphemes', 'choices'],
  calm: 'turn-based',
  beschrijving: 'Typ de letters die ontbreken, en schiet de bal op hun lampen.',
  status: 'klaar',
}
