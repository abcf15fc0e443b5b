import type { CategorieRijen } from './categorie.ts'

/** Words that keep the letters of the language they came from. */
export const LEENWOORDEN: CategorieRijen<
  | 'chef'
  | 'thee'
  | 'cafe'
  | 'cadeau'
  | 'route'
  | 'garage'
  | 'lolly'
  | 'y-i'
  | 'y-j'
  | 'latijn'
  | 'engels'
  | 'qu'
> = {
  chef: {
    code: 'chef',
    groep: 6,
    naam: 'woorden met ch die klinkt als sj',
    kort: 'ch = sj',
    eiland: 'spelling',
    vereist: ['kilo', 'kg-dicht'],
    uitleg: {
      kind: 'Je hoort sj, maar je schrijft ch. Deze woorden komen uit het Frans en nemen hun eigen letters mee: onthoud ze.',
    },
  },
  thee: {
    code: 'thee',
    groep: 6,
    naam: 'woorden met th die klinkt als t',
    kort: 'th',
    eiland: 'spelling',
    vereist: ['kg-open'],
    uitleg: {
      kind: 'Je hoort een t, maar je schrijft th, zoals in thee. De h hoor je niet. Kijk goed naar het woord en sla het op als een foto in je hoofd.',
    },
  },
  cafe: {
    code: 'cafe',
    groep: 6,
    naam: 'woorden met een teken op de e',
    kort: 'é è ê',
    eiland: 'spelling',
    vereist: ['kilo'],
    uitleg: {
      kind: 'Soms staat er een teken op de e, zoals in café. Het streepje omhoog zegt: lees ee. Kijk hoe het teken staat en schrijf het er meteen bij.',
    },
  },
  cadeau: {
    code: 'cadeau',
    groep: 6,
    naam: 'woorden met eau die klinkt als oo',
    kort: 'eau',
    eiland: 'spelling',
    vereist: ['kilo'],
    uitleg: {
      kind: 'Achteraan hoor je oo, maar je schrijft drie letters: eau. Het zijn maar een paar woorden. Onthoud ze in één zin: het cadeau staat op het bureau.',
    },
  },
  route: {
    code: 'route',
    groep: 6,
    naam: 'woorden met ou die klinkt als oe',
    kort: 'ou = oe',
    eiland: 'spelling',
    vereist: ['ou', 'kilo'],
    uitleg: {
      kind: 'Je hoort oe, maar je schrijft ou, zoals in route. Zo’n woord komt uit het Frans. Lees het één keer grappig, met de ou van hout, en schrijf het dan op.',
    },
  },
  garage: {
    code: 'garage',
    groep: 6,
    naam: 'woorden met g die klinkt als zj',
    kort: 'g = zj',
    eiland: 'spelling',
    vereist: ['kilo'],
    uitleg: {
      kind: 'Je hoort zj, maar je schrijft een g, zoals in garage. Vaak staat er een e achter. Kijk naar het laatste stuk, age, en onthoud het als één blok.',
    },
  },
  lolly: {
    code: 'lolly',
    groep: 6,
    naam: 'woorden met y achteraan',
    kort: 'eind-y',
    eiland: 'spelling',
    vereist: ['kg-dicht'],
    uitleg: {
      kind: 'Achteraan hoor je ie, maar je schrijft een y, zoals in lolly. Veel van die woorden komen uit het Engels. Schrijf het woord en geef de y een mooie staart.',
    },
  },
  'y-i': {
    code: 'y-i',
    groep: 7,
    naam: 'woorden met y die klinkt als i',
    kort: 'y = i',
    eiland: 'spelling',
    vereist: ['kilo', 'lolly'],
    uitleg: {
      kind: 'Je hoort i of ie, maar in een paar woorden staat er een y: symbool, type. Je kunt dat niet horen. Kijk goed en sla het woord op als een foto.',
    },
  },
  'y-j': {
    code: 'y-j',
    groep: 7,
    naam: 'woorden met y die klinkt als j',
    kort: 'y = j',
    eiland: 'spelling',
    vereist: ['lolly'],
    uitleg: {
      kind: 'Je hoort een j, maar je schrijft een y, zoals in yoga. Het zijn maar een paar woorden. Onthoud ze in één gekke zin: yoghurt eten tijdens yoga.',
    },
  },
  latijn: {
    code: 'latijn',
    groep: 7,
    naam: 'woorden met iaal, ieel, ueel, air en oir',
    kort: 'iaal-air',
    eiland: 'spelling',
    vereist: ['kilo'],
    uitleg: {
      kind: 'In het laatste stuk hoor je een j, maar je schrijft een i: speciaal. Hoor je achteraan èr, dan schrijf je air: populair. Kijk naar dat laatste stuk en onthoud het als één blok.',
    },
  },
  engels: {
    code: 'engels',
    groep: 7,
    naam: 'woorden uit het Engels',
    kort: 'Engels',
    eiland: 'spelling',
    vereist: ['kg-dicht'],
    uitleg: {
      kind: 'Dit woord komt uit het Engels en houdt zijn Engelse letters, zoals trainer. Zeg het in je hoofd zoals het er staat. Schrijf het dan letter voor letter op.',
    },
  },
  qu: {
    code: 'qu',
    groep: 8,
    naam: 'woorden met qu',
    kort: 'qu',
    eiland: 'spelling',
    vereist: ['cola'],
    uitleg: {
      kind: 'Hoor je kw in een woord van ver, dan kan er qu staan, zoals in aquarium. Kijk goed naar het woord. Onthoud: de q neemt altijd zijn vriend de u mee.',
    },
  },
}
