import { SEED_ADMINS, type SeedAdmin } from '../apps/api/src/seed/plan.ts'
import type { Account } from './aanmelden.ts'

/** A page to be measured, and by what one sees that it is there. */
export interface Pagina {
  readonly naam: string
  readonly pad: string
  /** Who looks; null without signing in. */
  readonly wie: Account | null
  /** Shows only when the page has its data. */
  readonly klaar: string
  /** Goals of web.md section 5: ms until the largest paint, ms of blocking. */
  readonly lcp: number
  readonly blok: number
  /** Points that Lighthouse should give for speed; 100 for a page that anybody may visit. */
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
/** The teacher who looks at the group. */
export const DOCENT = vereist(
  school.medewerkers.find((medewerker) => medewerker.role === 'docent'),
  'docent',
)
const groep = vereist(school.groepen[0], 'groep')
/** The pupil who looks at the map and plays. */
const LEERLING = vereist(groep.leerlingen[0], 'leerling')
const groepen = `/admins/${school.id}/groepen`
/** The group, as page and as call. */
export const GROEP_PAD = `${groepen}/${groep.id}`
const leraar = { wie: DOCENT, lcp: 2000, blok: 200, snelheid: 95 } as const
const openbaar = { wie: null, klaar: 'main h1', lcp: 1200, blok: 0, snelheid: 100 } as const

/** The pages of which issue 2 gives figures. */
export const PAGINAS: readonly Pagina[] = [
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
    naam: 'landkaart',
    pad: `/leerling/${LEERLING.id}/landkaart`,
    wie: LEERLING,
    klaar: '.verder-knop',
    lcp: 1700,
    blok: 100,
    snelheid: 97,
  },
]
