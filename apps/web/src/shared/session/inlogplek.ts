import { isSpeler } from '@letterhaven/contracts/rol'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import type { Opslag } from '@letterhaven/ui/apparaat/opslag'
import { padVan } from '../routes/pad.ts'
import { routeVan, type RouteNaam } from '../routes/routes.ts'
import { inlogplekVanKind, type Inlogplek } from './klas-van-apparaat.ts'

/** Who has to sign in, as far as that is known. */
interface Wie {
  readonly isSSO: boolean
  /** Whose session ended here; null when nobody was signed in. */
  readonly user: Pick<SessieUser, '_id' | 'role'> | null
}

/** Returns where somebody whose session ended signs in again: a child at its own name in the class of this device. */
export function inlogplekVan({ isSSO, user }: Wie, opslag?: Opslag): Inlogplek {
  if (isSSO) return { pad: padVan('login-sso', {}), zoek: {} }
  if (isSpeler(user?.role)) return inlogplekVanKind(user?._id, opslag)
  return { pad: padVan('login', {}), zoek: {} }
}

/** Returns where somebody signs in who asks for a page: one of a child leads to the class of this device. */
export function inlogplekVoor(
  { naam, leerlingId = null }: { readonly naam: RouteNaam; readonly leerlingId?: string | null },
  isSSO: boolean,
  opslag?: Opslag,
): Inlogplek {
  if (!isSSO && routeVan(naam).layout === 'leerling') return inlogplekVanKind(leerlingId, opslag)
  return inlogplekVan({ isSSO, user: null })
}
