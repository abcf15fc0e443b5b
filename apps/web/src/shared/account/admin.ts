import type { Admin } from '@letterhaven/contracts/admin'
import { useLookHier } from '../kijk-mee/hier.ts'
import { useAccount } from './account.ts'

/** The account that one works in, or looks along with; null for the office elsewhere, undefined until it is known. */
export function useAdmin(): Admin | null | undefined {
  const look = useLookHier()
  const account = useAccount()
  return look?.admin ?? (account && account.admin)
}
