import type { Woordsoort } from './soort-verboden.ts'

/** A word that is Dutch of the Netherlands only, with what a Flemish screen says instead. */
export interface VerbodenWoord {
  readonly patroon: RegExp
  readonly zeg: string
  /** Who may not read it; nobody where that is not said. */
  readonly voor?: readonly Woordsoort[]
}

/** A whole word: letters, digits and low lines on neither side (hyphens and apostrophes may follow). */
function woord(bron: string, vlaggen = 'giu'): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d_])(?:${bron})(?![\p{L}\d_])`, vlaggen)
}

/**
 * What may not be read on a Flemish host. Compounds with their own meaning (groepje, werkgroep,
 * doelgroep, groeperen, klankgroep) are other words and pass by the word boundaries. Exercise words
 * and names of people are content: who checks a screen leaves those out before asking.
 */
export const VLAAMSE_VERBODEN: readonly VerbodenWoord[] = [
  // A practice and a home have groepen, but no year is called so.
  { patroon: woord('groep(?:en)?'), zeg: 'klas, klassen of leerjaar', voor: ['school'] },
  {
    patroon: woord(String.raw`groep(?:en)?(?=[ \u00A0]\d)`),
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

/** A Dutch-only word in a text, with its place. */
export interface Vondst {
  readonly woord: string
  readonly plek: number
  readonly zeg: string
}

/** Every Dutch-only word in a text that this kind of account may not read, in reading order. */
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
