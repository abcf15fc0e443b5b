import { DELEN } from '../categorieen-delen.ts'
import { KLANKEN } from '../categorieen-klanken.ts'
import { SPELLING } from '../categorieen-spelling.ts'
import type { UitlegRijen } from './uitleg.ts'

type WeetCode =
  | 'ei'
  | 'ij'
  | 'au'
  | 'ou'
  | 'ch'
  | 'sj'
  | 'stom'
  | 'kilo'
  | 'cent'
  | 'cola'
  | 'politie'
  | 'taxi'

/** Words whose spelling cannot be heard: a child has to know how they look. */
export const UITLEG_WEETWOORDEN: UitlegRijen<WeetCode> = {
  ei: {
    ...SPELLING.ei.uitleg,
    leerkracht:
      'Ei en ij klinken gelijk; alleen onthouden helpt. Een verhaal waarin ei-woorden samen voorkomen, houdt ze bij elkaar. Tegenvoorbeeld: ijs, met ij. Bij wei en wij beslist de betekenis. Lukt het nog niet? Oefen vijf woorden per week, elke dag kort.',
    ouder:
      'Kies drie woorden met ei, zoals trein, geit en ei. Verzin samen één gekke zin waarin ze alle drie staan. Uw kind schrijft de zin op.',
    voorbeelden: ['trein', 'geit'],
    bijna: {
      fout: 'gijt',
      goed: 'geit',
      zin: 'De klank hoorde je heel goed! Ei en ij klinken gelijk, en hier schrijf je de korte ei: geit.',
    },
  },
  ij: {
    ...SPELLING.ij.uitleg,
    leerkracht:
      'De lange ij komt vaker voor dan de ei. Woorden uit één familie houden hem: rijden, rijder, rijbewijs. Tegenvoorbeeld: reis, met ei. Lukt het nog niet? Laat het woord drie tellen bekijken, bedekken en uit het geheugen schrijven.',
    ouder:
      'Schrijf ijs, tijd en vijf op. Uw kind kijkt drie tellen naar een woord, doet de ogen dicht en schrijft het daarna zelf.',
    voorbeelden: ['ijs', 'tijd'],
    bijna: {
      fout: 'teid',
      goed: 'tijd',
      zin: 'Zelfs de d achteraan heb je onthouden! De klank in het midden is hier de lange ij: tijd.',
    },
  },
  ou: {
    ...SPELLING.ou.uitleg,
    leerkracht:
      'Ou en au klinken gelijk; ou komt het meest voor. Let ook op de w: vrouw heeft er een, zout niet. Tegenvoorbeeld: blauw, met au. Lukt het nog niet? Laat het woord langer maken: in vrouwen hoor je de w.',
    ouder:
      'Hout en zout rijmen. Verzin samen een zin waarin ze allebei staan. Uw kind schrijft de zin op en zet een streep onder ou.',
    voorbeelden: ['zout', 'vrouw'],
    bijna: {
      fout: 'zaut',
      goed: 'zout',
      zin: 'Elke klank staat er! Ou en au klinken gelijk, en hier schrijf je ou: zout.',
    },
  },
  au: {
    ...SPELLING.au.uitleg,
    leerkracht:
      'Er zijn weinig woorden met au, dus leer juist die. Vaak volgt een w: blauw, pauw, klauw. Tegenvoorbeeld: vrouw, met ou; in restaurant klinkt au als oo. Lukt het nog niet? Laat één tekening maken waarin alle au-woorden voorkomen.',
    ouder:
      'Verzin samen iets geks: een blauwe pauw met blauwe saus. Uw kind tekent het en schrijft de drie woorden erbij.',
    voorbeelden: ['pauw', 'saus'],
    bijna: {
      fout: 'klouw',
      goed: 'klauw',
      zin: 'De w achteraan heb je onthouden! Ou en au klinken gelijk, en hier schrijf je au: klauw.',
    },
  },
  ch: {
    ...SPELLING.ch.uitleg,
    leerkracht:
      'In deze woorden schrijf je de g-klank als ch: kachel, juichen. Na een korte klank blijft het één keer ch: lachen. Tegenvoorbeeld: vlaggen, met gg. Lukt het nog niet? Zoek de familie erbij: lach, lachen, gelach.',
    ouder:
      'Kies een woord, zoals kachel of juichen. Uw kind bekijkt het, schrijft het met een vinger op uw rug en daarna op papier.',
    voorbeelden: ['kachel', 'juichen'],
    bijna: {
      fout: 'juigen',
      goed: 'juichen',
      zin: 'Je hoorde elke klank! De g in het midden schrijf je hier als ch: juichen.',
    },
  },
  sj: {
    ...KLANKEN.sj.uitleg,
    leerkracht:
      'De klank sj schrijf je vaak als s en j: sjaal, sjouwen. Tegenvoorbeeld: chef met ch en show met sh, uit andere talen; in huisje hoort de s bij huis. Lukt het nog niet? Sorteer samen tien woorden op sj, ch en sh.',
    ouder:
      'Zeg samen sjjj, met een vinger op de mond. Uw kind schrijft een s en een j en maakt het woord af: sjaal.',
    voorbeelden: ['sjaal', 'sjouwen'],
    bijna: {
      fout: 'shaal',
      goed: 'sjaal',
      zin: 'Je wist dat die ene klank twee letters heeft! In dit woord zijn dat s en j: sjaal.',
    },
  },
  stom: {
    ...DELEN.stom.uitleg,
    leerkracht:
      'Tussen medeklinkers valt een klank vaak weg: kerstboom, herfstdag, rechtstreeks. Het deel waaruit het woord bestaat, bewaart de letter. Tegenvoorbeeld: in losmaken zit niets verstopt. Lukt het nog niet? Laat de delen los schrijven en daarna aan elkaar.',
    ouder:
      'Zeg een lang woord in delen: kerst, boom. Uw kind schrijft elk deel los op en schrijft ze daarna aan elkaar.',
    voorbeelden: ['kerstboom', 'herfstdag'],
    bijna: {
      fout: 'kersboom',
      goed: 'kerstboom',
      zin: 'Je schreef precies wat je hoort! In het losse deel staat die letter ook: kerst, dus kerstboom.',
    },
  },
  kilo: {
    ...SPELLING.kilo.uitleg,
    leerkracht:
      'Eindigt een klankgroep in een leenwoord op ie, dan schrijf je vaak i: ki-lo, pi-raat. Tegenvoorbeeld: fietsen, een gewoon woord met ie. Lukt het nog niet? Laat het woord in klankgroepen zeggen en de i onderstrepen.',
    ouder:
      'Klap samen: ki-lo, pi-raat, li-ter. In welk stukje klinkt ie? Uw kind schrijft het woord op, met daar één i.',
    voorbeelden: ['piraat', 'liter'],
    bijna: {
      fout: 'pieraat',
      goed: 'piraat',
      zin: 'De lange ie hoorde je goed! Dit woord komt van ver, dus hier is één i genoeg: piraat.',
    },
  },
  cent: {
    ...SPELLING.cent.uitleg,
    leerkracht:
      'Vóór e, i, ij of y klinkt een c als s: cent, cirkel, cijfer. Tegenvoorbeeld: cola, daar klinkt de c als k. Lukt het nog niet? Maak bij elk woord een eigen tekening en herhaal er elke dag drie.',
    ouder:
      'Zoek samen een woord met een c, in een krant of een boek. Klinkt de c als een s of als een k? Uw kind schrijft het woord over.',
    voorbeelden: ['cent', 'cijfer'],
    bijna: {
      fout: 'sijfer',
      goed: 'cijfer',
      zin: 'De lange ij heb je onthouden! De s die je vooraan hoort, schrijf je hier als c: cijfer.',
    },
  },
  cola: {
    ...SPELLING.cola.uitleg,
    leerkracht:
      'Vóór a, o, u of een medeklinker klinkt de c als k: camera, club, actie. Tegenvoorbeeld: kantoor en oktober, met een k. Lukt het nog niet? Leer families samen: acteur, actie, actief.',
    ouder:
      'Schrijf clown, camera en club op zonder de eerste letter. Uw kind zet de c ervoor en leest het woord hardop.',
    voorbeelden: ['camera', 'club'],
    bijna: {
      fout: 'kamera',
      goed: 'camera',
      zin: 'Alle klanken staan er! De k die je vooraan hoort, schrijf je hier als c: camera.',
    },
  },
  politie: {
    ...SPELLING.politie.uitleg,
    leerkracht:
      'Achteraan klinkt tsie of sie, maar je schrijft tie: politie, vakantie. Tegenvoorbeeld: televisie, met sie. Lukt het nog niet? Zet de woorden onder elkaar en laat overal het slot tie kleuren.',
    ouder:
      'Zeg: vakantie, portie, politie. Wat hoort u achteraan? Uw kind schrijft één woord op en zet een streep onder tie.',
    voorbeelden: ['vakantie', 'portie'],
    bijna: {
      fout: 'vakansie',
      goed: 'vakantie',
      zin: 'Je hoorde elke klank! Achteraan klinkt sie, maar hier schrijf je tie: vakantie.',
    },
  },
  taxi: {
    ...SPELLING.taxi.uitleg,
    leerkracht:
      'De klanken k en s samen schrijf je in veel leenwoorden als x: taxi, examen. Tegenvoorbeeld: heks en links, gewone woorden met ks. Lukt het nog niet? Laat twee rijen maken, x en ks, en leer de rij met x als vaste lijst.',
    ouder:
      'Zoek in huis of op straat een woord met een x: mixer, taxi. Uw kind schrijft het op en zegt welke twee klanken de x heeft: k en s.',
    voorbeelden: ['taxi', 'examen'],
    bijna: {
      fout: 'eksamen',
      goed: 'examen',
      zin: 'De k en de s hoorde je allebei! Samen schrijf je ze hier met één letter, de x: examen.',
    },
  },
}
