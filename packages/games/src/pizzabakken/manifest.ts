import { makeManifest } from '@letterhaven/game-kit/regels/manifest'

export const pizzabakken = makeManifest({
  id: 'pizzabakken',
  title: 'Pizzabakken',
  family: 'bouwen',
  hoofdvorm: 'bouw',
  gok: 0.02,
  vormen: {
    hakken: [['bouw', 3, 5]],
    dictee: [
      ['bouw', 3, 5],
      ['typ', 6, 8],
    ],
  },
  minutes: [2, 4],
  calm: 'same',
  beschrijving: 'Leg de klanken van het bestelde woord op de pizza en bak hem.',
  status: 'klaar',
})
