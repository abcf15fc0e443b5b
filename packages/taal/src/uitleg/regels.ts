import { REGELWOORDEN } from '../categorieen-regels.ts'
import type { UitlegRijen } from './uitleg.ts'

type RegelCode =
  | 'langermaak'
  | 'langermaak-b'
  | 'voorvoegsel'
  | 'kg-open'
  | 'kg-dicht'
  | 'fv'
  | 'sz'

/** Words whose spelling follows from something that a child can do: make the word longer, or divide it. */
export const UITLEG_REGELS: UitlegRijen<RegelCode> = {
  langermaak: {
    ...REGELWOORDEN.langermaak.uitleg,
    leerkracht:
      'Een d achteraan klinkt als t; verlengen laat de d horen: hond, honden. Tegenvoorbeeld: kat, katten. Lukt het nog niet? Ga na of de leerling hardop een langer woord zegt, en geen verkleinwoord: in hondje hoor je de d ook niet.',
    ouder:
      'Noem een woord, zoals hond. Uw kind zegt: twee honden. Hoort u samen een d? Dan schrijft uw kind een d.',
    voorbeelden: ['hond', 'bord'],
    bijna: {
      fout: 'hont',
      goed: 'hond',
      zin: 'Een t is precies wat je hoort! Maak het woord langer, honden, en de d komt tevoorschijn: hond.',
    },
  },
  'langermaak-b': {
    ...REGELWOORDEN['langermaak-b'].uitleg,
    leerkracht:
      'Een b achteraan klinkt als p; verlengen laat de b horen: web, webben. Tegenvoorbeeld: trap, trappen. Het zijn er weinig: web, krab, rib, club, heb. Lukt het nog niet? Oefen paren, zoals krab en trap, en laat steeds de langere vorm hardop zeggen.',
    ouder:
      'Zeg: één krab. Uw kind zegt: twee krabben. Hoort u samen een b? Dan heeft één krab ook een b. Doe het ook met web en club.',
    voorbeelden: ['web', 'krab'],
    bijna: {
      fout: 'hep',
      goed: 'heb',
      zin: 'Een p is precies wat je hoort! Maak het woord langer, hebben, en je hoort de b: heb.',
    },
  },
  voorvoegsel: {
    ...REGELWOORDEN.voorvoegsel.uitleg,
    leerkracht:
      'De stukjes be, ge en ver vooraan klinken dof, maar hebben altijd een e: begin, geluk, verhaal. Tegenvoorbeeld: beker, met een lange ee. Lukt het nog niet? Laat het stukje vooraan er afhalen en kijk wat overblijft: ver en haal.',
    ouder:
      'Zeg samen: betalen, geluk, verhaal. Uw kind klapt bij het eerste stukje en schrijft dat op: be, ge of ver.',
    voorbeelden: ['geluk', 'verhaal'],
    bijna: {
      fout: 'guluk',
      goed: 'geluk',
      zin: 'Het vlugge stukje vooraan hoorde je precies! Het klinkt als gu, maar je schrijft ge: geluk.',
    },
  },
  'kg-open': {
    ...REGELWOORDEN['kg-open'].uitleg,
    leerkracht:
      'Eindigt een klankgroep op een lange klank, dan schrijf je één letter: ra-men, zo-mer. Tegenvoorbeeld: rammen, met een korte klank en twee keer m; en twee, want ee achteraan blijft ee. Lukt het nog niet? Luister eerst of de leerling het woord na ra verdeelt.',
    leerkrachtVl:
      'Eindigt een klankgroep op een lange klank, dan verenkel je de klinker: ra-men, zo-mer. Tegenvoorbeeld: rammen, met een korte klank en dubbele m; en twee, want ee achteraan blijft ee. Lukt het nog niet? Luister eerst of de leerling het woord na ra verdeelt.',
    ouder:
      'Zeg samen een woord in stukjes en klap erbij: ra-men. Vraag: klinkt ra kort of lang? Lang betekent: uw kind schrijft één a.',
    voorbeelden: ['ramen', 'zomer'],
    bijna: {
      fout: 'raamen',
      goed: 'ramen',
      zin: 'De lange aa hoorde je goed! Die staat achteraan in het stukje ra, dus één a is genoeg: ramen.',
    },
  },
  'kg-dicht': {
    ...REGELWOORDEN['kg-dicht'].uitleg,
    leerkracht:
      'Eindigt een klankgroep op een korte klank, dan schrijf je de medeklinker erna twee keer: ke-tting. Tegenvoorbeeld: lachen en zingen, want ch en ng schrijf je nooit dubbel. Lukt het nog niet? Laat eerst alleen luisteren: kort of lang? Schrijven komt daarna.',
    leerkrachtVl:
      'Eindigt een klankgroep op een korte klank, dan verdubbel je de medeklinker erna: ke-tting. Tegenvoorbeeld: lachen en zingen, want ch en ng verdubbel je nooit. Lukt het nog niet? Laat eerst alleen luisteren: kort of lang? Schrijven komt daarna.',
    ouder:
      'Klap samen: ke-tting. Vraag: klinkt ke kort of lang? Kort betekent: uw kind schrijft de letter erna twee keer, dus tt.',
    voorbeelden: ['ketting', 'bakker'],
    bijna: {
      fout: 'keting',
      goed: 'ketting',
      zin: 'De korte e hoorde je goed! Na zo’n korte klank schrijf je de t twee keer: ketting.',
    },
  },
  fv: {
    ...REGELWOORDEN.fv.uitleg,
    leerkracht:
      'Gewone woorden eindigen niet op een v; in het langere woord komt hij terug: brief, brieven. Tegenvoorbeeld: fotograaf, fotografen houdt de f; na een korte klank staat ff: stoffen. Lukt het nog niet? Laat beide vormen onder elkaar schrijven en de letter die verandert kleuren.',
    ouder:
      'Zeg: één duif. Uw kind zegt: twee duiven. Doe het ook met brief en golf. Uw kind schrijft één paar op en kleurt de f en de v.',
    voorbeelden: ['duiven', 'brieven'],
    bijna: {
      fout: 'duifen',
      goed: 'duiven',
      zin: 'Je begon slim bij duif! Nu het woord langer is, wordt de f een v: duiven.',
    },
  },
  sz: {
    ...REGELWOORDEN.sz.uitleg,
    leerkracht:
      'Achteraan schrijf je s; in het langere woord komt de z terug: huis, huizen. Tegenvoorbeeld: kans, kansen en kruis, kruisen houden de s; na een korte klank staat ss: jassen. Lukt het nog niet? Zet de woorden die hun s houden op een eigen lijst.',
    ouder:
      'Zoek in huis iets waar er twee van zijn: één glas, twee glazen. Uw kind schrijft beide woorden op en kleurt de s en de z.',
    voorbeelden: ['huizen', 'dozen'],
    bijna: {
      fout: 'muisen',
      goed: 'muizen',
      zin: 'Het woord muis zit er helemaal in! Nu het langer is, wordt de s een z: muizen.',
    },
  },
}
