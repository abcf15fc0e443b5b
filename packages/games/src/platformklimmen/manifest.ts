import type { Manifest } from '@letterhaven/game-kit/regels/contract'

export const platformklimmen: Manifest = {
  id: 'platformklimmen',
  title: 'Platformklimmen',
  family: 'natuurkunde',
  kinds: ['zinnen', 'spelling'],
  groups: [4, 8],
  minutes: [2, 4],
  needs: ['word', 'graphemes', 'choices'],
  calm: 'turn-based',
  beschrijving: 'Klim de toren op langs de ladder met het woord dat past.',
  status: 'klaar',
}
