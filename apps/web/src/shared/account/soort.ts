import type { AdminSoort } from '@letterhaven/contracts/admin'
import { useAccount } from './account.ts'

/** What the account of this person is; null for the office, undefined until it is known. */
export function useSoort(): AdminSoort | null | undefined {
  const account = useAccount()
  return account && (account.admin?.soort ?? null)
}
