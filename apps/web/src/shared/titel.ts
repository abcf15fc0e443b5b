import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { vulWoorden } from './vul-woorden.ts'
import { bestaatHier } from './routes/bestaat-hier.ts'
import { vindRoute } from './routes/pad.ts'
import { routeVan } from './routes/routes.ts'

const MERK = 'Letterhaven'

/** The document title of an address in these words: 'X · Letterhaven'. */
export function titelVan(pathname: string, w: Woordkeus): string {
  const route = vindRoute(pathname)
  const titel =
    route && bestaatHier(route.naam)
      ? vulWoorden(routeVan(route.naam).titel, w)
      : 'Pagina niet gevonden'
  return `${titel} · ${MERK}`
}
