import { padVan, fillPad } from './pad.ts'
import { ROUTES, ROUTE_NAMEN, routeVan, type RouteNaam } from './routes.ts'

/** One step of the breadcrumb trail. Without `pad` it is not a link. */
export interface Kruimel {
  /** The text, with words such as {groep} still in it. */
  readonly tekst: string
  readonly pad: string | null
  /** The parameter whose own name (of the group, the pupil) replaces the text once it is known. */
  readonly param: string | null
}

/** What the trail calls each area at its start. */
const BEGIN = { admin: 'admin account', kantoor: 'office account' } as const
/** Path parts for one thing that has a name of its own, and what it is called until that is known. */
const DINGEN: Readonly<Record<string, string>> = {
  '{groepId}': '{Groep}',
  '{leerlingId}': '{Leerling}',
}

const opPad = (path: string): RouteNaam | undefined =>
  ROUTE_NAMEN.find((naam) => ROUTES[naam].path === path)

function ding(path: string, deel: string, params: Readonly<Record<string, string>>): Kruimel {
  const eigen = opPad(path) ?? opPad(`${path}/leerlingen`)
  const pad =
    eigen && routeVan(eigen).status === 'klaar' ? fillPad(routeVan(eigen).path, params) : null
  return { tekst: DINGEN[deel] ?? '', pad, param: deel.slice(1, -1) }
}

function pagina(naam: RouteNaam, params: Readonly<Record<string, string>>): Kruimel {
  const { kruimel, titel, status, path } = routeVan(naam)
  return {
    tekst: kruimel ?? titel,
    pad: status === 'klaar' ? fillPad(path, params) : null,
    param: null,
  }
}

/**
 * Returns the trail of a page: its area, then every page above it. Only finished pages are links; the last step is the current
 * page, and no step links to it.
 */
export function kruimelpad(naam: RouteNaam, params: Readonly<Record<string, string>>): Kruimel[] {
  const { path, layout, titel } = routeVan(naam)
  if (layout === 'account') return [{ tekst: titel, pad: null, param: null }]
  if (layout !== 'admin' && layout !== 'kantoor') return []
  const delen = path.split('/')
  const heeftThuis = layout === 'admin' && naam !== 'a-groepen'
  const begin: Kruimel = {
    tekst: BEGIN[layout],
    pad: heeftThuis ? padVan('a-groepen', { adminId: params['adminId'] ?? '' }) : null,
    param: null,
  }
  const stappen = delen.flatMap((deel, i): Kruimel[] => {
    const tot = delen.slice(0, i + 1).join('/')
    if (deel in DINGEN) return [ding(tot, deel, params)]
    const hier = opPad(tot)
    // The list of pupils is the group's own page, so the group's step already leads there.
    if (!hier || (hier === 'a-groep' && naam !== 'a-groep')) return []
    return [pagina(hier, params)]
  })
  const hier = fillPad(path, params)
  return [begin, ...stappen].map((stap, i, alle) =>
    stap.pad === hier || i === alle.length - 1 ? { ...stap, pad: null } : stap,
  )
}
