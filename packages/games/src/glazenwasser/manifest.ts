import type { Manifest } from '@letterhaven/game-kit/regels/contract'

export const glazenwasser: Manifest = {
  id: 'glazenwasser',
  title: 'Glazenwasser',
  family: 'oppervlak',
  kinds: ['spelling', 'lezen'],
  groups: [3, 8],
  minutes: [2, 4],
  needs: ['word', 'graphemes', 'choices'],
  calm: 'same',
  beschrijving:
    'Was de ramen met een goed gespeld woord en maak de andere woorden opnieuw, tot de hele straat straalt.',
  status: 'klaar',
}
