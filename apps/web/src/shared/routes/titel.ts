import { woordkeus } from '../woordkeus.tsx'
import { vulWoorden } from '../vul-woorden.ts'
import { bestaatHier } from './bestaat-hier.ts'
import { vindRoute } from './pad.ts'
import { routeVan } from './routes.ts'

const MERK = 'Letterhaven'

/** The document title of an address: 'X · Letterhaven'. */
export function titelVan(pathname: string): string {
  const route = vindRoute(pathname)
  const titel =
    route && bestaatHier(route.naam)
      ? vulWoorden(routeVan(route.naam).titel, woordkeus)
      : 'Pagina niet gevonden'
  return `${titel} · ${MERK}`
}
