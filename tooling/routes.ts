import { endpoints } from '@letterhaven/contracts/endpoints/endpoints'
import { ROLLEN } from '@letterhaven/contracts/rol'
import { RECHTEN_MATRIX } from '@letterhaven/domain/rechten'
import { ROUTE_NAMEN, routeVan } from '../apps/web/src/shared/routes/routes.ts'
import type { RouteDef } from '../apps/web/src/shared/routes/route-def.ts'

/** Returns the roles that may open a page; `*` where no sign-in is needed. */
function rolesVan({ toegang }: RouteDef): readonly string[] {
  if (toegang === 'openbaar') return ['*']
  return toegang === 'aangemeld' ? ROLLEN : RECHTEN_MATRIX[toegang]
}

/** Prints every call and every page of the product; it needs no server. */
const api = Object.values(endpoints).map(({ method, path, access }) => ({ method, path, access }))
const web = ROUTE_NAMEN.map((naam) => {
  const route = routeVan(naam)
  return { name: naam, path: route.path, roles: rolesVan(route), status: route.status }
})
process.stdout.write(`${JSON.stringify({ api, web }, null, 2)}\n`)
