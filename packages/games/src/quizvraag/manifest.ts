import { makeManifest } from '@letterhaven/game-kit/regels/manifest'

export const quizvraag = makeManifest({
  id: 'quizvraag',
  title: 'Quizvraag',
  family: 'podium',
  hoofdvorm: 'betekenis',
  gok: 0.25,
  vormen: { tekst: [['betekenis', 3, 8]] },
  minutes: [4, 8],
  content: ['tekst'],
  calm: 'turn-based',
  beschrijving: 'Lees de tekst en verdeel je stenen: hoe zeker weet je het?',
  status: 'klaar',
})
