import { makeManifest } from '@letterhaven/game-kit/regels/manifest'

export const glazenwasser = makeManifest({
  id: 'glazenwasser',
  title: 'Glazenwasser',
  family: 'oppervlak',
  hoofdvorm: 'markeer',
  gok: 0.5,
  vormen: {
    spelling: [['markeer', 3, 8]],
    // From groep 6 on no other game practises reading yet.
    lezen: [['markeer', 3, 8]],
  },
  minutes: [2, 4],
  calm: 'same',
  beschrijving:
    'Was de ramen met een goed gespeld woord en maak de andere woorden opnieuw, tot de hele straat straalt.',
  status: 'klaar',
})
