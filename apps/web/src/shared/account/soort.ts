import type { AdminSoort } from '@letterhaven/contracts/admin'
import { useAdmin } from './admin.ts'

/** Returns the kind of this person's account; null for the office, undefined until it is known. */
export function useSoort(): AdminSoort | null | undefined {
  const admin = useAdmin()
  return admin && admin.soort
}
