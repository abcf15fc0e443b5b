import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { padVan } from '../routes/pad.ts'
import { eraseHere } from './bewaard.ts'
import { sessie } from './sessie.ts'
import { SLEUTEL } from './sleutel.ts'

/**
 * Ends the session at the server as well, so that its token becomes worthless. Without a network the session simply runs out.
 */
function eindigBijServer(): void {
  const token = sessie.accessToken()
  if (token === null) return
  // This does not use the client: its answer matters to nobody any more, and every page carries this code.
  const headers = { authorization: `Bearer ${token}` }
  fetch('/api/auth/uitloggen', { method: 'POST', keepalive: true, headers }).catch(() => undefined)
}

/**
 * Signs out and, unless told otherwise, replaces the location with the login page. The next user to sign in starts on their own
 * first page.
 */
export function signOff({ redirect = true }: { redirect?: boolean } = {}): void {
  eindigBijServer()
  winkels.session.removeItem(SLEUTEL.wantedRoute)
  winkels.session.removeItem(SLEUTEL.wantedRouteVan)
  winkels.local.setItem(SLEUTEL.afgemeld, 'ja')
  eraseHere()
  sessie.stop()
  if (redirect) window.location.replace(padVan('login', {}))
}
