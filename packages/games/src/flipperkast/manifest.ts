import type { Manifest } from '@letterhaven/game-kit/regels/contract'

export const flipperkast: Manifest = {
  id: 'flipperkast',
  title: 'Flipperkast',
  family: 'natuurkunde',
  kinds: ['spelling'],
  groups: [3, 8],
  minutes: [2, 4],
  needs: ['word', 'graphemes', 'choices'],
  calm: 'turn-based',
  beschrijving: 'Kies de klank die in het woord ontbreekt, en schiet de bal erop.',
  status: 'klaar',
}
