import type { Manifest } from '@letterhaven/game-kit/regels/contract'

export const bellenprikken: Manifest = {
  id: 'bellenprikken',
  title: 'Bellenprikken',
  family: 'mikken',
  kinds: ['hakken', 'plakken'],
  groups: [3, 5],
  minutes: [2, 4],
  needs: ['word', 'graphemes'],
  calm: 'turn-based',
  beschrijving: 'Prik de klanken in de goede volgorde, of blaas er twee samen.',
  status: 'klaar',
}
