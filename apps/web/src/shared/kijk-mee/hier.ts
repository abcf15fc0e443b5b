import type { Recht } from '@letterhaven/contracts/recht'
import { isKantoor, type Rol } from '@letterhaven/contracts/rol'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { useHier } from '../routes/hier.ts'
import { findRoute } from '../routes/pad.ts'
import { useSessieUser } from '../session/sessie.ts'
import { kijkMeeHaak, useOpenLook } from './haak.ts'
import type { Look } from './make-kijk-mee.ts'

/** The id of the account whose page is open, taken from the address. */
const useAdminIdHier = (): string | undefined =>
  // The server does the same: one id may be written in upper or lower case.
  findRoute(useHier())?.params['adminId']?.toLowerCase()

/** Returns the look in which this page is seen; a look at another account does not count here. */
export function useLookHier(): Look | null {
  const look = useOpenLook()
  const adminId = useAdminIdHier()
  return adminId === undefined || look?.admin.id === adminId ? look : null
}

/** Returns the role in which this page is seen: that of the person the office looks along as, or otherwise the user's own. */
export function useRolHier(): Rol | undefined {
  const role = useSessieUser()?.role
  return useLookHier()?.role ?? role
}

/** Returns whether the viewer of this page may open what asks for this right; for the office, whether its look shows it. */
export function useZiet(recht: Recht): boolean {
  const role = useSessieUser()?.role
  const adminId = useAdminIdHier()
  useOpenLook()
  if (!role) return false
  return isKantoor(role) ? kijkMeeHaak.ziet(recht, adminId ?? '') : heeftRecht(role, recht)
}

/** Returns whether a page offers to change things: the server refuses that in a look, so its pages do not show it. */
export const useMagWijzigen = (): boolean => useLookHier() === null

/** Returns whether a page offers this person what this right allows; in a look it offers nothing. */
export function useMag(recht: Recht): boolean {
  const role = useSessieUser()?.role
  return useMagWijzigen() && role !== undefined && heeftRecht(role, recht)
}
