import { isKantoor, type Rol } from '@letterhaven/contracts/rol'
import type { SessieSoort } from '@letterhaven/contracts/sessie'
import type { Lane } from '../../platform/lane.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How long a session lasts, in seconds. */
export interface Duur {
  /** How long its access token is valid; without refresh this is the end of the session. */
  readonly token: number
  /** The end that nothing postpones. */
  readonly sessie: number
  /** After how long without use it is over; null when that does not apply. */
  readonly stil: number | null
}

const IDLE = HOUR

/** A password session is not refreshed (product: four hours for pupils, two for adults). */
const WACHTWOORD: Record<Rol, number> = {
  leerling: 4 * HOUR,
  demo: 4 * HOUR,
  docent: 2 * HOUR,
  schooladmin: 2 * HOUR,
  rtadmin: 2 * HOUR,
  thuisadmin: 2 * HOUR,
  office: 2 * HOUR,
  superadmin: 2 * HOUR,
}

/** A school day for pupils, half a day for staff; the office a working day at most. */
const SSO_SESSIE: Record<Rol, number> = {
  leerling: 10 * HOUR,
  demo: 10 * HOUR,
  docent: 12 * HOUR,
  schooladmin: 12 * HOUR,
  rtadmin: 12 * HOUR,
  thuisadmin: 12 * HOUR,
  office: 8 * HOUR,
  superadmin: 8 * HOUR,
}

const SSO_TOKEN = 15 * MINUTE

/** Returns how long a session lasts: a sign-in with a school account is refreshed, any other is not. */
export function duurVan(soort: SessieSoort, role: Rol): Duur {
  if (soort === 'sso') return { token: SSO_TOKEN, sessie: SSO_SESSIE[role], stil: IDLE }
  const token = WACHTWOORD[role]
  return { token, sessie: token, stil: isKantoor(role) ? IDLE : null }
}

/** Which connections each role uses: a lesson never waits for staff, nor for visitors without an account. */
const LANES: Record<Rol, Lane> = {
  leerling: 'les',
  demo: 'bezoek',
  docent: 'werk',
  schooladmin: 'werk',
  rtadmin: 'werk',
  thuisadmin: 'werk',
  office: 'werk',
  superadmin: 'werk',
}

/** Returns the lane of a role, also of one that a token only claims; without a known role it is that of visitors. */
export const laneVan = (role: Rol | string | undefined): Lane => LANES[role as Rol] ?? 'bezoek'
