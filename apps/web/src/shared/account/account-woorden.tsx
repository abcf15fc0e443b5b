import type { ReactNode } from 'react'
import type { AdminSoort } from '@letterhaven/contracts/admin'
import type { Rol } from '@letterhaven/contracts/rol'
import { useRolHier } from '../kijk-mee/hier.ts'
import { useAccountVraag } from './account.ts'
import { SoortWoorden } from './soort-woorden.tsx'
import { useSoort } from './soort.ts'

/** Until the account is known, and for the office, whom a role works for. */
const BIJ_ROL: Partial<Readonly<Record<Rol, AdminSoort>>> = { rtadmin: 'rt', thuisadmin: 'thuis' }

/**
 * Whether the words of the account are known: a docent works for a school or a practice, and its role does not say which.
 * An account that cannot be asked keeps nobody from the page, which says itself what it cannot have.
 */
export function useKentWoorden(): boolean {
  const role = useRolHier()
  const soort = useSoort()
  const { failureCount } = useAccountVraag()
  return role !== 'docent' || soort !== undefined || failureCount > 0
}

/** Gives what stands inside it the words of the account of who is signed in, in the country of the host. */
export function AccountWoorden({ children }: { readonly children: ReactNode }) {
  const role = useRolHier()
  const soort = useSoort() ?? (role && BIJ_ROL[role]) ?? 'school'
  return <SoortWoorden soort={soort}>{children}</SoortWoorden>
}
