import type { Manifest } from '@letterhaven/game-kit/regels/contract'

export const leesraket: Manifest = {
  id: 'leesraket',
  title: 'Leesraket',
  family: 'podium',
  kinds: ['flitsen', 'lezen'],
  groups: [3, 8],
  minutes: [2, 4],
  needs: ['word', 'graphemes', 'choices'],
  calm: 'turn-based',
  beschrijving: 'Lees de woorden die even oplichten en tank je raket vol.',
  status: 'klaar',
}
