import { padVan } from '../routes/pad.ts'
import { wisBewaard } from './bewaard.ts'
import { SLEUTEL } from './opslag.ts'
import { sessie, winkels } from './sessie.ts'

/**
 * Signs out and, unless told otherwise, replaces the location with the login page. Whoever signs
 * in next starts on their own first page.
 */
export function meldAf({ redirect = true }: { redirect?: boolean } = {}): void {
  winkels.session.removeItem(SLEUTEL.wantedRoute)
  wisBewaard(window.localStorage)
  sessie.stop()
  if (redirect) window.location.replace(padVan('login', {}))
}
