import type { CategorieRijen } from './categorie.ts'

/** Words that are written as they sound, once you know how a sound is written. */
export const KLANKEN: CategorieRijen<
  | 'hak'
  | 'eeroor'
  | 'aaiooioei'
  | 'sch'
  | 'zing'
  | 'plank'
  | 'lucht'
  | 'eeuwieuw'
  | 'openeind'
  | 'sj'
> = {
  hak: {
    code: 'hak',
    groep: 3,
    naam: 'woorden die je schrijft zoals je ze hoort',
    kort: 'hak',
    eiland: 'klanken',
    vereist: [],
    uitleg: {
      kind: 'Zeg het woord heel langzaam, klank voor klank. Wat je hoort, schrijf je op.',
    },
  },
  eeroor: {
    code: 'eeroor',
    groep: 3,
    naam: 'woorden met eer, oor en eur',
    kort: 'eer-oor',
    eiland: 'klanken',
    vereist: ['hak'],
    uitleg: {
      kind: 'Zeg langzaam: peer. De r maakt de klank ervoor anders. Onthoud: schrijf eer, oor of eur.',
    },
  },
  aaiooioei: {
    code: 'aaiooioei',
    groep: 3,
    naam: 'woorden met aai, ooi en oei',
    kort: 'aai-ooi',
    eiland: 'klanken',
    vereist: ['hak'],
    uitleg: {
      kind: 'Zeg langzaam: haai. Achteraan hoor je een j. Onthoud: schrijf drie letters, met een i.',
    },
  },
  sch: {
    code: 'sch',
    groep: 3,
    naam: 'woorden met sch',
    kort: 'sch',
    eiland: 'klanken',
    vereist: ['hak'],
    uitleg: {
      kind: 'Zeg langzaam: schaap. Na de s hoor je een g. Onthoud: schrijf sch, ook voor een r.',
    },
  },
  zing: {
    code: 'zing',
    groep: 3,
    naam: 'woorden met ng',
    kort: 'ng',
    eiland: 'klanken',
    vereist: ['hak'],
    uitleg: {
      kind: 'Zeg heel langzaam: ring. Wat je achteraan hoort, is één klank. Onthoud: die schrijf je met n en g.',
    },
  },
  plank: {
    code: 'plank',
    groep: 3,
    naam: 'woorden met nk',
    kort: 'nk',
    eiland: 'klanken',
    vereist: ['zing'],
    uitleg: {
      kind: 'Zeg langzaam: bank. Hoor je achteraan een k? Onthoud: je schrijft dan n en k.',
    },
  },
  lucht: {
    code: 'lucht',
    groep: 3,
    naam: 'woorden met cht',
    kort: 'cht',
    eiland: 'klanken',
    vereist: ['hak'],
    uitleg: {
      kind: 'Hoor je een korte klank en dan gt? Onthoud: schrijf cht, zoals in zacht. Alleen ligt, legt en zegt zijn anders.',
    },
  },
  eeuwieuw: {
    code: 'eeuwieuw',
    groep: 3,
    naam: 'woorden met eeuw, ieuw en uw',
    kort: 'eeuw-uw',
    eiland: 'klanken',
    vereist: ['hak'],
    uitleg: {
      kind: 'Zeg langzaam: leeuw. Achteraan hoor je een w. Onthoud: vóór die w staat een u.',
    },
  },
  openeind: {
    code: 'openeind',
    groep: 3,
    naam: 'korte woorden met een lange klank achteraan',
    kort: 'zo-nu',
    eiland: 'klanken',
    vereist: ['hak'],
    uitleg: {
      kind: 'Zeg langzaam: zo. Klinkt de a, o of u achteraan lang? Schrijf één letter, maar bij ee altijd twee.',
    },
  },
  sj: {
    code: 'sj',
    groep: 4,
    naam: 'woorden met sj',
    kort: 'sj',
    eiland: 'klanken',
    vereist: ['sch'],
    uitleg: {
      kind: 'Leg een vinger op je mond en zeg: sjjj. Dat is één klank, maar je schrijft twee letters. Onthoud: een s en een j, zoals in sjaal.',
    },
  },
}
