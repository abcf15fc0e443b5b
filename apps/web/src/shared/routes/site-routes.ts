import { gebied } from './route-def.ts'

const { klaar, later } = gebied('site')
const open = { toegang: 'openbaar' } as const

/** The public pages, and those about ourselves. */
export const siteRoutes = {
  home: klaar('/site/home', 'Lezen en spelling die kinderen zelf willen oefenen', {
    ...open,
    vooraf: {
      omschrijving:
        'Letterhaven: lezen en spelling oefenen in spelletjes die bij elk antwoord meebewegen. Voor scholen, praktijken en thuis.',
    },
  }),
  prijzen: later('/site/prijzen', 'Prijzen', open),
  faq: later('/site/faq', 'Veelgestelde vragen', open),
  aanvraagformulier: later('/site/aanvraagformulier', 'Aanvragen', open),
  'school-rt-thuis': later('/site/school-rt-thuis', 'Voor school, praktijk en thuis', open),
  adaptief: later('/site/adaptief', 'Oefenen op maat van elk antwoord', open),
  'aangepast-oefenen': later(
    '/site/aangepast-oefenen',
    'Zelf instellen wat er geoefend wordt',
    open,
  ),
  'voortgang-volgen': later('/site/voortgang-volgen', 'Voortgang volgen', open),
  beloningssysteem: later('/site/beloningssysteem', 'Belonen zonder lokken', open),
  spellen: later('/site/spellen', 'De spellen', open),
  didactiek: later('/site/didactiek', 'Didactiek', open),
  inzetbaarheid: later('/site/inzetbaarheid', 'Waar en wanneer je het inzet', open),
  'web-based': later('/site/web-based', 'Werkt in elke browser', open),
  'werkzame-componenten': later('/site/werkzame-componenten', 'Wat maakt dat het werkt', open),
  watisnodigvoorspellen: later(
    '/site/watisnodigvoorspellen',
    'Wat heb je nodig om te spelen',
    open,
  ),
  ervaringen: later('/site/ervaringen', 'Ervaringen', open),
  instructie: later('/site/instructievideo', 'Instructievideo', open),
  contact: later('/site/contact', 'Contact', open),
  trainingen: later('/site/training', 'Trainingen', open),
  colofon: klaar('/site/colofon', 'Colofon en privacy', {
    ...open,
    vooraf: {
      omschrijving:
        'Wie Letterhaven mogelijk maakte, wat we van een kind bewaren en waarom, en hoe toegankelijk het is.',
    },
  }),
  demo: klaar('/demo', 'Speel een spel', open),
} as const
