import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { Komend } from './komend.ts'

/** Games to come about lanes, water, physics, searching and the stage. */
export const KOMEND_WERELD = {
  autorace: {
    title: 'Autorace',
    family: 'banen',
    hoofdvorm: 'betekenis',
    gok: 0.11,
    vormen: { lezen: [['betekenis', 4, 8]], zinnen: [['betekenis', 4, 8]] },
    beschrijving: 'Lees de route, onthoud hem en rijd hem zonder briefje.',
  },
  botenkoers: {
    title: 'Botenkoers',
    family: 'banen',
    hoofdvorm: 'typ',
    gok: 0.02,
    vormen: { werkwoorden: [['typ', 6, 8]], spelling: [['typ', 6, 8]] },
    beschrijving:
      'Bedenk wie het doet en wanneer, en hijs het werkwoord letter voor letter in de mast.',
  },
  vliegrace: {
    title: 'Vliegrace',
    family: 'banen',
    hoofdvorm: 'orden',
    gok: 0.04,
    vormen: { lezen: [['orden', 4, 8]] },
    beschrijving: 'Vlieg langs de woorden in de volgorde van het woordenboek.',
  },
  helikopter: {
    title: 'Helikopter',
    family: 'banen',
    hoofdvorm: 'bouw',
    gok: 0.04,
    vormen: { plakken: [['bouw', 4, 8]], spelling: [['bouw', 4, 7]] },
    beschrijving: 'Hijs de stukken van het woord op elkaar en las ze met een of twee letters.',
  },
  paragame: {
    title: 'Paragame',
    family: 'banen',
    hoofdvorm: 'bouw',
    gok: 0.04,
    vormen: { plakken: [['bouw', 3, 8]] },
    beschrijving: 'Stuur de springers naar elkaar tot hun delen samen een woord zijn.',
  },
  vissenvangen: {
    title: 'Vissen vangen',
    family: 'water',
    hoofdvorm: 'sorteer',
    gok: 0.5,
    vormen: { lezen: [['sorteer', 3, 6]], spelling: [['sorteer', 5, 8]] },
    beschrijving: 'Trek je net om alle vissen die bij de roep horen, en om geen andere.',
  },
  visvijver: {
    title: 'Visvijver',
    family: 'water',
    hoofdvorm: 'paar',
    gok: 0.15,
    vormen: { flitsen: [['paar', 3, 5]], lezen: [['paar', 3, 5]], werkwoorden: [['paar', 5, 8]] },
    beschrijving: 'Draai twee bladeren om, onthoud waar ze liggen en zoek wat bij elkaar hoort.',
  },
  vishaak: {
    title: 'Vishaak',
    family: 'water',
    hoofdvorm: 'typ',
    gok: 0.02,
    vormen: { spelling: [['typ', 4, 8]] },
    beschrijving:
      'Hoor je geen d of t? Maak het woord langer, vang de letter en schrijf het dan kort.',
  },
  dozenspringen: {
    title: 'Dozenspringen',
    family: 'natuurkunde',
    hoofdvorm: 'bouw',
    gok: 0.02,
    vormen: { hakken: [['bouw', 3, 8]], dictee: [['bouw', 3, 6]] },
    beschrijving:
      'Duw en klim tot de kisten met klanken in de volgorde van het woord op de band staan.',
  },
  stuitergame: {
    title: 'Stuitergame',
    family: 'natuurkunde',
    hoofdvorm: 'orden',
    gok: 0.04,
    vormen: { hakken: [['orden', 3, 8]], dictee: [['orden', 3, 8]] },
    beschrijving:
      'Zet de trampolines zo dat de acrobaat langs de letters vliegt in de goede volgorde.',
  },
  dienbladbalanceren: {
    title: 'Dienblad balanceren',
    family: 'natuurkunde',
    hoofdvorm: 'sorteer',
    gok: 0.5,
    vormen: { spelling: [['sorteer', 3, 8]], lezen: [['sorteer', 3, 6]] },
    beschrijving: 'Zet elk bord aan de kant waar zijn woord hoort, en houd het blad recht.',
  },
  doolhof: {
    title: 'Doolhof',
    family: 'zoeken',
    hoofdvorm: 'orden',
    gok: 0.04,
    vormen: { tekst: [['orden', 3, 8]] },
    beschrijving:
      'Een verhaal ligt in stukken in het doolhof: loop er in de goede volgorde doorheen.',
  },
  blobgezocht: {
    title: 'Blob gezocht',
    family: 'zoeken',
    hoofdvorm: 'betekenis',
    gok: 0.05,
    vormen: { zinnen: [['betekenis', 3, 8]], lezen: [['betekenis', 3, 5]] },
    beschrijving: 'Lees wat de getuige zag en streep iedereen weg die het niet kan zijn.',
  },
  beestjesvangen: {
    title: 'Beestjes vangen',
    family: 'zoeken',
    hoofdvorm: 'markeer',
    gok: 0.03,
    vormen: { flitsen: [['markeer', 3, 8]], dictee: [['typ', 4, 7]] },
    beschrijving:
      'Onthoud het woord dat oplicht, vang alle beestjes die het dragen en schrijf het op het potje.',
  },
} as const satisfies Partial<Record<SpelId, Komend>>
