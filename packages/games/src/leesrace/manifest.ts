import { makeManifest } from '@letterhaven/game-kit/regels/manifest'

export const leesrace = makeManifest({
  id: 'leesrace',
  title: 'Leesrace',
  family: 'banen',
  hoofdvorm: 'markeer',
  gok: 0.13,
  vormen: { tekst: [['markeer', 3, 8]] },
  content: ['tekst'],
  beschrijving: 'Lees de tekst en plant je vlag op de zin die het bewijst.',
  minutes: [4, 10],
  needs: [],
  calm: 'same',
  status: 'klaar',
})
