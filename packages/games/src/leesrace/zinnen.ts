/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Zet je vlag op de zin waaraan je het *ziet*'

/** What the bar says instead: while a stretch is read, before the next one, while one is chosen, and once a question is done. */
export const BALK = {
  lezen: 'Lees dit *stuk*',
  verder: 'Verder met de *tekst*',
  stuk: 'Kies het *stuk* waarin het staat',
  staat: 'Je vlag *staat*!',
  stond: 'Hier *stond* het',
} as const

/** Those sentences, which can be heard too. */
export const BALK_ZINNEN: readonly string[] = Object.values(BALK)

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Lees stuk voor stuk. Af en toe komt een vraag.',
  'Lees de vraag met het antwoord.',
  'Zet je vlag op de zin waaraan je het ziet. Zonder tip: een salto!',
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
  'Tik op de woorden die het bewijzen. Klik! Een foto.',
] as const
