import type { CategorieRijen } from './categorie.ts'

/** Words whose spelling follows from a rule that a child can apply. */
export const REGELWOORDEN: CategorieRijen<
  'langermaak' | 'langermaak-b' | 'kg-open' | 'kg-dicht' | 'fv' | 'sz' | 'voorvoegsel'
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
  'langermaak-b': {
    code: 'langermaak-b',
    groep: 4,
    naam: 'woorden met een b die klinkt als p',
    kort: 'eind-b',
    eiland: 'regels',
    vereist: ['langermaak'],
    uitleg: {
      kind: 'Hoor je achteraan een p? Maak het woord langer: web wordt webben. Hoor je dan een b, dan schrijf je een b.',
      kindVl:
        'Hoor je achteraan een p? Verleng het woord: web wordt webben. Hoor je dan een b, dan schrijf je een b.',
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
  fv: {
    code: 'fv',
    groep: 4,
    naam: 'woorden waarin de f een v wordt',
    kort: 'f-v',
    eiland: 'regels',
    vereist: ['kg-open'],
    uitleg: {
      kind: 'Achteraan schrijf je een f: duif. Maak je het woord langer, dan wordt die f vaak een v: duiven. Na een korte klank blijft het ff: stoffen.',
      kindVl:
        'Achteraan schrijf je een f: duif. Verleng je het woord, dan wordt die f vaak een v: duiven. Na een korte klank blijft het ff: stoffen.',
    },
  },
  sz: {
    code: 'sz',
    groep: 4,
    naam: 'woorden waarin de s een z wordt',
    kort: 's-z',
    eiland: 'regels',
    vereist: ['kg-open'],
    uitleg: {
      kind: 'Achteraan schrijf je een s: huis. Maak je het woord langer, dan wordt die s vaak een z: huizen. Na een korte klank blijft het ss: jassen.',
      kindVl:
        'Achteraan schrijf je een s: huis. Verleng je het woord, dan wordt die s vaak een z: huizen. Na een korte klank blijft het ss: jassen.',
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
      kind: 'Zeg het woord: het stukje vooraan spreek je vlug uit. Je hoort bu, gu of vur, maar je schrijft be, ge of ver.',
    },
  },
}
