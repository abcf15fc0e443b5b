import type { Manifest } from '@letterhaven/game-kit/regels/contract'

export const groeivis: Manifest = {
  id: 'groeivis',
  title: 'Groeivis',
  family: 'water',
  kinds: ['spelling', 'lezen'],
  groups: [3, 6],
  jaren: { lezen: [3, 5] },
  minutes: [2, 4],
  needs: ['word', 'graphemes', 'buren'],
  calm: 'turn-based',
  beschrijving: 'Eet een letter, zet hem op je schubben, maak een nieuw woord en groei.',
  status: 'klaar',
}
