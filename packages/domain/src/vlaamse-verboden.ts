import type { Woordsoort } from './soort-verboden.ts'

/** A word used in the Netherlands only, with what a Flemish screen says instead. */
export interface VerbodenWoord {
  readonly patroon: RegExp
  readonly zeg: string
  /** The kinds of account that may not read it; all of them where this is left out. */
  readonly voor?: readonly Woordsoort[]
}

/** Matches whole words: no letter, digit or underscore on either side (hyphens and apostrophes may follow). */
function woord(bron: string, vlaggen = 'giu'): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d_])(?:${bron})(?![\p{L}\d_])`, vlaggen)
}

/**
 * What may not be read on a Flemish host. Compounds with their own meaning (groepje, werkgroep, doelgroep, groeperen,
 * klankgroep) are other words, which the word boundaries let pass. Exercise words and names of people are content: the caller
 * leaves those out first.
 */
export const VLAAMSE_VERBODEN: readonly VerbodenWoord[] = [
  // A practice and a home have groepen, but their years are not called that.
  { patroon: woord('groep(?:en)?'), zeg: 'klas, klassen of leerjaar', voor: ['school'] },
  {
    // A share is no year: 'In week 41 ging bij de groep 62% in één keer goed.'
    patroon: woord(String.raw`groep(?:en)?(?=[ \u00A0]\d)(?![ \u00A0]\d+%)`),
    zeg: 'leerjaar',
    voor: ['rt', 'thuis'],
  },
  {
    patroon: woord('(?:jaar|combinatie|instroom|peuter|kleuter|basis)groep(?:en)?'),
    zeg: 'leerjaar, klas of graadklas',
  },
  {
    patroon: woord(
      'groeps(?:indeling|instelling(?:en)?|naam|namen|voortgang|gemiddelde|pagina|overzicht|leerkracht(?:en)?|les(?:sen)?)',
    ),
    zeg: 'klas…',
    voor: ['school'],
  },
  { patroon: woord('groepsnummers?'), zeg: 'leerjaar' },
  { patroon: woord("RT(?:[’']?ers?|[’']?s)?", 'gu'), zeg: 'logopedie, logopedist' },
  {
    patroon: woord('rt-(?:praktijk(?:en)?|account|begeleid(?:er|ing)|leerling(?:en)?)'),
    zeg: 'logopediepraktijk',
  },
  { patroon: woord('remedial teach(?:er|ers|ing)'), zeg: 'logopedist, logopedie' },
  { patroon: woord("intern begeleiders?|interne begeleiding|ib[’']?er"), zeg: 'zorgcoördinator' },
  { patroon: woord('ondersteuningsniveaus?'), zeg: 'fase in het zorgcontinuüm' },
  { patroon: woord('samenwerkingsverband(?:en)?'), zeg: 'CLB' },
  { patroon: woord('passend onderwijs'), zeg: 'zorgcontinuüm' },
  { patroon: woord('sbo|speciaal basisonderwijs'), zeg: 'buitengewoon onderwijs' },
  { patroon: woord('basisscho(?:ol|len)'), zeg: 'lagere school' },
  { patroon: woord('(?:onder|midden|boven)bouw'), zeg: 'graad' },
  { patroon: woord('voorjaarsvakantie|meivakantie'), zeg: 'krokusvakantie, paasvakantie' },
  { patroon: woord('brin(?:code|nummer)?'), zeg: 'instellingsnummer' },
  { patroon: woord('eck[ -]?id'), zeg: 'nummer' },
  { patroon: woord('burgerservicenummer|bsn'), zeg: 'niets: wij vragen het niet' },
  { patroon: woord('overstapdossiers?'), zeg: 'dossier' },
  { patroon: woord('schoolgids(?:en)?'), zeg: 'schoolkalender, schoolreglement' },
  { patroon: woord('vmbo|havo|vwo'), zeg: 'secundair onderwijs' },
]

/** Other meanings of a listed word, which are good Flemish too. */
export const VLAAMS_TOEGESTAAN: readonly RegExp[] = [
  woord('samen in groep(?! ?\\d)'),
  woord('groep (?:apen|dieren|kinderen|mensen|vogels)'),
]

/** A word used in the Netherlands only, with its place in a text. */
export interface Vondst {
  readonly woord: string
  readonly plek: number
  readonly zeg: string
}

/**
 * Finds every word in a text that is used in the Netherlands only and that this kind of account may not read, in reading order.
 */
export function findHollands(tekst: string, soort: Woordsoort = 'school'): readonly Vondst[] {
  const gewist = VLAAMS_TOEGESTAAN.reduce(
    (rest, patroon) => rest.replace(patroon, (deel) => ' '.repeat(deel.length)),
    tekst.normalize('NFC'),
  )
  return VLAAMSE_VERBODEN.filter(({ voor }) => voor?.includes(soort) ?? true)
    .flatMap(({ patroon, zeg }) =>
      Array.from(gewist.matchAll(patroon), (m) => ({ woord: m[0], plek: m.index, zeg })),
    )
    .toSorted((a, b) => a.plek - b.plek)
}
