import { DELEN } from '../categorieen-delen.ts'
import { LEENWOORDEN } from '../categorieen-leen.ts'
import { SPELLING } from '../categorieen-spelling.ts'
import type { UitlegRijen } from './uitleg.ts'

type AchtervoegselCode = 'verklein' | 'ig' | 'lijk' | 'heid' | 'teit' | 'latijn' | 'tropisch'

/** Words whose last part is always written in the same way. */
export const UITLEG_ACHTERVOEGSELS: UitlegRijen<AchtervoegselCode> = {
  verklein: {
    ...DELEN.verklein.uitleg,
    leerkracht:
      'Schrijf eerst het grondwoord, dan je, tje, pje, etje of kje: handje, boompje. De d van hand blijft staan. Tegenvoorbeeld: autootje, daar komt een o bij. Lukt het nog niet? Laat grondwoord en slot in twee kleuren schrijven.',
    ouder:
      'Wijs iets kleins aan in huis. Uw kind zegt het kleine woord: kopje, bedje, lepeltje. Schrijf samen eerst kop, en dan je.',
    voorbeelden: ['handje', 'boompje'],
    bijna: {
      fout: 'hantje',
      goed: 'handje',
      zin: 'Het laatste stukje ‘je’ staat er goed! Begin bij het gewone woord, hand, dan blijft de d staan: handje.',
    },
  },
  ig: {
    ...DELEN.ig.uitleg,
    leerkracht:
      'Het slot ig klinkt als ug: rustig, handig. Dat blijft zo in het langere woord: rustige. Tegenvoorbeeld: monnik en havik, met ik. Lukt het nog niet? Laat rustige schrijven; daarin zie je de g staan.',
    ouder:
      'Hoe kan iemand zijn? Noem om de beurt een woord: rustig, jarig, grappig. Uw kind schrijft er één op en kleurt ig.',
    voorbeelden: ['rustig', 'jarig'],
    bijna: {
      fout: 'rustug',
      goed: 'rustig',
      zin: 'Je hoort echt een u, goed geluisterd! Toch schrijf je het laatste stukje als ig: rustig.',
    },
  },
  lijk: {
    ...DELEN.lijk.uitleg,
    leerkracht:
      'Het slot lijk klinkt dof, als luk: eerlijk, vrolijk. Tegenvoorbeeld: gelijk, waarin je de ij gewoon hoort. Lukt het nog niet? Laat het slot overdreven uitspreken, met een duidelijke ij, en zo opschrijven.',
    ouder:
      'Zeg samen overdreven: eer-lijk, vro-lijk, met een lange ij. Lach erom, en laat uw kind er één opschrijven.',
    voorbeelden: ['eerlijk', 'vrolijk'],
    bijna: {
      fout: 'eerluk',
      goed: 'eerlijk',
      zin: 'Eer staat er helemaal goed! Het laatste stukje klinkt als luk, maar je schrijft lijk: eerlijk.',
    },
  },
  tropisch: {
    ...SPELLING.tropisch.uitleg,
    leerkracht:
      'Het slot isch klinkt als ies: tropisch, logisch. Tegenvoorbeeld: vies, waar je ies hoort én schrijft. Lukt het nog niet? Laat isch als één blok schrijven en steeds een ander begin ervoor zetten.',
    ouder:
      'Kies een woord: logisch of fantastisch. Uw kind zegt de laatste letters op, i, s, c, h, en schrijft dan het hele woord.',
    voorbeelden: ['tropisch', 'logisch'],
    bijna: {
      fout: 'tropies',
      goed: 'tropisch',
      zin: 'Ies is precies wat je hoort! In dit woord schrijf je dat als isch: tropisch.',
    },
  },
  heid: {
    ...DELEN.heid.uitleg,
    leerkracht:
      'Het slot heid heeft altijd ei en d; meervoud heden: snelheid, snelheden. Tegenvoorbeeld: altijd, met ij. Lukt het nog niet? Laat eerst het grondwoord zoeken: waar in waarheid, snel in snelheid.',
    ouder:
      'Zeg: snel, vrij of waar. Uw kind zet er heid achter: snelheid. Schrijf er één op en zet een streep onder heid.',
    voorbeelden: ['snelheid', 'vrijheid'],
    bijna: {
      fout: 'snelhijd',
      goed: 'snelheid',
      zin: 'De d achteraan heb je goed onthouden! Heid schrijf je altijd met de korte ei: snelheid.',
    },
  },
  teit: {
    ...DELEN.teit.uitleg,
    leerkracht:
      'Het slot teit heeft altijd ei en een t. Verlengen helpt: kwaliteiten. Tegenvoorbeeld: snelheid, snelheden, met een d. Lukt het nog niet? Zet woorden op heid en teit naast elkaar en laat van elk het meervoud zeggen.',
    ouder:
      'Zeg: één kwaliteit. Uw kind zegt: twee kwaliteiten. Hoort u samen een t? Dan schrijft uw kind teit, met de korte ei.',
    voorbeelden: ['kwaliteit', 'universiteit'],
    bijna: {
      fout: 'kwalitijt',
      goed: 'kwaliteit',
      zin: 'De t achteraan klopt! Teit schrijf je altijd met de korte ei: kwaliteit.',
    },
  },
  latijn: {
    ...LEENWOORDEN.latijn.uitleg,
    leerkracht:
      'Vaste sloten uit Latijn en Frans: iaal (speciaal), ieel (officieel), ueel (actueel), air (populair), oir (reservoir), soms met een e erachter (documentaire). Tegenvoorbeeld: kanaal, zonder i. Lukt het nog niet? Leer één slot tegelijk en zoek er vijf woorden bij.',
    ouder:
      'Kies één slot, bijvoorbeeld iaal. Zoek samen een woord: speciaal, sociaal. Uw kind schrijft het op en kleurt iaal.',
    voorbeelden: ['speciaal', 'populair'],
    bijna: {
      fout: 'populèr',
      goed: 'populair',
      zin: 'Je hoorde precies hoe het slot klinkt! Die èr schrijf je hier als air: populair.',
    },
  },
}
