import type { Winkels } from '@letterhaven/ui/apparaat/opslag'
import { findRoute } from '../../../shared/routes/pad.ts'
import { routeVan } from '../../../shared/routes/routes.ts'
import { readCodes } from '../../../shared/session/klas-van-apparaat.ts'
import { SLEUTEL } from '../../../shared/session/sleutel.ts'
import { veiligeWantedRoute } from '../../../shared/session/wanted-route.ts'

/** A child at its own name in a class. */
export interface EigenKlas {
  readonly klascode: string
  readonly kind: string
}

/**
 * Returns where a child signs in whose page was asked for: at its own name in the class that this device knows. Null for anybody
 * else, and on a device that knows no class.
 */
export function eigenKlasVan({ local, session }: Winkels): EigenKlas | null {
  const { klascode } = readCodes(local)
  const gewenst = veiligeWantedRoute(session.getItem(SLEUTEL.wantedRoute))
  if (klascode === null || gewenst === null) return null
  const route = findRoute(new URL(gewenst, 'https://hier.invalid').pathname)
  const kind = route?.params['leerlingId']
  if (!route || kind === undefined || routeVan(route.naam).layout !== 'leerling') return null
  return { klascode, kind }
}
