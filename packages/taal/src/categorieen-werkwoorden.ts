import type { CategorieRijen } from './categorie.ts'

/** Verb forms, whose ending depends on who does it and when. */
export const WERKWOORDEN: CategorieRijen<'ww-tt' | 'ww-vt' | 'ww-vd' | 'ww-bvd'> = {
  'ww-tt': {
    code: 'ww-tt',
    groep: 5,
    naam: 'werkwoorden in de tegenwoordige tijd',
    kort: 'ww tt',
    eiland: 'werkwoorden',
    vereist: ['langermaak'],
    uitleg: {
      kind: 'Zoek wie het doet. Bij hij of zij komt er een t achter de ik-vorm: ik word, hij wordt. Twijfel je, zet dan lopen op die plek en luister of je een t hoort.',
      kindVl:
        'Zoek wie het doet. Bij hij of zij komt er een t achter de stam: ik word, hij wordt. Twijfel je, zet dan lopen op die plaats en luister of je een t hoort.',
    },
  },
  'ww-vt': {
    code: 'ww-vt',
    groep: 6,
    naam: 'werkwoorden in de verleden tijd',
    kort: 'ww vt',
    eiland: 'werkwoorden',
    vereist: ['ww-tt'],
    uitleg: {
      kind: 'Neem het hele werkwoord en haal en eraf: fietsen. Zit de letter die nu achteraan staat in ’t kofschip, dan schrijf je te, anders de. Zet dat achter de ik-vorm: fietste, speelde.',
      kindVl:
        'Neem de infinitief en haal en eraf: fietsen. Zit de letter die nu achteraan staat in ’t kofschip, dan schrijf je te, anders de. Zet dat achter de stam: fietste, speelde.',
    },
  },
  'ww-vd': {
    code: 'ww-vd',
    groep: 6,
    naam: 'voltooide deelwoorden',
    kort: 'ww vd',
    eiland: 'werkwoorden',
    vereist: ['ww-vt'],
    uitleg: {
      kind: 'Zoek heeft of is in de zin: hij heeft gespeeld. Maak het woord langer: gespeelde. Hoor je de, dan schrijf je een d; hoor je te, dan schrijf je een t.',
      kindVl:
        'Zoek heeft of is in de zin: hij heeft gespeeld. Verleng het woord: gespeelde. Hoor je de, dan schrijf je een d; hoor je te, dan schrijf je een t.',
    },
  },
  'ww-bvd': {
    code: 'ww-bvd',
    groep: 7,
    naam: 'deelwoorden vóór een naamwoord',
    kort: 'ww bvd',
    eiland: 'werkwoorden',
    vereist: ['kg-dicht', 'ww-vd'],
    uitleg: {
      kind: 'Dit woord vertelt hoe iets is: de geplante boom. Schrijf het zo kort als het kan, met één t of één d. Alleen na een korte klank schrijf je er twee: de geredde kat.',
    },
  },
}
