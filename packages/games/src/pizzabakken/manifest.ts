import type { Manifest } from '@letterhaven/game-kit/regels/contract'

export const pizzabakken: Manifest = {
  id: 'pizzabakken',
  title: 'Pizzabakken',
  family: 'bouwen',
  kinds: ['hakken', 'dictee'],
  groups: [3, 8],
  jaren: { hakken: [3, 5] },
  minutes: [2, 4],
  needs: ['word', 'graphemes'],
  calm: 'same',
  beschrijving: 'Leg de klanken van het bestelde woord op de pizza en bak hem.',
  status: 'klaar',
}
