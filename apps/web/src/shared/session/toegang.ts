import type { Feature } from '@letterhaven/contracts/admin'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import { isKantoor, isSpeler } from '@letterhaven/contracts/rol'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { findRoute } from '../routes/pad.ts'
import { routeVan, type RouteNaam } from '../routes/routes.ts'

/** What becomes of somebody who opens a page. */
export type Oordeel = 'ok' | 'login' | 'geweigerd' | 'niet_gevonden'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const heeftKapotteId = (params: Readonly<Record<string, string>>): boolean =>
  Object.entries(params).some(([naam, waarde]) => naam.endsWith('Id') && !UUID.test(waarde))

/** Somebody else's admin or map looks like one that does not exist. */
function isVreemd(user: SessieUser, params: Readonly<Record<string, string>>): boolean {
  if (
    user.adminId !== null &&
    params['adminId'] !== undefined &&
    params['adminId'] !== user.adminId
  )
    return true
  const isLeerling = isSpeler(user.role)
  return isLeerling && params['leerlingId'] !== undefined && params['leerlingId'] !== user._id
}

/** May this person open this page? The server decides again for every call; this only guides. */
export function judgeToegang(
  naam: RouteNaam,
  params: Readonly<Record<string, string>>,
  user: SessieUser | null,
): Oordeel {
  const { toegang, layout } = routeVan(naam)
  if (toegang === 'openbaar') return 'ok'
  if (!user) return 'login'
  const vanSchool = layout === 'admin' || layout === 'leerling'
  // What the office sees of a school is judged by its look, where the page stands (features/kijk-mee/kantoor-poort.tsx).
  const isBlik = vanSchool && isKantoor(user.role)
  if (!isBlik && toegang !== 'aangemeld' && !heeftRecht(user.role, toegang)) return 'geweigerd'
  return heeftKapotteId(params) || isVreemd(user, params) ? 'niet_gevonden' : 'ok'
}

/** A page that needs a feature is refused when the admin is known not to have it. */
export function mistFeature(naam: RouteNaam, features: readonly Feature[] | null): boolean {
  const { feature } = routeVan(naam)
  return feature !== undefined && features !== null && !features.includes(feature)
}

/** May this person open this address? Unknown addresses may not. */
export function magNaar(pad: string, user: SessieUser): boolean {
  const route = findRoute(pad.split(/[?#]/)[0] ?? '')
  return route !== null && judgeToegang(route.naam, route.params, user) === 'ok'
}
