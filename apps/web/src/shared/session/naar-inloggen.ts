import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { padVan } from '../routes/pad.ts'
import { sessie } from './sessie.ts'
import { saveWantedRoute } from './wanted-route.ts'

type Ga = (pad: string) => void

let go: Ga = (pad) => window.location.assign(pad)

/** Lets the router provide its own navigation, which does not load the page again. */
export function gebruikNavigatie(nieuw: Ga): void {
  go = nieuw
}

/**
 * Keeps the current full path as wantedRoute, ends the session of this tab and goes to the login page that fits it, unless a
 * login page is already open.
 */
export function naarInloggen(): void {
  const { pathname, search, hash } = window.location
  const doel = sessie.isSSO() ? padVan('login-sso', {}) : padVan('login', {})
  saveWantedRoute(winkels.session, pathname + search + hash, sessie.user()?._id)
  sessie.verloop()
  if (pathname !== padVan('login', {}) && pathname !== padVan('login-sso', {})) go(doel)
}
