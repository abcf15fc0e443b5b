import { findRoute } from '../routes/pad.ts'
import { routeVan } from '../routes/routes.ts'
import type { Opslag } from '@letterhaven/ui/apparaat/opslag'
import { SLEUTEL } from './sleutel.ts'

const MAX_LENGTE = 2000
/** A made-up origin: a URL that leaves it is not one of our own paths. */
const HIER = 'https://hier.invalid'

// eslint-disable-next-line no-control-regex -- control characters are exactly what is refused here
const VREEMDE_TEKENS = /[\u0000-\u001f\u007f\\]/

/**
 * Returns the path to go back to after signing in, or null when it is not the address of a page of ours: other origins,
 * schemes, unknown paths and the sign-in pages themselves are all refused.
 */
export function veiligeWantedRoute(waarde: string | null): string | null {
  if (!waarde || waarde.length > MAX_LENGTE || VREEMDE_TEKENS.test(waarde)) return null
  if (!waarde.startsWith('/') || waarde.startsWith('//')) return null
  const url = URL.parse(waarde, HIER)
  if (!url || url.origin !== HIER || url.pathname.startsWith('//')) return null
  const route = findRoute(url.pathname)
  if (!route) return null
  const def = routeVan(route.naam)
  if (def.layout === 'auth' && def.toegang === 'openbaar') return null
  return url.pathname + url.search + url.hash
}

/**
 * Keeps where somebody wanted to go, if that is a page of ours; `van` is the user who was signed in then. The same page again
 * without a user stays that user's: a page whose session ends goes on asking until the login page stands.
 */
export function saveWantedRoute(opslag: Opslag, waarde: string, van: string | null = null): void {
  const veilig = veiligeWantedRoute(waarde)
  if (!veilig || (van === null && veilig === opslag.getItem(SLEUTEL.wantedRoute))) return
  opslag.setItem(SLEUTEL.wantedRoute, veilig)
  if (van === null) opslag.removeItem(SLEUTEL.wantedRouteVan)
  else opslag.setItem(SLEUTEL.wantedRouteVan, van)
}

/** Takes the kept route: it is read once and then cleared. A route that another person than `voor` wanted is not returned. */
export function takeWantedRoute(opslag: Opslag, voor: string | null = null): string | null {
  const waarde = opslag.getItem(SLEUTEL.wantedRoute)
  const van = opslag.getItem(SLEUTEL.wantedRouteVan)
  opslag.removeItem(SLEUTEL.wantedRoute)
  opslag.removeItem(SLEUTEL.wantedRouteVan)
  const isVanAnder = van !== null && voor !== null && van !== voor
  return isVanAnder ? null : veiligeWantedRoute(waarde)
}

const VERLOPEN =
  'Je bent uitgelogd: de tijd was om, of je logde uit op een andere plek. Log opnieuw in, dan kom je terug waar je was. Vulde je iets in? Kijk dan of het er nog staat.'

/** Says why a user who was just at work is on the login page; null for somebody who comes from elsewhere. */
export const waaromUitgelogd = (opslag: Opslag): string | null =>
  opslag.getItem(SLEUTEL.wantedRouteVan) === null ? null : VERLOPEN
