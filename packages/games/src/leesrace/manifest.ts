import { makeManifest } from '@letterhaven/game-kit/regels/manifest'

export const leesrace = makeManifest({
  id: 'leesrace',
  title: 'Leesrace',
  family: 'banen',
  hoofdvorm: 'markeer',
  gok: 0.13,
  vormen: { tekst: [['markeer', 3, 8]], lezen: [['oordeel', 3, 8]] },
  content: ['tekst', 'woord'],
  // What is read aloud says nothing of spelling.
  categorieen: {
    lezen: ['lees-1', 'lees-2', 'lees-3', 'lees-4', 'lees-5', 'lees-6', 'lees-7'],
  },
  samen: ['lezen'],
  nepwoorden: true,
  letters: true,
  needs: ['bewijs'],
  beschrijving: 'Zet je vlag op de zin waaraan je het ziet, of lees voor aan wie luistert.',
  minutes: [4, 10],
  calm: 'same',
  status: 'klaar',
})
