import type { Land } from '@letterhaven/contracts/admin'
import { jaarwoordenNl, jaarwoordenVl, type Jaarwoorden } from './jaarwoorden.ts'
import type { Woordsoort } from './soort-verboden.ts'

/**
 * Every word and phrase that differs between the Netherlands and Flanders, or between a school, a practice and a home; all
 * other wording is the same.
 */
export interface Woordkeus extends Jaarwoorden {
  readonly land: Land
  readonly soort: Woordsoort
  /** The language tag for the page, for speech and for sorting. */
  readonly taal: 'nl-NL' | 'nl-BE'
  /** The word for groups in a path: /admins/{adminId}/groepen or /klassen. */
  readonly groepenpad: 'groepen' | 'klassen'

  /** A child who practises: 'leerling' · at home 'kind'. */
  readonly leerling: string
  readonly Leerling: string
  readonly leerlingen: string
  readonly Leerlingen: string

  readonly groep: string
  readonly Groep: string
  readonly groepen: string
  readonly Groepen: string
  readonly groepsindeling: string
  readonly groepsnaam: string
  readonly Groepsvoortgang: string
  /** The year as a heading or label: 'groep' · 'leerjaar'. */
  readonly jaargroep: string
  readonly Jaargroep: string
  /** For a question: 'welke groep' · 'welk leerjaar'. */
  readonly welkeJaargroep: string

  /** Remedial help as a field of work, and the practice that gives it. */
  readonly rt: string
  readonly rtPraktijk: string
  readonly RtPraktijk: string
  readonly rtBegeleider: string

  readonly leerkracht: string
  readonly Leerkracht: string
  readonly leerkrachten: string
  /** Whom a child asks: 'Vraag het aan …'. As long as it is not known where they practise, all whom it may be. */
  readonly juf: string

  readonly school: string
  readonly zomervakantie: string
}

/** What a country says to its schools, and to those whose account is not known yet. */
const VAN_SCHOOL = {
  soort: 'school',
  leerling: 'leerling',
  Leerling: 'Leerling',
  leerlingen: 'leerlingen',
  Leerlingen: 'Leerlingen',
} as const

const NL: Woordkeus = {
  ...jaarwoordenNl,
  ...VAN_SCHOOL,
  land: 'nl',
  taal: 'nl-NL',
  groepenpad: 'groepen',
  groep: 'groep',
  Groep: 'Groep',
  groepen: 'groepen',
  Groepen: 'Groepen',
  groepsindeling: 'groepsindeling',
  groepsnaam: 'groepsnaam',
  Groepsvoortgang: 'Groepsvoortgang',
  jaargroep: 'groep',
  Jaargroep: 'Groep',
  welkeJaargroep: 'welke groep',
  rt: 'RT',
  rtPraktijk: 'RT-praktijk',
  RtPraktijk: 'RT-praktijk',
  rtBegeleider: 'RT’er',
  leerkracht: 'leerkracht',
  Leerkracht: 'Leerkracht',
  leerkrachten: 'leerkrachten',
  juf: 'je juf, je meester of je ouders',
  school: 'basisschool',
  zomervakantie: 'zomervakantie',
}

const VL: Woordkeus = {
  ...jaarwoordenVl,
  ...VAN_SCHOOL,
  land: 'be',
  taal: 'nl-BE',
  groepenpad: 'klassen',
  groep: 'klas',
  Groep: 'Klas',
  groepen: 'klassen',
  Groepen: 'Klassen',
  groepsindeling: 'klasindeling',
  groepsnaam: 'klasnaam',
  Groepsvoortgang: 'Klasvoortgang',
  jaargroep: 'leerjaar',
  Jaargroep: 'Leerjaar',
  welkeJaargroep: 'welk leerjaar',
  rt: 'logopedie',
  rtPraktijk: 'logopediepraktijk',
  RtPraktijk: 'Logopediepraktijk',
  rtBegeleider: 'logopedist',
  leerkracht: 'leerkracht',
  Leerkracht: 'Leerkracht',
  leerkrachten: 'leerkrachten',
  juf: 'je juf, je meester of je ouders',
  school: 'lagere school',
  zomervakantie: 'grote vakantie',
}

const WOORDKEUS: Readonly<Record<Land, Woordkeus>> = { nl: NL, be: VL }

/** Returns the wording of a country as its schools read it; that of an account is `woordkeusVoor` (woordkeus-voor.ts). */
export function woordkeusBijLand(land: Land): Woordkeus {
  return WOORDKEUS[land]
}

/**
 * Returns the wording for a host name, for everything on a screen: Flemish on hosts that end in `.be` and on the listed preview
 * hosts, Dutch on all others. A port, capitals and a closing dot do not matter.
 */
export function woordkeusBijHost(host: string, vlaamseHosts: readonly string[]): Woordkeus {
  const naam = zonderPoort(host)
  const isVlaams = naam.endsWith('.be') || vlaamseHosts.map(zonderPoort).includes(naam)
  return isVlaams ? VL : NL
}

function zonderPoort(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}
