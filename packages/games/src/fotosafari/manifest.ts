import type { Manifest } from '@letterhaven/game-kit/regels/contract'

export const fotosafari: Manifest = {
  id: 'fotosafari',
  title: 'Fotosafari',
  family: 'zoeken',
  kinds: ['zinnen', 'lezen'],
  groups: [4, 8],
  minutes: [2, 4],
  needs: ['word', 'graphemes', 'choices'],
  calm: 'same',
  beschrijving: 'Lees de zin, zoek op de savanne het woord dat past, en maak daar een foto van.',
  status: 'klaar',
}
