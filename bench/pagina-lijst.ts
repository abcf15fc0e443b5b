import { SEED_ADMINS, type SeedAdmin } from '../apps/api/src/seed/plan.ts'
import type { Account } from '../rig/aanmelden.ts'

/** A page to measure, and how to see that it is there. */
export interface Pagina {
  readonly naam: string
  readonly pad: string
  /** The account that views it; null without signing in. */
  readonly wie: Account | null
  /** Selector of something that is shown only when the page has its data. */
  readonly klaar: string
  /** The goals: ms until the largest paint, and ms of blocking. */
  readonly lcp: number
  readonly blok: number
  /** The score that Lighthouse should give for speed; 100 for a public page. */
  readonly snelheid: number
}

function eersteSchool(): SeedAdmin {
  const [school] = SEED_ADMINS
  if (!school) throw new Error('de seed heeft geen school')
  return school
}

function vereist<T>(waarde: T | undefined, wat: string): T {
  if (waarde === undefined) throw new Error(`de seed heeft geen ${wat}`)
  return waarde
}

const school = eersteSchool()
/** The teacher who views the group. */
export const DOCENT = vereist(
  school.medewerkers.find((medewerker) => medewerker.role === 'docent'),
  'docent',
)
const groep = vereist(school.groepen[0], 'groep')
/** The head who manages the school. */
export const HOOFD = vereist(
  school.medewerkers.find((medewerker) => medewerker.role === 'schooladmin'),
  'schooladmin',
)
/** The pupil who views the map and plays. */
const LEERLING = vereist(groep.leerlingen[0], 'leerling')
/** The path of the school, for pages and calls. */
export const SCHOOL_PAD = `/admins/${school.id}`
const groepen = `${SCHOOL_PAD}/groepen`
/** The path of the group, for pages and calls. */
export const GROEP_PAD = `${groepen}/${groep.id}`
const leraar = { wie: DOCENT, lcp: 2000, blok: 200, snelheid: 95 } as const
const hoofd = { ...leraar, wie: HOOFD } as const
const openbaar = { wie: null, klaar: 'main h1', lcp: 1200, blok: 0, snelheid: 100 } as const

/** The pages that are measured, in the order of a visitor, a teacher, a head and a pupil. */
const ALLE: readonly Pagina[] = [
  { ...openbaar, naam: 'home', pad: '/site/home' },
  { ...openbaar, naam: 'colofon', pad: '/site/colofon' },
  {
    naam: 'inloggen',
    pad: '/app/auth/login',
    wie: null,
    klaar: '#app form.login',
    lcp: 1600,
    blok: 100,
    snelheid: 98,
  },
  { ...leraar, naam: 'groepen', pad: groepen, klaar: '.groepen-raster' },
  {
    ...leraar,
    naam: 'groep',
    pad: `${groepen}/${groep.id}/leerlingen`,
    klaar: '.scherm a[href*="/leerlingen/"]',
  },
  {
    ...leraar,
    naam: 'groepsvoortgang',
    pad: `${groepen}/${groep.id}/voortgang`,
    klaar: 'table[role=grid]',
  },
  {
    ...leraar,
    naam: 'wachtwoorden',
    pad: `${groepen}/${groep.id}/leerlingen/wachtwoorden`,
    klaar: '.ww-link',
  },
  {
    ...leraar,
    naam: 'toevoegen',
    pad: `${groepen}/${groep.id}/leerlingen/toevoegen`,
    klaar: '.erbij-rij',
  },
  { ...hoofd, naam: 'alle-leerlingen', pad: `${groepen}/leerlingen`, klaar: '.school-zeef' },
  { ...hoofd, naam: 'dubbel', pad: `${groepen}/dubbele-leerlingen`, klaar: '.scherm.dubbelen' },
  { ...hoofd, naam: 'inlezen', pad: `${groepen}/edexml`, klaar: '.scherm.import' },
  { ...hoofd, naam: 'schooljaar', pad: `${groepen}/schooljaar`, klaar: '.overgang-van' },
  { ...hoofd, naam: 'zorgleerlingen', pad: `${SCHOOL_PAD}/zorgleerlingen`, klaar: '.zorg-rij' },
  { ...hoofd, naam: 'docenten', pad: `${SCHOOL_PAD}/docenten`, klaar: '.docent-naam' },
  { ...hoofd, naam: 'licentie', pad: `${SCHOOL_PAD}/licentie`, klaar: '.jaarkaart' },
  {
    ...hoofd,
    naam: 'accountgegevens',
    pad: `${SCHOOL_PAD}/accountgegevens`,
    klaar: '.ag-delen input',
  },
  { ...hoofd, naam: 'vriend', pad: `${SCHOOL_PAD}/vriend-uitnodigen`, klaar: '.vriend-mail' },
  { ...hoofd, naam: 'prullenbak', pad: `${SCHOOL_PAD}/prullenbak`, klaar: '.scherm.weg' },
  {
    naam: 'landkaart',
    pad: `/leerling/${LEERLING.id}/landkaart`,
    wie: LEERLING,
    klaar: '.verder-knop',
    lcp: 1700,
    blok: 100,
    snelheid: 97,
  },
]

/** Returns the pages in `BENCH_PAGINAS=home,colofon`, or all. It throws on an unknown name, which would measure nothing. */
export function choosePaginas(): readonly Pagina[] {
  const namen = process.env['BENCH_PAGINAS']?.split(',')
  const onbekend = namen?.find((een) => !ALLE.some(({ naam }) => naam === een))
  if (onbekend !== undefined) throw new Error(`BENCH_PAGINAS noemt '${onbekend}', dat er niet is`)
  return ALLE.filter(({ naam }) => namen?.includes(naam) ?? true)
}
