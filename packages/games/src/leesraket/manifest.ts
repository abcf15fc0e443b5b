import type { Manifest } from '@letterhaven/game-kit/regels/contract'

export const leesraket: Manifest = {
  id: 'leesraket',
  title: 'Leesraket',
  family: 'podium',
  kinds: ['flitsen'],
  groups: [3, 8],
  minutes: [2, 4],
  needs: ['word', 'graphemes'],
  calm: 'turn-based',
  beschrijving: 'Onthoud het woord dat even oplicht, schrijf het na en vlieg naar de sterren.',
  status: 'klaar',
}
