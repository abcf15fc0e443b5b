import type { Land } from '@letterhaven/contracts/admin'
import { jaarwoordenNl, jaarwoordenVl, type Jaarwoorden } from './jaarwoorden.ts'

/** Every word and phrase that differs between the Netherlands and Flanders; the rest is one Dutch. */
export interface Woordkeus extends Jaarwoorden {
  readonly land: Land
  /** Language tag for the page, for speech and for sorting. */
  readonly taal: 'nl-NL' | 'nl-BE'
  /** The word for groups in a path: /admins/{adminId}/groepen or /klassen. */
  readonly groepenpad: 'groepen' | 'klassen'

  readonly groep: string
  readonly Groep: string
  readonly groepen: string
  readonly Groepen: string
  readonly groepje: string
  readonly combinatiegroep: string
  readonly groepsindeling: string
  readonly Groepsindeling: string
  readonly groepsinstelling: string
  readonly groepsnaam: string
  readonly groepsvoortgang: string
  readonly Groepsvoortgang: string
  readonly groepsgemiddelde: string
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
  /** Whom a child asks, as long as nothing says whether it is at school or at home. */
  readonly juf: string

  readonly school: string
  readonly specialeSchool: string
  readonly internBegeleider: string
  readonly zorgniveau: string
  readonly Zorgniveau: string
  /** The four levels of care, lightest first. */
  readonly zorgniveaus: readonly [string, string, string, string]
  readonly zorgpartner: string

  readonly zomervakantie: string
  readonly voorjaarsvakantie: string
  readonly lentevakantie: string
  /** First day of the school year, as it is said. */
  readonly beginSchooljaar: string
}

const NL: Woordkeus = {
  ...jaarwoordenNl,
  land: 'nl',
  taal: 'nl-NL',
  groepenpad: 'groepen',
  groep: 'groep',
  Groep: 'Groep',
  groepen: 'groepen',
  Groepen: 'Groepen',
  groepje: 'groepje',
  combinatiegroep: 'combinatiegroep',
  groepsindeling: 'groepsindeling',
  Groepsindeling: 'Groepsindeling',
  groepsinstelling: 'groepsinstelling',
  groepsnaam: 'groepsnaam',
  groepsvoortgang: 'groepsvoortgang',
  Groepsvoortgang: 'Groepsvoortgang',
  groepsgemiddelde: 'groepsgemiddelde',
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
  juf: 'juf, meester of ouder',
  school: 'basisschool',
  specialeSchool: 'speciaal basisonderwijs',
  internBegeleider: 'intern begeleider',
  zorgniveau: 'ondersteuningsniveau',
  Zorgniveau: 'Ondersteuningsniveau',
  zorgniveaus: [
    'ondersteuningsniveau 1',
    'ondersteuningsniveau 2',
    'ondersteuningsniveau 3',
    'ondersteuningsniveau 4',
  ],
  zorgpartner: 'samenwerkingsverband',
  zomervakantie: 'zomervakantie',
  voorjaarsvakantie: 'voorjaarsvakantie',
  lentevakantie: 'meivakantie',
  beginSchooljaar: '1 augustus',
}

const VL: Woordkeus = {
  ...jaarwoordenVl,
  land: 'be',
  taal: 'nl-BE',
  groepenpad: 'klassen',
  groep: 'klas',
  Groep: 'Klas',
  groepen: 'klassen',
  Groepen: 'Klassen',
  groepje: 'groepje',
  combinatiegroep: 'graadklas',
  groepsindeling: 'klasindeling',
  Groepsindeling: 'Klasindeling',
  groepsinstelling: 'klasinstelling',
  groepsnaam: 'klasnaam',
  groepsvoortgang: 'klasvoortgang',
  Groepsvoortgang: 'Klasvoortgang',
  groepsgemiddelde: 'klasgemiddelde',
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
  juf: 'juf, meester of ouder',
  school: 'lagere school',
  specialeSchool: 'buitengewoon onderwijs',
  internBegeleider: 'zorgcoördinator',
  zorgniveau: 'fase in het zorgcontinuüm',
  Zorgniveau: 'Fase in het zorgcontinuüm',
  zorgniveaus: ['brede basiszorg', 'verhoogde zorg', 'uitbreiding van zorg', 'individueel aanbod'],
  zorgpartner: 'CLB',
  zomervakantie: 'grote vakantie',
  voorjaarsvakantie: 'krokusvakantie',
  lentevakantie: 'paasvakantie',
  beginSchooljaar: '1 september',
}

const WOORDKEUS: Readonly<Record<Land, Woordkeus>> = { nl: NL, be: VL }

/** The wording of a country: for mail, PDF and export, which follow the admin's land. */
export function woordkeusBijLand(land: Land): Woordkeus {
  return WOORDKEUS[land]
}

/**
 * The wording of a host name, for everything on a screen: Flemish on hosts that end in `.be` and on
 * the listed preview hosts, Dutch on all others. A port, capitals and a closing dot do not matter.
 */
export function woordkeusBijHost(host: string, vlaamseHosts: readonly string[]): Woordkeus {
  const naam = zonderPoort(host)
  const isVlaams = naam.endsWith('.be') || vlaamseHosts.map(zonderPoort).includes(naam)
  return isVlaams ? VL : NL
}

function zonderPoort(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}
