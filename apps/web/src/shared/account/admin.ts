import type { Admin } from '@letterhaven/contracts/admin'
import { useLookHier } from '../kijk-mee/hier.ts'
import { useAccount } from './account.ts'

/**
 * Returns the admin that the user works in or that the office looks along with; null for the office elsewhere, undefined until
 * it is known.
 */
export function useAdmin(): Admin | null | undefined {
  const look = useLookHier()
  const account = useAccount()
  return look?.admin ?? (account && account.admin)
}
