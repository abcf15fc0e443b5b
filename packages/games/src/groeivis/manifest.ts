import type { Manifest } from '@letterhaven/game-kit/regels/contract'

export const groeivis: Manifest = {
  id: 'groeivis',
  title: 'Groeivis',
  family: 'water',
  kinds: ['spelling', 'lezen'],
  groups: [3, 8],
  minutes: [2, 4],
  needs: ['word', 'graphemes', 'choices'],
  calm: 'turn-based',
  beschrijving: 'Zwem naar de vis met het goede woord, hap, en groei.',
  status: 'klaar',
}
