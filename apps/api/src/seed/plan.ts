import type { AdminSoort, Feature, Land } from '@letterhaven/contracts/admin'
import type { AdminId, GroepId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { Naam } from '@letterhaven/contracts/leerling'
import type { Rol } from '@letterhaven/contracts/rol'
import * as namen from './names.ts'
import { PLAATJES_TOT } from '../features/leerling-inloggen/geheim-maker.ts'
import { seedKlascode, seedPlaatjes, seedSchoolcode, seedTotp, seedWoorden } from './secrets.ts'
import { seedId, seedNumber } from './seed-id.ts'

/** The demonstration: everything but dates is fixed, so that ids and passwords can be told without a database. */
export interface SeedAdmin {
  readonly id: AdminId
  readonly sleutel: string
  /** What a pupil types; null where nobody signs in as a pupil. */
  readonly schoolcode: string | null
  readonly naam: string
  readonly plaats: string
  readonly soort: AdminSoort
  readonly land: Land
  readonly features: readonly Feature[]
  readonly groepen: readonly SeedGroep[]
  readonly medewerkers: readonly SeedMedewerker[]
}

export interface SeedGroep {
  readonly id: GroepId
  /** What stands in its class link. */
  readonly klascode: string
  readonly naam: string
  /** Which members of staff teach it, by their place in the list. */
  readonly docenten: readonly number[]
  readonly leerlingen: readonly SeedLeerling[]
}

interface SeedAccount {
  readonly gebruikersnaam: string
  readonly wachtwoord: string
}

export interface SeedMedewerker extends SeedAccount {
  readonly id: UserId
  readonly naam: Naam
  readonly role: Exclude<Rol, 'leerling' | 'demo' | 'office' | 'superadmin'>
}

export interface SeedLeerling extends SeedAccount {
  readonly id: LeerlingId
  readonly naam: Naam
  readonly jaargroep: number
  readonly dyslexie: boolean
  readonly role: 'leerling' | 'demo'
  /** Four pictures beside the words, for the youngest. */
  readonly plaatjes: string | null
}

export interface SeedKantoor extends SeedAccount {
  readonly id: UserId
  /** The secret of its second step, in the letters that an app takes (base32). */
  readonly totpGeheim: string
  readonly role: 'office' | 'superadmin'
}

const kaal = (tekst: string): string =>
  tekst
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z]/g, '')
    .toLowerCase()

/** One pupil in eleven uses the dyslexia settings. */
const DYSLEXIE_OP = 11

function seedLeerling(
  sleutel: string,
  nummer: number,
  { naam, jaargroep }: { naam: Naam; jaargroep: number },
): SeedLeerling {
  const id = `${sleutel}/leerling/${nummer}`
  const role = sleutel === 'demo' ? 'demo' : 'leerling'
  return {
    id: seedId(id),
    naam,
    jaargroep,
    dyslexie: seedNumber(`${id}/dyslexie`, DYSLEXIE_OP) === 0,
    role,
    gebruikersnaam: `${kaal(naam.voornaam) || 'leerling'}${nummer}.${sleutel}`,
    wachtwoord: seedWoorden(id, jaargroep),
    plaatjes: jaargroep <= PLAATJES_TOT && role === 'leerling' ? seedPlaatjes(id, jaargroep) : null,
  }
}

interface GroepSchets {
  readonly naam: string
  readonly jaargroepen: readonly number[]
  readonly aantal: number
  readonly docenten: readonly number[]
}

function seedGroepen(
  sleutel: string,
  kinderen: readonly Naam[],
  schetsen: readonly GroepSchets[],
): SeedGroep[] {
  let nummer = 0
  return schetsen.map((schets, g) => ({
    id: seedId(`${sleutel}/groep/${g}`),
    klascode: seedKlascode(`${sleutel}/groep/${g}`),
    naam: schets.naam,
    docenten: schets.docenten,
    leerlingen: kinderen.slice(nummer, nummer + schets.aantal).map((naam, i) => {
      const jaargroep = schets.jaargroepen[i % schets.jaargroepen.length] ?? 3
      nummer += 1
      return seedLeerling(sleutel, nummer, { naam, jaargroep })
    }),
  }))
}

function seedMedewerkers(
  sleutel: string,
  lijst: readonly Naam[],
  rollen: readonly SeedMedewerker['role'][],
) {
  return rollen.map((role, i): SeedMedewerker => {
    const naam = lijst[i] ?? { voornaam: role, tussenvoegsel: '', achternaam: '' }
    return {
      id: seedId(`${sleutel}/medewerker/${i}`),
      naam,
      role,
      gebruikersnaam: `${kaal(naam.voornaam)}@${sleutel}.example`,
      wachtwoord: `Vuurtoren-${sleutel}-${i + 1}`,
    }
  })
}

const SCHOOL_ROLLEN = ['schooladmin', 'docent', 'docent', 'docent', 'docent'] as const
const SCHOOL_FEATURES: readonly Feature[] = ['featureZorgtraject', 'testschool']

const NL_GROEPEN: readonly GroepSchets[] = [
  { naam: 'Groep 3', jaargroepen: [3], aantal: 24, docenten: [1] },
  { naam: 'Groep 4', jaargroepen: [4], aantal: 25, docenten: [1, 2] },
  { naam: 'Groep 5/6', jaargroepen: [5, 6], aantal: 26, docenten: [3] },
  { naam: 'Groep 7/8', jaargroepen: [7, 8], aantal: 23, docenten: [4] },
]

