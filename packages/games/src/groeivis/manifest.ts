import { makeManifest } from '@letterhaven/game-kit/regels/manifest'

export const groeivis = makeManifest({
  id: 'groeivis',
  title: 'Groeivis',
  family: 'water',
  hoofdvorm: 'bouw',
  gok: 0.08,
  vormen: { lezen: [['bouw', 3, 5]], spelling: [['bouw', 3, 6]] },
  minutes: [2, 4],
  needs: ['word', 'graphemes', 'choices'],
  calm: 'turn-based',
  beschrijving: 'Zwem naar de vis met het goede woord, hap, en groei.',
  status: 'klaar',
})
