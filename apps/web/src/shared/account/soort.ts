import type { AdminSoort } from '@letterhaven/contracts/admin'
import { useAdmin } from './admin.ts'

/** What the account of this person is; null for the office, undefined until it is known. */
export function useSoort(): AdminSoort | null | undefined {
  const admin = useAdmin()
  return admin && admin.soort
}
