import type { CategorieRijen } from './categorie.ts'

/** Words written as they sound, once you know how a sound is written. */
export const KLANKEN: CategorieRijen<'hak' | 'sch' | 'lucht' | 'eeroor' | 'aaiooioei'> = {
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
      kind: 'Door de r klinkt de klank ervoor anders. Je hoort bijna ir, or of ur, maar je schrijft eer, oor of eur.',
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
      kind: 'Aan het eind hoor je een j, maar je schrijft een i. Aai, ooi en oei hebben altijd drie letters.',
      kindVl:
        'Op het einde hoor je een j, maar je schrijft een i. Aai, ooi en oei hebben altijd drie letters.',
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
      kind: 'Na de s hoor je een g, maar samen schrijf je ze als sch. Bij schr hoor je het stukje ch bijna niet, en toch staat het er.',
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
      kind: 'Hoor je een korte klank en daarna gt? Dan schrijf je cht, zoals in zacht. Alleen hij ligt, hij legt en hij zegt gaan hun eigen weg.',
    },
  },
}
