import type { CategorieRijen } from './categorie.ts'

/** Words that sound alone cannot decide: a child has to know how they look. */
export const SPELLING: CategorieRijen<
  'ei' | 'ij' | 'au' | 'ou' | 'kilo' | 'cent' | 'cola' | 'politie' | 'chef' | 'taxi'
> = {
  ei: {
    code: 'ei',
    groep: 3,
    naam: 'woorden met ei',
    kort: 'ei',
    eiland: 'spelling',
    vereist: ['hak'],
    uitleg: {
      kind: 'Je kunt niet horen of het ei of ij is. Woorden met de korte ei onthoud je, het liefst in een gek verhaaltje.',
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
      kind: 'De lange ij klinkt net als de korte ei. Kijk goed naar het woord en sla het op als een foto in je hoofd.',
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
      kind: 'Je hoort ie aan het eind van een stukje, zoals in ki-lo. Zo’n woord komt van ver, dus je schrijft één letter: de i.',
      kindVl:
        'Je hoort ie op het einde van een klankgroep: ki-lo. Zo’n woord komt van ver, dus je schrijft één letter: de i.',
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
      kind: 'Je hoort een k, maar je schrijft een c. Dat gebeurt vóór een a, een o, een u of een medeklinker, in woorden die je onthoudt.',
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
      kind: 'Achteraan hoor je tsie of sie, maar je schrijft tie. De t en de s horen bij elkaar in je mond, op papier staat er alleen een t.',
    },
  },
  chef: {
    code: 'chef',
    groep: 6,
    naam: 'woorden met ch die klinkt als sj',
    kort: 'ch = sj',
    eiland: 'spelling',
    vereist: ['kilo', 'kg-dicht'],
    uitleg: {
      kind: 'Je hoort sj, maar je schrijft ch. Deze woorden komen uit het Frans en nemen hun eigen letters mee.',
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
      kind: 'Je hoort een k en een s vlak na elkaar, maar je schrijft één letter: de x. Vaak komt zo een woord uit een andere taal.',
    },
  },
}
