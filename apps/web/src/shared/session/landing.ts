import type { SessieUser } from '@letterhaven/contracts/sessie'
import { padVan } from '../routes/pad.ts'

/** Returns where each role lands after signing in. Null means no redirect; the login page then shows who is signed in. */
export function landingVoor(user: SessieUser): string | null {
  switch (user.role) {
    case 'leerling':
    case 'demo':
      return padVan('l-landkaart', { leerlingId: user._id })
    case 'schooladmin':
    case 'docent':
      return user.adminId && padVan('a-groepen', { adminId: user.adminId })
    case 'office':
    case 'superadmin':
      return padVan('o-dashboard', {})
    default:
      return null
  }
}

/** Returns a person's own first page, also for the roles that are not redirected to it. */
export function eigenPagina(user: SessieUser): string | null {
  return landingVoor(user) ?? (user.adminId && padVan('a-groepen', { adminId: user.adminId }))
}
