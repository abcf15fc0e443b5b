import { LEENWOORDEN } from '../categorieen-leen.ts'
import type { UitlegRijen } from './uitleg.ts'

/** Latin endings are explained with the other endings. */
type LeenCode = Exclude<keyof typeof LEENWOORDEN, 'latijn'>

/** Words that keep the letters of the language they came from. */
export const UITLEG_LEENWOORDEN: UitlegRijen<LeenCode> = {
  chef: {
    ...LEENWOORDEN.chef.uitleg,
    leerkracht:
      'In woorden uit het Frans klinkt ch als sj: chef, machine. Tegenvoorbeeld: sjaal met sj, en kachel met de gewone ch. Lukt het nog niet? Verzamel de Franse woorden met ch op één blad en lees ze elke dag voor.',
    ouder:
      'Zoek in de keuken een woord met ch dat klinkt als sj: champignon, chocolade. Uw kind schrijft het op en kleurt ch.',
    voorbeelden: ['chef', 'machine'],
    bijna: {
      fout: 'masjine',
      goed: 'machine',
      zin: 'Sj is precies wat je hoort! In dit Franse woord schrijf je die klank als ch: machine.',
    },
  },
  thee: {
    ...LEENWOORDEN.thee.uitleg,
    leerkracht:
      'Th klinkt als t, vaak in woorden uit het Grieks: thema, theater, apotheek. Tegenvoorbeeld: ritme en atleet, zonder h. Lukt het nog niet? Leer woorden met hetzelfde slot samen: apotheek, bibliotheek.',
    ouder:
      'Kies een woord: thee, thema of theater. Uw kind bekijkt het drie tellen, draait het blad om en schrijft het op.',
    voorbeelden: ['theater', 'apotheek'],
    bijna: {
      fout: 'teater',
      goed: 'theater',
      zin: 'Alles wat je hoort, staat er! Na de t hoort nog een stille h: theater.',
    },
  },
  cafe: {
    ...LEENWOORDEN.cafe.uitleg,
    leerkracht:
      'Het teken toont de klank: é als ee (café), è en ê als de e van pret (crème, enquête). Het blijft in het meervoud: cafés. Tegenvoorbeeld: diner, zonder teken. Lukt het nog niet? Laat het teken meteen na de e schrijven, niet pas als het woord af is.',
    ouder:
      'Schrijf café en crème op, maar zonder het teken op de e. Uw kind zet het erbij en leest het woord hardop.',
    voorbeelden: ['café', 'enquête'],
    bijna: {
      fout: 'cafee',
      goed: 'café',
      zin: 'De lange ee hoorde je heel goed! Hier schrijf je één e, met een streepje erop: café.',
    },
  },
  cadeau: {
    ...LEENWOORDEN.cadeau.uitleg,
    leerkracht:
      'In enkele Franse woorden schrijf je oo als eau: cadeau, bureau, niveau, plateau. Tegenvoorbeeld: auto en foto, met o. Lukt het nog niet? Leer ze als één rij en zeg de letters op een vast ritme: e, a, u.',
    ouder:
      'Zing samen de letters e, a, u. Uw kind schrijft daarna cadeau of bureau en zegt de laatste letters hardop: e, a, u.',
    voorbeelden: ['cadeau', 'bureau'],
    bijna: {
      fout: 'nivo',
      goed: 'niveau',
      zin: 'De lange oo achteraan hoorde je goed! Hier schrijf je die met drie letters, eau: niveau.',
    },
  },
  route: {
    ...LEENWOORDEN.route.uitleg,
    leerkracht:
      'In Franse woorden klinkt ou als oe: route, douche, journaal. Tegenvoorbeeld: toerist, met oe. Lukt het nog niet? Laat het woord eerst lezen met de ou van hout, dan gewoon, en dan schrijven.',
    ouder:
      'Lees douche en route eerst grappig, met de ou van hout. Lees ze daarna gewoon. Uw kind schrijft er één op zonder te kijken.',
    voorbeelden: ['route', 'douche'],
    bijna: {
      fout: 'roete',
      goed: 'route',
      zin: 'Oe is precies wat je hoort! In dit Franse woord schrijf je die klank als ou: route.',
    },
  },
  garage: {
    ...LEENWOORDEN.garage.uitleg,
    leerkracht:
      'Vóór e of i klinkt de g in Franse woorden als zj: garage, etage, giraf. Tegenvoorbeeld: gemeente, met een gewone g. Lukt het nog niet? Leer het slot age als één blok en zet er steeds een ander begin voor.',
    ouder:
      'Zeg samen: garage, bagage, etage. Wat is achteraan gelijk? Uw kind schrijft age op en zet er een begin voor.',
    voorbeelden: ['garage', 'bagage'],
    bijna: {
      fout: 'garazje',
      goed: 'garage',
      zin: 'De zachte zj hoorde je heel goed! Die klank schrijf je hier als g: garage.',
    },
  },
  lolly: {
    ...LEENWOORDEN.lolly.uitleg,
    leerkracht:
      'In Engelse woorden schrijf je ie achteraan als y: baby, hobby, pony. Tegenvoorbeeld: familie en ruzie, met ie. Lukt het nog niet? Vraag eerst of het woord uit het Engels komt, en oefen het meervoud apart: baby’s.',
    ouder:
      'Zoek samen woorden met een y achteraan: baby, hobby, pony. Uw kind schrijft er één op en tekent erbij wat het is.',
    voorbeelden: ['lolly', 'hobby'],
    bijna: {
      fout: 'hobbie',
      goed: 'hobby',
      zin: 'De dubbele b staat er goed! De ie achteraan schrijf je in dit Engelse woord als y: hobby.',
    },
  },
  'y-i': {
    ...LEENWOORDEN['y-i'].uitleg,
    leerkracht:
      'In woorden uit het Grieks staat een y voor i of ie: symbool, mythe, type. Tegenvoorbeeld: piramide en ritme, met een i. Lukt het nog niet? Leer woorden met hetzelfde begin samen: symbool, symfonie, symmetrie.',
    ouder:
      'Kies een woord: symbool of type. Uw kind zet een cirkel om de y, bedekt het woord en schrijft het op.',
    voorbeelden: ['symbool', 'type'],
    bijna: {
      fout: 'simbool',
      goed: 'symbool',
      zin: 'Alle klanken heb je gevonden! De i die je vooraan hoort, schrijf je hier als y: symbool.',
    },
  },
  'y-j': {
    ...LEENWOORDEN['y-j'].uitleg,
    leerkracht:
      'Vooraan en tussen klinkers kan een y klinken als j: yoga, yoghurt, royaal. Tegenvoorbeeld: jury, vooraan een gewone j en achteraan een y die klinkt als ie. Lukt het nog niet? Maak één rij van deze woorden; het zijn er weinig.',
    ouder:
      'Pak yoghurt of mayonaise uit de keuken. Uw kind zoekt de y op de verpakking en schrijft het woord over, en daarna zonder te kijken.',
    voorbeelden: ['yoga', 'yoghurt'],
    bijna: {
      fout: 'joga',
      goed: 'yoga',
      zin: 'De j hoorde je precies! In dit woord van ver schrijf je die als y: yoga.',
    },
  },
  engels: {
    ...LEENWOORDEN.engels.uitleg,
    leerkracht:
      'Engelse woorden houden meestal hun eigen letters: trainer, keeper, goal. Tegenvoorbeeld: sport en film schrijf je gewoon zoals je ze hoort. Lukt het nog niet? Laat het woord eerst voorlezen zoals het er staat, en dan pas schrijven.',
    ouder:
      'Zoek in huis een Engels woord: computer, website, keeper. Uw kind noemt de letters één voor één, bedekt het woord en schrijft het.',
    voorbeelden: ['trainer', 'keeper'],
    bijna: {
      fout: 'trener',
      goed: 'trainer',
      zin: 'Je hoorde hoe het in het Engels klinkt! Die klank schrijven ze daar als ai: trainer.',
    },
  },
  qu: {
    ...LEENWOORDEN.qu.uitleg,
    leerkracht:
      'Qu klinkt als kw in aquarium en als k in quiche. Tegenvoorbeeld: kwart en kwaliteit, met kw. Lukt het nog niet? Leer families samen, zoals frequent en frequentie, en schrijf q en u steeds in één beweging.',
    ouder:
      'Schrijf aquarium en quiz op. Uw kind zoekt de q: welke letter staat ernaast? Bedek de woorden en laat er één opschrijven.',
    voorbeelden: ['aquarium', 'quiz'],
    bijna: {
      fout: 'akwarium',
      goed: 'aquarium',
      zin: 'De k en de w hoorde je allebei! Samen schrijf je ze hier als qu: aquarium.',
    },
  },
}
