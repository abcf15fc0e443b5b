import { KLANKEN } from '../categorieen-klanken.ts'
import type { UitlegRijen } from './uitleg.ts'

type KlankCode =
  | 'hak'
  | 'sch'
  | 'zing'
  | 'plank'
  | 'lucht'
  | 'eeroor'
  | 'aaiooioei'
  | 'eeuwieuw'
  | 'openeind'

/** Words that are written as they sound, once you know how a sound is written. */
export const UITLEG_KLANKEN: UitlegRijen<KlankCode> = {
  hak: {
    ...KLANKEN.hak.uitleg,
    leerkracht:
      'Elke klank krijgt zijn gewone letter, van voor naar achter. Tegenvoorbeeld: hond klinkt ook zo, maar eindigt op een d. Lukt het nog niet? Luister of de leerling alle klanken los kan zeggen, vooral twee medeklinkers naast elkaar, zoals in krant.',
    ouder:
      'Kies een kort woord, zoals lamp. Zeg het samen heel langzaam: l, a, m, p. Uw kind schrijft bij elke klank een letter op.',
    voorbeelden: ['lamp', 'krant'],
    bijna: {
      fout: 'fuit',
      goed: 'fruit',
      zin: 'Bijna elke klank staat er! Vlak na de f hoor je nog een r: fruit.',
    },
  },
  sch: {
    ...KLANKEN.sch.uitleg,
    leerkracht:
      'De s en de g-klank erna schrijf je samen als sch, ook in schr, waar je de ch nauwelijks hoort. Tegenvoorbeeld: in fantastisch staat ook sch, maar klinkt alleen een s. Lukt het nog niet? Laat sch als één blok lezen, aanwijzen en schrijven.',
    ouder:
      'Schrijf sch groot op een blaadje. Lees samen: schaap, schip, schrift. Uw kind legt bij elk woord een vinger op sch.',
    voorbeelden: ['schaap', 'schrift'],
    bijna: {
      fout: 'sgaap',
      goed: 'schaap',
      zin: 'De s en de klank erna hoorde je precies! Samen schrijf je die twee als sch: schaap.',
    },
  },
  zing: {
    ...KLANKEN.zing.uitleg,
    leerkracht:
      'De neusklank in ring is één klank met twee letters: ng. Tegenvoorbeeld: in bank klinkt erna nog een k, dus nk. In aangaan horen n en g bij verschillende delen. Lukt het nog niet? Laat zing en zink na elkaar zeggen en vraag waar een k klinkt.',
    ouder:
      'Zeg langzaam: ring, slang, tong. Uw kind legt een vinger op de neus en voelt die trillen. Dat geluid schrijft het met twee letters: ng.',
    voorbeelden: ['ring', 'slang'],
    bijna: {
      fout: 'jongk',
      goed: 'jong',
      zin: 'De ng staat er al! Daarna klinkt geen k meer, dus je was al klaar: jong.',
    },
  },
  plank: {
    ...KLANKEN.plank.uitleg,
    leerkracht:
      'Vóór een k klinkt de n als ng, maar je schrijft nk: bank. Tegenvoorbeeld: bang, zonder k, met ng. Lukt het nog niet? Ga na of de leerling de k achteraan hoort: laat bang en bank na elkaar zeggen.',
    ouder:
      'Zeg om de beurt een woord met nk: bank, drink, pink. Wie de k hoort, tikt op tafel. Uw kind schrijft er één op: alleen n en k, geen g.',
    voorbeelden: ['bank', 'drinken'],
    bijna: {
      fout: 'bangk',
      goed: 'bank',
      zin: 'De k achteraan hoorde je heel goed! Vóór die k is een n genoeg: bank.',
    },
  },
  lucht: {
    ...KLANKEN.lucht.uitleg,
    leerkracht:
      'Na een korte klank schrijf je cht: zacht, lucht. Tegenvoorbeeld: hij ligt, legt en zegt, want die horen bij liggen, leggen en zeggen. Lukt het nog niet? Laat eerst horen of de klank kort is, en dan of er een t volgt.',
    ouder:
      'Zoek samen in een boek een woord met cht, zoals nacht of licht. Uw kind leest het voor, bedekt het en schrijft het op.',
    voorbeelden: ['nacht', 'lucht'],
    bijna: {
      fout: 'nagt',
      goed: 'nacht',
      zin: 'De korte a en de t staan er goed! Daartussen schrijf je ch: nacht.',
    },
  },
  eeroor: {
    ...KLANKEN.eeroor.uitleg,
    leerkracht:
      'De r kleurt de klinker ervoor: peer klinkt bijna als pir, maar houdt ee. Zo ook bij oor en eur. Tegenvoorbeeld: tor en dor hebben echt een korte o. Lukt het nog niet? Laat het woord zeggen en stoppen vóór de r: pee.',
    ouder:
      'Zeg samen peer, maar stop vóór de r: pee. Nu hoort u de lange ee. Doe het ook met oor en deur. Uw kind schrijft er één op.',
    voorbeelden: ['peer', 'deur'],
    bijna: {
      fout: 'pir',
      goed: 'peer',
      zin: 'De p en de r staan er goed! Zeg het zonder de r, pee, en je hoort de lange ee: peer.',
    },
  },
  aaiooioei: {
    ...KLANKEN.aaiooioei.uitleg,
    leerkracht:
      'Achteraan klinkt een j, maar je schrijft een i: kraai, hooi, groei. Dat blijft zo in draaien. Tegenvoorbeeld: in jas staat de j vooraan en schrijf je hem wel. Lukt het nog niet? Tel samen de letters van aai, ooi en oei: altijd drie.',
    ouder:
      'Schrijf aai, ooi en oei op drie blaadjes. Zeg een woord: haai, mooi of boei. Uw kind wijst het juiste blaadje aan.',
    voorbeelden: ['kraai', 'mooi'],
    bijna: {
      fout: 'kraaj',
      goed: 'kraai',
      zin: 'De j hoorde je heel precies! Op papier wordt die j een i: kraai.',
    },
  },
  eeuwieuw: {
    ...KLANKEN.eeuwieuw.uitleg,
    leerkracht:
      'Vóór de w hoor je de u niet, maar hij staat er wel: leeuw, nieuw. Ruw en schuw hebben één u. Tegenvoorbeeld: zeewier, want dat is zee en wier. Lukt het nog niet? Laat de vier letters van eeuw één voor één aanwijzen.',
    ouder:
      'Schrijf leeuw op een blaadje. Leg een vinger op de u: welke letter is weg? Uw kind zegt het en schrijft dan het hele woord.',
    voorbeelden: ['leeuw', 'nieuw'],
    bijna: {
      fout: 'leew',
      goed: 'leeuw',
      zin: 'De lange ee en de w hoorde je goed! Vóór de w hoort nog een stille u: leeuw.',
    },
  },
  openeind: {
    ...KLANKEN.openeind.uitleg,
    leerkracht:
      'Een lange a, o of u achteraan schrijf je met één letter: ja, zo, nu. Tegenvoorbeeld: zee, want één e klinkt als in de. Lukt het nog niet? Vraag of de lange klank echt de laatste is: in zoon komt er nog een n.',
    ouder:
      'Schrijf ja, zo, nu en zee op. Welk woord is anders? Alleen zee krijgt twee letters. Bedek de woorden en laat uw kind ze opschrijven.',
    voorbeelden: ['ja', 'stro'],
    bijna: {
      fout: 'nuu',
      goed: 'nu',
      zin: 'De lange klank hoorde je heel goed! Achteraan is één letter genoeg: nu.',
    },
  },
}
