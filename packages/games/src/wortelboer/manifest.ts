import { makeManifest } from '@letterhaven/game-kit/regels/manifest'

export const wortelboer = makeManifest({
  id: 'wortelboer',
  title: 'Wortelboer',
  family: 'zoeken',
  hoofdvorm: 'bouw',
  gok: 0.15,
  vormen: { werkwoorden: [['bouw', 5, 8]] },
  minutes: [2, 4],
  calm: 'same',
  beschrijving:
    'Trek de stam van het werkwoord uit de grond en ent er de uitgang op die bij de zin past.',
  status: 'klaar',
})
