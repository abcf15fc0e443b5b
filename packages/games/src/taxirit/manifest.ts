import type { Manifest } from '@letterhaven/game-kit/regels/contract'

export const taxirit: Manifest = {
  id: 'taxirit',
  title: 'Taxirit',
  family: 'banen',
  kinds: ['zinnen'],
  groups: [4, 8],
  minutes: [2, 4],
  needs: ['word', 'graphemes', 'sentence'],
  calm: 'turn-based',
  beschrijving: 'Rijd door de baan met het woord dat in de zin past.',
  status: 'klaar',
}
