import { WERKWOORDEN } from '../categorieen-werkwoorden.ts'
import type { UitlegRijen } from './uitleg.ts'

type WerkwoordCode = 'ww-tt' | 'ww-vt' | 'ww-vd' | 'ww-bvd'

/** Verb forms, whose ending depends on who does it and when. */
export const UITLEG_WERKWOORDEN: UitlegRijen<WerkwoordCode> = {
  'ww-tt': {
    ...WERKWOORDEN['ww-tt'].uitleg,
    leerkracht:
      'Bij ik: de stam. Bij hij, zij en het, en bij jij vóór het werkwoord: stam plus t, ook na een d: hij wordt. Tegenvoorbeeld: word jij, met jij erachter, zonder t; en hij zet, dat al een t heeft. Lukt het nog niet? Ga na of de leerling vindt wie het doet.',
    ouder:
      'Maak samen een zin met hij: hij wordt moe. Zet op die plaats loopt. Hoort u een t? Dan krijgt word er ook een. Uw kind schrijft de zin.',
    voorbeelden: ['wordt', 'werkt'],
    bijna: {
      fout: 'werkd',
      goed: 'werkt',
      zin: 'Werk staat er goed, en je wist dat er iets achter komt! Bij hij is dat een t: hij werkt.',
    },
  },
  'ww-vt': {
    ...WERKWOORDEN['ww-vt'].uitleg,
    leerkracht:
      'Haal en van de infinitief. Staat de laatste letter in ’t kofschip, dan stam plus te, anders de: fietste, speelde. Tegenvoorbeeld: leven, leefde, want vóór en staat een v. Een stam op t of d: praatte, meldde. Lukt het nog niet? Laat de infinitief altijd eerst opschrijven.',
    ouder:
      'Zeg: vandaag fietsen wij. Uw kind zegt: gisteren fietsten wij. Doe het ook met spelen. Hoort u samen te of de? Uw kind schrijft het op.',
    voorbeelden: ['fietste', 'speelde'],
    bijna: {
      fout: 'fietsde',
      goed: 'fietste',
      zin: 'Je dacht aan gisteren, en dat klopt! In fietsen staat vóór en een s, en die zit in ’t kofschip: fietste.',
    },
  },
  'ww-vd': {
    ...WERKWOORDEN['ww-vd'].uitleg,
    leerkracht:
      'Een deelwoord eindigt op d of t; verlengen of ’t kofschip beslist: gespeeld, gewerkt. Tegenvoorbeeld: het gebeurt nu, maar het is gebeurd; en gelopen, op en. Lukt het nog niet? Laat eerst zoeken of er heeft, is of wordt bij staat.',
    ouder:
      'Vraag: wat heb je vandaag gedaan? Uw kind zegt een zin: ik heb gespeeld. Zeg dan samen: gespeelde. Hoort u een d of een t?',
    voorbeelden: ['gespeeld', 'gewerkt'],
    bijna: {
      fout: 'gespeelt',
      goed: 'gespeeld',
      zin: 'Ge en speel staan er goed! Maak het langer, gespeelde, en je hoort de d: gespeeld.',
    },
  },
  'ww-bvd': {
    ...WERKWOORDEN['ww-bvd'].uitleg,
    leerkracht:
      'Staat een deelwoord vóór een zelfstandig naamwoord, dan schrijf je het zo kort mogelijk: de geplante boom. Tegenvoorbeeld: zij plantte een boom, verleden tijd; en geredde, dubbel na een korte klank. Lukt het nog niet? Vraag: vertelt het wat iemand deed, of hoe iets is?',
    ouder:
      'Zeg: de boom is geplant. Uw kind zegt het andersom: de geplante boom. Doe het ook met: de foto is vergroot. Uw kind schrijft er één op.',
    voorbeelden: ['geplante', 'vergrote'],
    bijna: {
      fout: 'geplantte',
      goed: 'geplante',
      zin: 'Plantte met tt hoort bij gisteren, slim bedacht! Hier zegt het hoe de boom is, en dan is één t genoeg: geplante.',
    },
  },
}
