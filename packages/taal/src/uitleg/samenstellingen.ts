import { DELEN } from '../categorieen-delen.ts'
import type { UitlegRijen } from './uitleg.ts'

type SamenstellingCode = 'samen' | 'tussen-n' | 'tussen-s'

/** Long words made of two words. */
export const UITLEG_SAMENSTELLINGEN: UitlegRijen<SamenstellingCode> = {
  samen: {
    ...DELEN.samen.uitleg,
    leerkracht:
      'Elk deel houdt zijn eigen letters en alles staat aan elkaar: handdoek, fietspad. Tegenvoorbeeld: smal pad, dat zijn twee losse woorden. Lukt het nog niet? Laat de delen los opschrijven en nakijken vóór ze aan elkaar gaan.',
    ouder:
      'Zeg een lang woord: handdoek. Uw kind zegt welke twee woorden erin zitten. Schrijf ze eerst los, en dan aan elkaar.',
    voorbeelden: ['handdoek', 'fietspad'],
    bijna: {
      fout: 'handoek',
      goed: 'handdoek',
      zin: 'De twee woorden zitten er allebei in! Hand eindigt op een d en doek begint ermee, dus je schrijft er twee: handdoek.',
    },
  },
  'tussen-n': {
    ...DELEN['tussen-n'].uitleg,
    leerkracht:
      'Heeft het eerste deel alleen een meervoud op en, dan schrijf je en: boekenkast. Tegenvoorbeeld: groentesoep, want groentes kan ook; zonneschijn, want er is maar één zon. Lukt het nog niet? Laat van het eerste deel hardop het meervoud zeggen.',
    ouder:
      'Zeg: één boek. Uw kind zegt: twee boeken. Eindigt dat op en? Dan staat er ook en in boekenkast. Uw kind schrijft het op.',
    voorbeelden: ['boekenkast', 'kippenhok'],
    bijna: {
      fout: 'boekekast',
      goed: 'boekenkast',
      zin: 'Je schreef precies wat je hoort! Je zegt twee boeken, met een n, en die komt erbij: boekenkast.',
    },
  },
  'tussen-s': {
    ...DELEN['tussen-s'].uitleg,
    leerkracht:
      'Een tussen-s schrijf je als je hem hoort: dorpskerk. Begint het tweede deel met s, vervang dat deel dan: dorpskerk, dus dorpsstraat. Tegenvoorbeeld: voetbalveld, zonder s. Lukt het nog niet? Laat het woord langzaam in twee delen zeggen.',
    ouder:
      'Zeg samen: dorpskerk. Hoort u een s na dorp? Zet nu straat achter dorp. Uw kind schrijft dorpsstraat, met twee keer een s.',
    voorbeelden: ['dorpskerk', 'verkeersbord'],
    bijna: {
      fout: 'verkeerbord',
      goed: 'verkeersbord',
      zin: 'De twee woorden staan aan elkaar, zoals het hoort! Daartussen klinkt nog een s: verkeersbord.',
    },
  },
}
