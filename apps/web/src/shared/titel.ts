import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { fillWoorden } from './fill-woorden.ts'
import { bestaatHier } from './routes/bestaat-hier.ts'
import { findRoute } from './routes/pad.ts'
import { routeVan } from './routes/routes.ts'

const MERK = 'Letterhaven'

/** Returns the document title of an address in this wording: 'X · Letterhaven'. */
export function titelVan(pathname: string, w: Woordkeus): string {
  const route = findRoute(pathname)
  const titel =
    route && bestaatHier(route.naam)
      ? fillWoorden(routeVan(route.naam).titel, w)
      : 'Pagina niet gevonden'
  return `${titel} · ${MERK}`
}
