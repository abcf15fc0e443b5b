import type { Recht } from '@letterhaven/contracts/recht'
import { isKantoor, type Rol } from '@letterhaven/contracts/rol'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { useHier } from '../routes/hier.ts'
import { findRoute } from '../routes/pad.ts'
import { useSessieUser } from '../session/sessie.ts'
import { kijkMeeHaak, useOpenLook } from './haak.ts'
import type { Look } from './make-kijk-mee.ts'

/** The account whose page is open, as the address says it. */
const useAdminIdHier = (): string | undefined =>
  // As the server does: one id may be written in two ways.
  findRoute(useHier())?.params['adminId']?.toLowerCase()

/** The look in which this page is seen: one of another account is none here. */
export function useLookHier(): Look | null {
  const look = useOpenLook()
  const adminId = useAdminIdHier()
  return adminId === undefined || look?.admin.id === adminId ? look : null
}

/** As what this page is seen: while the office looks along, as whom it looks along with. */
export function useRolHier(): Rol | undefined {
  const role = useSessieUser()?.role
  return useLookHier()?.role ?? role
}

/** Whether who sees this page may open what asks for this right; in a look, what of it a look shows. */
export function useZiet(recht: Recht): boolean {
  const role = useSessieUser()?.role
  const adminId = useAdminIdHier()
  useOpenLook()
  if (!role) return false
  return isKantoor(role) ? kijkMeeHaak.ziet(recht, adminId ?? '') : heeftRecht(role, recht)
}

/** Whether a page offers what changes something: a look refuses it, so its pages do not show it. */
export const useMagWijzigen = (): boolean => useLookHier() === null

/** Whether a page offers this person what this right allows; in a look nothing. */
export function useMag(recht: Recht): boolean {
  const role = useSessieUser()?.role
  return useMagWijzigen() && role !== undefined && heeftRecht(role, recht)
}
