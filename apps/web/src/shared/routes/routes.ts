import { adminRoutes } from './admin-routes.ts'
import { authRoutes, devRoutes } from './auth-routes.ts'
import { kantoorRoutes } from './kantoor-routes.ts'
import { leerlingRoutes } from './leerling-routes.ts'
import type { PadParams, RouteDef } from './route-def.ts'
import { siteRoutes } from './site-routes.ts'

/**
 * Every page of the product, by name. It is data only, so that the router, the links, the guards, the breadcrumbs and the
 * printed list of routes all read the same table.
 */
export const ROUTES = {
  ...siteRoutes,
  ...authRoutes,
  ...adminRoutes,
  ...kantoorRoutes,
  ...leerlingRoutes,
  ...devRoutes,
} as const satisfies Record<string, RouteDef>

export type RouteNaam = keyof typeof ROUTES
/** The names of pages that are finished; game pages are included, because each of them may be. */
export type KlaarNaam = {
  [N in RouteNaam]: (typeof ROUTES)[N] extends { readonly status: 'later' } ? never : N
}[RouteNaam]
/** The parameters of a named route. */
export type RouteParams<N extends RouteNaam> = PadParams<(typeof ROUTES)[N]['path']>

export const ROUTE_NAMEN = Object.keys(ROUTES) as RouteNaam[]

/** Returns one route as plain data, for use where its exact path type does not matter. */
export function routeVan(naam: RouteNaam): RouteDef {
  return ROUTES[naam]
}

/** Old and short addresses, each with the page that it leads to; parameters keep their names. */
export const REDIRECTS: readonly { readonly path: string; readonly naar: RouteNaam }[] = [
  { path: '/', naar: 'home' },
  { path: '/home', naar: 'home' },
  { path: '/admins/{adminId}', naar: 'a-groepen' },
  { path: '/admins/{adminId}/{groepenwoord}/{groepId}', naar: 'a-groep' },
  { path: '/superadmin', naar: 'o-dashboard' },
  { path: '/leerling/{leerlingId}', naar: 'l-landkaart' },
  {
    path: '/leerling/{leerlingId}/somvensters/{somvensterId}/taken/{taakId}/spellen/pinata',
    naar: 'l-spel-pinata',
  },
]
