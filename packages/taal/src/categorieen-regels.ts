import type { CategorieRijen } from './categorie.ts'

/** Words whose spelling follows from a rule that a child can apply. */
export const REGELWOORDEN: CategorieRijen<
  'langermaak' | 'kg-open' | 'kg-dicht' | 'voorvoegsel' | 'verklein'
> = {
  langermaak: {
    code: 'langermaak',
    groep: 4,
    naam: 'woorden met een d die klinkt als t',
    kort: 'eind-d',
    eiland: 'regels',
    vereist: ['hak'],
    uitleg: {
      kind: 'Hoor je een t aan het eind? Maak het woord langer: rand wordt randen. Hoor je dan een d, dan schrijf je een d.',
      kindVl:
        'Hoor je een t op het einde? Verleng het woord: rand wordt randen. Hoor je dan een d, dan schrijf je een d.',
    },
  },
  'kg-open': {
    code: 'kg-open',
    groep: 4,
    naam: 'lange klank aan het eind van een klankgroep',
    kort: 'ra-men',
    eiland: 'regels',
    vereist: ['hak'],
    uitleg: {
      kind: 'Verdeel het woord in stukjes: ra-men. Eindigt een stukje op een lange klank, dan is één letter genoeg.',
      kindVl:
        'Klap het woord in stukjes: ra-men. Eindigt een klankgroep op een lange klank, dan schrijf je één klinker.',
    },
  },
  'kg-dicht': {
    code: 'kg-dicht',
    groep: 4,
    naam: 'korte klank aan het eind van een klankgroep',
    kort: 'ke-tting',
    eiland: 'regels',
    vereist: ['kg-open'],
    uitleg: {
      kind: 'Verdeel het woord in stukjes: ke-tting. Eindigt een stukje op een korte klank, dan schrijf je de letter erna twee keer.',
      kindVl:
        'Klap het woord in stukjes: ke-tting. Eindigt een klankgroep op een korte klank, dan verdubbel je de medeklinker erna.',
    },
  },
  voorvoegsel: {
    code: 'voorvoegsel',
    groep: 4,
    naam: 'woorden die beginnen met be, ge of ver',
    kort: 'be-ge',
    eiland: 'regels',
    vereist: ['kg-open'],
    uitleg: {
      kind: 'Zo’n stukje vooraan spreek je vlug uit. Je hoort bu, gu of vur, maar je schrijft be, ge of ver.',
    },
  },
  verklein: {
    code: 'verklein',
    groep: 4,
    naam: 'verkleinwoorden',
    kort: 'eind-je',
    eiland: 'regels',
    vereist: ['langermaak'],
    uitleg: {
      kind: 'Schrijf eerst het gewone woord: hand. Zet er je, tje of pje achter: handje. Achteraan hoor je ju, maar je schrijft je.',
    },
  },
}