const BE_GROEPEN: readonly GroepSchets[] = [
  { naam: '1A', jaargroepen: [3], aantal: 24, docenten: [1] },
  { naam: '2A', jaargroepen: [4], aantal: 25, docenten: [1, 2] },
  { naam: '3A', jaargroepen: [5], aantal: 23, docenten: [3] },
  { naam: '6A', jaargroepen: [8], aantal: 24, docenten: [4] },
]

const demoKind: Naam = { voornaam: 'Vos', tussenvoegsel: '', achternaam: '' }

type Schets = Omit<SeedAdmin, 'id' | 'schoolcode' | 'features' | 'groepen' | 'medewerkers'> & {
  readonly kinderen: readonly Naam[]
  readonly groepen: readonly GroepSchets[]
  readonly staf: readonly Naam[]
  readonly rollen: readonly SeedMedewerker['role'][]
}

const SCHETSEN: readonly Schets[] = [
  {
    sleutel: 'dekade',
    naam: 'Basisschool De Kade',
    plaats: 'Havendam',
    soort: 'school',
    land: 'nl',
    kinderen: namen.LEERLINGEN_NL,
    groepen: NL_GROEPEN,
    staf: namen.MEDEWERKERS_NL,
    rollen: SCHOOL_ROLLEN,
  },
  {
    sleutel: 'letterhulp',
    naam: 'RT-praktijk Letterhulp',
    plaats: 'Havendam',
    soort: 'rt',
    land: 'nl',
    kinderen: namen.KLEINE_GROEP_NL,
    groepen: [{ naam: 'Mijn leerlingen', jaargroepen: [4, 5, 6], aantal: 6, docenten: [0] }],
    staf: [{ voornaam: 'Ellen', tussenvoegsel: '', achternaam: 'Zijlstra' }],
    rollen: ['rtadmin'],
  },
  {
    sleutel: 'aalbers',
    naam: 'Thuis bij Aalbers',
    plaats: 'Duindorp',
    soort: 'thuis',
    land: 'nl',
    kinderen: namen.THUIS_NL,
    groepen: [{ naam: 'Thuis', jaargroepen: [4, 6], aantal: 2, docenten: [0] }],
    staf: [{ voornaam: 'Judith', tussenvoegsel: '', achternaam: 'Aalbers' }],
    rollen: ['thuisadmin'],
  },
  {
    sleutel: 'hetanker',
    naam: 'Basisschool Het Anker',
    plaats: 'Zeebrecht',
    soort: 'school',
    land: 'be',
    kinderen: namen.LEERLINGEN_BE,
    groepen: BE_GROEPEN,
    staf: namen.MEDEWERKERS_BE,
    rollen: SCHOOL_ROLLEN,
  },
  {
    sleutel: 'spreekwijzer',
    naam: 'Logopedie Spreekwijzer',
    plaats: 'Zeebrecht',
    soort: 'rt',
    land: 'be',
    kinderen: namen.KLEINE_GROEP_BE,
    groepen: [{ naam: 'Mijn leerlingen', jaargroepen: [4, 5, 6], aantal: 5, docenten: [0] }],
    staf: [{ voornaam: 'Griet', tussenvoegsel: '', achternaam: 'Lauwers' }],
    rollen: ['rtadmin'],
  },
  {
    sleutel: 'vaneeckhout',
    naam: 'Thuis bij Van Eeckhout',
    plaats: 'Polderkerke',
    soort: 'thuis',
    land: 'be',
    kinderen: namen.THUIS_BE,
    groepen: [{ naam: 'Thuis', jaargroepen: [4, 6], aantal: 2, docenten: [0] }],
    staf: [{ voornaam: 'Sofie', tussenvoegsel: '', achternaam: 'Van Eeckhout' }],
    rollen: ['thuisadmin'],
  },
  {
    sleutel: 'demo',
    naam: 'Demo',
    plaats: '',
    soort: 'demo',
    land: 'nl',
    kinderen: [demoKind],
    groepen: [{ naam: 'Demo', jaargroepen: [5], aantal: 1, docenten: [] }],
    staf: [],
    rollen: [],
  },
  {
    sleutel: 'denieuwe',
    naam: 'Basisschool De Nieuwe',
    plaats: 'Havendam',
    soort: 'school',
    land: 'nl',
    kinderen: [],
    groepen: [],
    staf: [
      { voornaam: 'Bas', tussenvoegsel: '', achternaam: 'Noordhoek' },
      { voornaam: 'Iris', tussenvoegsel: 'de', achternaam: 'Wit' },
    ],
    rollen: ['schooladmin', 'docent'],
  },
]

/** Every admin of the demonstration, in a fixed order. */
export const SEED_ADMINS: readonly SeedAdmin[] = SCHETSEN.map(
  ({ kinderen, groepen, staf, rollen, ...admin }) => ({
    ...admin,
    id: seedId<AdminId>(`admin/${admin.sleutel}`),
    schoolcode: admin.soort === 'demo' ? null : seedSchoolcode(`admin/${admin.sleutel}`),
    features: admin.soort === 'school' ? SCHOOL_FEATURES : [],
    groepen: seedGroepen(admin.sleutel, kinderen, groepen),
    medewerkers: seedMedewerkers(admin.sleutel, staf, rollen),
  }),
)

/** The people of the product's own office. */
export const SEED_KANTOOR: readonly SeedKantoor[] = (['office', 'superadmin'] as const).map(
  (role) => ({
    id: seedId<UserId>(`kantoor/${role}`),
    role,
    gebruikersnaam: `${role}@letterhaven.example`,
    wachtwoord: `Vuurtoren-${role}`,
    totpGeheim: seedTotp(`kantoor/${role}`),
  }),
)
