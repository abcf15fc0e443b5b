import type { CategorieRijen } from './categorie.ts'

/** Marks and capitals that cannot be heard. */
export const SCHRIFT: CategorieRijen<'komma-s' | 's-meervoud' | 'trema' | 'koppel' | 'hoofd'> = {
  'komma-s': {
    code: 'komma-s',
    groep: 5,
    naam: 'woorden als ’s morgens',
    kort: '’s los',
    eiland: 'regels',
    vereist: ['kg-open'],
    uitleg: {
      kind: 'Vóór morgens hoor je een s: ’s morgens. Schrijf eerst een hoge komma, dan de s. Laat een plekje vrij en schrijf dan de rest.',
    },
  },
  's-meervoud': {
    code: 's-meervoud',
    groep: 5,
    naam: 'meervoud met ’s',
    kort: 'oma’s',
    eiland: 'regels',
    vereist: ['kg-open'],
    uitleg: {
      kind: 'Kijk naar de laatste klank. Schrijf je die met één a, i, o, u of y, dan komt er een hoge komma en een s: oma’s.',
    },
  },
  trema: {
    code: 'trema',
    groep: 6,
    naam: 'woorden met een trema',
    kort: 'trema',
    eiland: 'regels',
    vereist: ['kg-open'],
    uitleg: {
      kind: 'Klap het woord in stukjes: zee-en. Begint een nieuw stukje met een klinker die je anders bij het vorige leest? Zet er dan twee puntjes op: zeeën.',
    },
  },
  koppel: {
    code: 'koppel',
    groep: 7,
    naam: 'woorden met een koppelteken',
    kort: 'streepje',
    eiland: 'regels',
    vereist: ['samen', 'trema'],
    uitleg: {
      kind: 'Plak zee en eend aan elkaar en kijk waar ze elkaar raken. Botsen daar twee klinkers, zet er dan een streepje tussen: zee-eend. Zo zie je waar het tweede woord begint.',
    },
  },
  hoofd: {
    code: 'hoofd',
    groep: 6,
    naam: 'woorden met een hoofdletter',
    kort: 'Aa',
    eiland: 'regels',
    vereist: ['hak'],
    uitleg: {
      kind: 'Kijk of het een naam is: van een mens, een stad, een land of een taal. Dan begint het met een hoofdletter: België, Frans. Dagen en maanden schrijf je klein.',
    },
  },
}
