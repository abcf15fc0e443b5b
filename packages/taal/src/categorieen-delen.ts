import type { CategorieRijen } from './categorie.ts'

/** Words made of parts that keep their spelling. */
export const DELEN: CategorieRijen<
  'verklein' | 'ig' | 'lijk' | 'heid' | 'teit' | 'samen' | 'tussen-n' | 'tussen-s' | 'stom'
> = {
  verklein: {
    code: 'verklein',
    groep: 4,
    naam: 'verkleinwoorden',
    kort: 'eind-je',
    eiland: 'regels',
    vereist: ['langermaak'],
    uitleg: {
      kind: 'Schrijf eerst het gewone woord: hand. Zet er je, tje of pje achter: handje. Achteraan hoor je ju, maar je schrijft ‘je’.',
    },
  },
  ig: {
    code: 'ig',
    groep: 4,
    naam: 'woorden met ig achteraan',
    kort: 'eind-ig',
    eiland: 'regels',
    vereist: ['kg-open', 'kg-dicht'],
    uitleg: {
      kind: 'Achteraan hoor je ug, maar je schrijft ig, zoals in rustig. Haal ig eraf en kijk wat je overhoudt: rust. Schrijf dan het hele woord.',
    },
  },
  lijk: {
    code: 'lijk',
    groep: 4,
    naam: 'woorden met lijk achteraan',
    kort: 'lijk',
    eiland: 'regels',
    vereist: ['kg-open'],
    uitleg: {
      kind: 'Achteraan hoor je luk, maar je schrijft lijk, zoals in vrolijk. Zeg het één keer overdreven, met een lange ij. Schrijf het dan zo op.',
    },
  },
  heid: {
    code: 'heid',
    groep: 6,
    naam: 'woorden met heid achteraan',
    kort: 'heid',
    eiland: 'regels',
    vereist: ['ei', 'langermaak'],
    uitleg: {
      kind: 'Achteraan hoor je heit, maar je schrijft heid, met de korte ei. Maak er meer van: snelheden. Dan hoor je de d.',
    },
  },
  teit: {
    code: 'teit',
    groep: 7,
    naam: 'woorden met teit achteraan',
    kort: 'teit',
    eiland: 'regels',
    vereist: ['heid'],
    uitleg: {
      kind: 'Achteraan hoor je teit, en zo schrijf je het ook: met de korte ei en een t. Maak het langer: kwaliteiten. Je hoort een t, dus die blijft.',
      kindVl:
        'Achteraan hoor je teit, en zo schrijf je het ook: met de korte ei en een t. Verleng het woord: kwaliteiten. Je hoort een t, dus die blijft.',
    },
  },
  samen: {
    code: 'samen',
    groep: 5,
    naam: 'samenstellingen',
    kort: 'aaneen',
    eiland: 'regels',
    vereist: ['langermaak', 'kg-open'],
    uitleg: {
      kind: 'Dit lange woord is gemaakt van twee woorden: hand en doek. Haal ze uit elkaar en schrijf ze allebei helemaal. Plak ze dan aan elkaar: handdoek.',
    },
  },
  'tussen-n': {
    code: 'tussen-n',
    groep: 7,
    naam: 'samenstellingen met en ertussen',
    kort: 'tussen-n',
    eiland: 'regels',
    vereist: ['samen'],
    uitleg: {
      kind: 'Plak je twee woorden aan elkaar en hoor je daartussen een e? Denk dan aan meer dan één: één boek, twee boeken. Zo schrijf je ook boekenkast.',
    },
  },
  'tussen-s': {
    code: 'tussen-s',
    groep: 7,
    naam: 'samenstellingen met een s ertussen',
    kort: 'tussen-s',
    eiland: 'regels',
    vereist: ['samen'],
    uitleg: {
      kind: 'Hoor je een s tussen de twee woorden, zoals in dorpskerk? Schrijf hem dan op. Begint het tweede woord zelf met een s, zet er dan even kerk neer: dorpskerk, dus ook dorpsstraat.',
    },
  },
  stom: {
    code: 'stom',
    groep: 6,
    naam: 'woorden met een letter die je bijna niet hoort',
    kort: 'stil',
    eiland: 'regels',
    vereist: ['samen'],
    uitleg: {
      kind: 'Soms staat er een letter die je bijna niet hoort, zoals de t in kerstboom. Haal het woord uit elkaar: kerst en boom. Schrijf elk deel helemaal op.',
    },
  },
}
