import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { Komend } from './komend.ts'

/** Games to come about surfaces, building and aiming. */
export const KOMEND_MAKEN = {
  stofzuigen: {
    title: 'Stofzuigen',
    family: 'oppervlak',
    hoofdvorm: 'markeer',
    gok: 0.03,
    vormen: { zinnen: [['markeer', 3, 8]], werkwoorden: [['markeer', 5, 8]] },
    beschrijving:
      'Twee zinnen liggen door elkaar in het kleed: zuig de ene op, dan blijft de andere liggen.',
  },
  dinograven: {
    title: 'Dinograven',
    family: 'oppervlak',
    hoofdvorm: 'bouw',
    gok: 0.02,
    vormen: { dictee: [['bouw', 3, 6]], hakken: [['bouw', 3, 5]], plakken: [['bouw', 6, 8]] },
    beschrijving:
      'Veeg de botten met letters bloot en zet het woord van kop tot staart weer in elkaar.',
  },
  tuinsproeien: {
    title: 'Tuinsproeien',
    family: 'oppervlak',
    hoofdvorm: 'splits',
    gok: 0.2,
    vormen: { splitsen: [['splits', 3, 8]], plakken: [['paar', 3, 8]] },
    beschrijving:
      'Zet een sluis waar een stuk van het woord eindigt, en elk stuk krijgt zijn eigen bloem.',
  },
  bladblazen: {
    title: 'Bladblazen',
    family: 'oppervlak',
    hoofdvorm: 'splits',
    gok: 0.02,
    vormen: { zinnen: [['splits', 3, 8]] },
    beschrijving: 'Een zin zonder spaties ligt in de laan: blaas waar een woord eindigt.',
  },
  pijplijn: {
    title: 'Pijplijn',
    family: 'bouwen',
    hoofdvorm: 'bouw',
    gok: 0.02,
    vormen: { dictee: [['bouw', 4, 8]], spelling: [['bouw', 4, 7]] },
    beschrijving: 'Draai de koperen tegels tot het water het hele woord doorloopt.',
  },
  rups: {
    title: 'Rups',
    family: 'bouwen',
    hoofdvorm: 'bouw',
    gok: 0.02,
    vormen: { flitsen: [['bouw', 3, 6]], hakken: [['bouw', 3, 5]] },
    beschrijving: 'Onthoud het woord dat even opflitst en eet zijn letters in de goede volgorde.',
  },
  buurtsuper: {
    title: 'Buurtsuper',
    family: 'bouwen',
    hoofdvorm: 'betekenis',
    gok: 0.1,
    vormen: { lezen: [['betekenis', 3, 6]], flitsen: [['typ', 4, 6]] },
    beschrijving: 'Lees het lijstje, onthoud het en haal precies dat uit de schappen.',
  },
  verfgooien: {
    title: 'Verfgooien',
    family: 'mikken',
    hoofdvorm: 'sorteer',
    gok: 0.33,
    vormen: { lezen: [['sorteer', 3, 6]], spelling: [['sorteer', 5, 7]] },
    beschrijving: 'Hoor de klank in het woord en gooi de verf die daarbij hoort.',
  },
  ballengooien: {
    title: 'Ballengooien',
    family: 'mikken',
    hoofdvorm: 'typ',
    gok: 0.02,
    vormen: { spelling: [['typ', 4, 8]] },
    beschrijving: 'Gooi het ene blik met de verkeerde letter om en schilder er de goede op.',
  },
  kippenspuiten: {
    title: 'Kippenspuiten',
    family: 'mikken',
    hoofdvorm: 'oordeel',
    gok: 0.5,
    vormen: { lezen: [['oordeel', 3, 8]] },
    beschrijving: 'Spuit de kippen schoon met een woord dat echt bestaat, en laat de andere lopen.',
  },
  raketstrijd: {
    title: 'Raketstrijd',
    family: 'mikken',
    hoofdvorm: 'orden',
    gok: 0.04,
    vormen: { flitsen: [['orden', 3, 8]] },
    beschrijving:
      'Onthoud het woord op je schild en schuif de door elkaar gegooide platen weer goed.',
  },
  pinata: {
    title: 'Piñata',
    family: 'mikken',
    hoofdvorm: 'tel',
    gok: 0.1,
    vormen: { hakken: [['tel', 3, 8]], splitsen: [['tel', 3, 8]] },
    beschrijving:
      'Tel de stukken van het woord, sla precies zo vaak, en leg ze daarna op volgorde.',
  },
  ninja: {
    title: 'Ninja',
    family: 'mikken',
    hoofdvorm: 'splits',
    gok: 0.1,
    vormen: { splitsen: [['splits', 5, 8]], werkwoorden: [['splits', 5, 8]] },
    beschrijving: 'Snijd het woord precies door op de naad waar het aan elkaar zit.',
  },
} as const satisfies Partial<Record<SpelId, Komend>>
