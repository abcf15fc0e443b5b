/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Klopt het, of is het *bluf*?'

/** What the bar says instead: while it is chosen how to read, while a stretch is read or chosen, before the flag stands, of two who quarrel, when a call can be turned, once a question is done, and at the end. */
export const BALK = {
  kies: 'Lees je *alleen*, of lees je *voor*?',
  lezen: 'Lees, en zet je *ster* op een zin',
  stuk: 'Kies het *stuk* waarin het staat',
  vlag: 'Zet je *vlag* op het bewijs',
  wie: 'Wie van de twee *bluft* er?',
  draai: 'Lees je zin *nog eens*',
  staat: 'Je vlag *staat*!',
  stond: 'Hier *stond* het',
  podium: 'Op het *podium*!',
} as const

/** Those sentences, which can be heard too. */
export const BALK_ZINNEN: readonly string[] = Object.values(BALK)

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Lees. Over welke zin komt de vraag? Zet daar je ster.',
  'Bij de horde roept iemand een antwoord. Klopt het, of is het bluf?',
  'Zet je vlag op het bewijs. Betrap de bluffer en ren!',
] as const

/** What is said while words are read to who listens. */
export const SOORT_ZINNEN = {
  lezen: {
    opdracht: 'Lees *hardop* voor aan wie luistert',
    uitleg: [
      'Zoek iemand die naar je luistert.',
      'Lees de woorden hardop voor.',
      'Wie luistert, tikt aan wat fout ging.',
    ],
    trappen: [
      'Nepwoorden bestaan niet. Lees precies wat er staat.',
      'Elk woord verandert een beetje. Wat is er anders?',
    ],
  },
} as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'De tekst gaat dicht. In welk stuk stond het? Kies daar.',
  'Twee lopers hebben ruzie. Wie van de twee bluft er?',
] as const
