import { SCHRIFT } from '../categorieen-schrift.ts'
import type { UitlegRijen } from './uitleg.ts'

type SchriftCode = 'komma-s' | 's-meervoud' | 'trema' | 'koppel' | 'hoofd'

/** Marks and capitals that cannot be heard at all. */
export const UITLEG_SCHRIFT: UitlegRijen<SchriftCode> = {
  'komma-s': {
    ...SCHRIFT['komma-s'].uitleg,
    leerkracht:
      'In ’s morgens en ’s avonds staat ’s los voor het woord. Tegenvoorbeeld: soms en straks, zonder komma. Opent het een zin, dan krijgt het tweede woord de hoofdletter: ’s Morgens. Lukt het nog niet? Laat bij het schrijven zeggen: komma, s, spatie.',
    ouder:
      'Vraag: wat doe je ’s morgens, en wat ’s avonds? Uw kind schrijft één antwoord op en kleurt de hoge komma.',
    voorbeelden: ["'s morgens", "'s avonds"],
    bijna: {
      fout: 'smorgens',
      goed: "'s morgens",
      zin: 'De s vooraan hoorde je goed! Hij staat los van het woord, met een hoge komma ervoor: ’s morgens.',
    },
  },
  's-meervoud': {
    ...SCHRIFT['s-meervoud'].uitleg,
    leerkracht:
      'Na één a, i, o, u of y achteraan komt ’s, zodat de klank lang blijft: oma’s, foto’s, baby’s. Tegenvoorbeeld: cafés, cadeaus en ruzies, zonder komma. Lukt het nog niet? Dek de komma af en laat het woord zo lezen: de o klinkt dan kort.',
    ouder:
      'Zeg: één foto, twee foto’s. Uw kind kijkt naar de laatste letter van foto. Is dat een a, i, o, u of y? Dan komt er een hoge komma vóór de s.',
    voorbeelden: ["oma's", "foto's"],
    bijna: {
      fout: 'fotos',
      goed: "foto's",
      zin: 'De s voor meer dan één staat er! Met een hoge komma ervoor blijft de o lang: foto’s.',
    },
  },
  trema: {
    ...SCHRIFT.trema.uitleg,
    leerkracht:
      'Het trema staat op de klinker waarmee een klankgroep begint, als je die anders bij de vorige leest: zeeën, ruïne. Tegenvoorbeeld: zee-eend, een samenstelling, krijgt een streepje. Lukt het nog niet? Laat het woord klappen en het begin van elke klankgroep aanwijzen.',
    ouder:
      'Klap samen: zee-en, ru-i-ne. Welk stukje begint met een klinker? Daar zet uw kind twee puntjes op: zeeën, ruïne.',
    voorbeelden: ['zeeën', 'ruïne'],
    bijna: {
      fout: 'zeeen',
      goed: 'zeeën',
      zin: 'Alle letters staan er! Op de derde e komen twee puntjes, want daar begint een nieuw stukje: zeeën.',
    },
  },
  koppel: {
    ...SCHRIFT.koppel.uitleg,
    leerkracht:
      'Botsen in een samenstelling klinkers die je samen leest, dan komt er een streepje: zee-eend, auto-ongeluk. Ook na losse letters en in namen: e-mail, Zuid-Europa. Tegenvoorbeeld: zeeën, geen samenstelling, dus met trema. Lukt het nog niet? Laat eerst de twee delen aanwijzen.',
    ouder:
      'Zeg: zee en eend. Uw kind schrijft ze aan elkaar, met een streepje waar de klinkers botsen. Doe het ook met auto en ongeluk.',
    voorbeelden: ['zee-eend', 'auto-ongeluk'],
    bijna: {
      fout: 'zeeeend',
      goed: 'zee-eend',
      zin: 'Zee en eend staan er allebei helemaal! Zet er een streepje tussen, dan kun je het lezen: zee-eend.',
    },
  },
  hoofd: {
    ...SCHRIFT.hoofd.uitleg,
    leerkracht:
      'Namen van mensen, plaatsen, landen, talen en feesten krijgen een hoofdletter: Antwerpen, Nederlands, Pasen. Tegenvoorbeeld: maandag, mei, winter en paasei. Lukt het nog niet? Vraag: is het de naam van één, of een soort waarvan er meer zijn?',
    ouder:
      'Zoek op straat of in de krant een naam van een stad of een land. Uw kind wijst de hoofdletter aan en schrijft de naam over.',
    voorbeelden: ['België', 'Frans'],
    bijna: {
      fout: 'europa',
      goed: 'Europa',
      zin: 'Elke letter staat op zijn plaats! Het is een naam, dus de eerste letter wordt groot: Europa.',
    },
  },
}
