import type { Feature } from '@letterhaven/contracts/admin'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import { isKantoor, isSpeler } from '@letterhaven/contracts/rol'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { findRoute } from '../routes/pad.ts'
import { routeVan, type RouteNaam } from '../routes/routes.ts'

/** The verdict on somebody who opens a page. */
export type Oordeel = 'ok' | 'login' | 'geweigerd' | 'niet_gevonden'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const heeftKapotteId = (params: Readonly<Record<string, string>>): boolean =>
  Object.entries(params).some(([naam, waarde]) => naam.endsWith('Id') && !UUID.test(waarde))

/** Returns whether the admin or the map is somebody else's, which looks the same as one that does not exist. */
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

/** Judges whether this person may open this page. The server decides again for every call; this only guides. */
export function judgeToegang(
  naam: RouteNaam,
  params: Readonly<Record<string, string>>,
  user: SessieUser | null,
): Oordeel {
  const { toegang, layout } = routeVan(naam)
  if (toegang === 'openbaar') return 'ok'
  if (!user) return 'login'
  const vanSchool = layout === 'admin' || layout === 'leerling'
  // What the office sees of a school is judged by its look, inside the page (features/kijk-mee/kantoor-poort.tsx).
  const isBlik = vanSchool && isKantoor(user.role)
  if (!isBlik && toegang !== 'aangemeld' && !heeftRecht(user.role, toegang)) return 'geweigerd'
  return heeftKapotteId(params) || isVreemd(user, params) ? 'niet_gevonden' : 'ok'
}

/** Returns whether a page needs a feature that the admin is known not to have. */
export function mistFeature(naam: RouteNaam, features: readonly Feature[] | null): boolean {
  const { feature } = routeVan(naam)
  return feature !== undefined && features !== null && !features.includes(feature)
}

/** Returns whether this person may open this address; false for unknown addresses. */
export function magNaar(pad: string, user: SessieUser): boolean {
  const route = findRoute(pad.split(/[?#]/)[0] ?? '')
  return route !== null && judgeToegang(route.naam, route.params, user) === 'ok'
}
