import type { CategorieRijen } from './categorie.ts'

/** Words whose spelling cannot be heard: a child has to know how they look. */
export const SPELLING: CategorieRijen<
  'ei' | 'ij' | 'ou' | 'au' | 'kilo' | 'cent' | 'cola' | 'politie' | 'tropisch' | 'ch' | 'taxi'
> = {
  ei: {
    code: 'ei',
    groep: 3,
    naam: 'woorden met ei',
    kort: 'ei',
    eiland: 'spelling',
    vereist: ['hak'],
    uitleg: {
      kind: 'Ei en ij klinken precies hetzelfde. Onthoud de woorden met de korte ei. Bedenk er een gek verhaaltje bij.',
    },
  },
  ij: {
    code: 'ij',
    groep: 3,
    naam: 'woorden met ij',
    kort: 'ij',
    eiland: 'spelling',
    vereist: ['hak'],
    uitleg: {
      kind: 'De lange ij klinkt net als ei. Kijk goed naar het woord. Maak er een foto van in je hoofd.',
    },
  },
  ou: {
    code: 'ou',
    groep: 4,
    naam: 'woorden met ou',
    kort: 'ou',
    eiland: 'spelling',
    vereist: ['hak'],
    uitleg: {
      kind: 'Ou en au klinken precies hetzelfde. De meeste woorden schrijf je met ou; onthoud ook of er een w achter komt.',
    },
  },
  au: {
    code: 'au',
    groep: 4,
    naam: 'woorden met au',
    kort: 'au',
    eiland: 'spelling',
    vereist: ['hak'],
    uitleg: {
      kind: 'Woorden met au zijn er niet zo veel, dus die leer je uit je hoofd. Maak er een gek verhaaltje mee waarin alles blauw is.',
      kindVl:
        'Woorden met au zijn er niet zo veel, dus die leer je vanbuiten. Maak er een gek verhaaltje mee waarin alles blauw is.',
    },
  },
  kilo: {
    code: 'kilo',
    groep: 5,
    naam: 'woorden met i die klinkt als ie',
    kort: 'i als ie',
    eiland: 'spelling',
    vereist: ['kg-open'],
    uitleg: {
      kind: 'Je hoort ie aan het eind van een stukje: ki-lo. Komt het woord van ver? Dan schrijf je vaak één letter, de i.',
      kindVl:
        'Je hoort ie op het einde van een klankgroep: ki-lo. Komt het woord van ver? Dan schrijf je vaak één letter, de i.',
    },
  },
  cent: {
    code: 'cent',
    groep: 5,
    naam: 'woorden met c die klinkt als s',
    kort: 'c als s',
    eiland: 'spelling',
    vereist: ['kg-open'],
    uitleg: {
      kind: 'Vóór een e of een i klinkt de c als een s. Je hoort het verschil niet, dus deze woorden onthoud je.',
    },
  },
  cola: {
    code: 'cola',
    groep: 5,
    naam: 'woorden met c die klinkt als k',
    kort: 'c als k',
    eiland: 'spelling',
    vereist: ['cent'],
    uitleg: {
      kind: 'Je hoort een k, maar je schrijft een c. Dat gebeurt vóór een a, een o, een u of een medeklinker. Onthoud die woorden.',
    },
  },
  politie: {
    code: 'politie',
    groep: 5,
    naam: 'woorden met tie die klinkt als tsie',
    kort: 'eind-tie',
    eiland: 'spelling',
    vereist: ['kilo'],
    uitleg: {
      kind: 'Achteraan hoor je tsie of sie. De t en de s horen bij elkaar in je mond, maar op papier staat alleen een t. Onthoud: schrijf tie.',
    },
  },
  tropisch: {
    code: 'tropisch',
    groep: 5,
    naam: 'woorden met isch die klinkt als ies',
    kort: 'isch',
    eiland: 'spelling',
    vereist: ['kilo'],
    uitleg: {
      kind: 'Achteraan hoor je ies, maar je schrijft isch, zoals in tropisch. Zeg bij het schrijven de letters hardop: i, s, c, h. Zo vergeet je er geen.',
    },
  },
  ch: {
    code: 'ch',
    groep: 5,
    naam: 'woorden met ch die klinkt als g',
    kort: 'ch = g',
    eiland: 'spelling',
    vereist: ['lucht'],
    uitleg: {
      kind: 'Je hoort een g, maar je schrijft ch, zoals in kachel. Je kunt dat niet horen. Kijk naar het woord, doe je ogen dicht en schrijf het in de lucht.',
    },
  },
  taxi: {
    code: 'taxi',
    groep: 6,
    naam: 'woorden met x',
    kort: 'x',
    eiland: 'spelling',
    vereist: ['kg-open', 'kg-dicht'],
    uitleg: {
      kind: 'Je hoort een k en een s vlak na elkaar, maar je schrijft één letter: de x. Vaak komt zo’n woord uit een andere taal. Onthoud het.',
    },
  },
}
