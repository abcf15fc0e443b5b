import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import type { AdminSoort } from '@letterhaven/contracts/admin'
import type { Rol } from '@letterhaven/contracts/rol'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { useRolHier } from '../kijk-mee/hier.ts'
import { save, readSaved } from '../session/bewaard.ts'
import { useSessieUser } from '../session/sessie.ts'
import { useAccountVraag } from './account.ts'
import { SoortWoorden } from './soort-woorden.tsx'
import { useSoort } from './soort.ts'

/** The kind of account by role, used until the account is known, and for the office, which has none. */
const BIJ_ROL: Partial<Readonly<Record<Rol, AdminSoort>>> = { rtadmin: 'rt', thuisadmin: 'thuis' }
const SOORTEN: Readonly<Record<AdminSoort, true>> = {
  school: true,
  rt: true,
  thuis: true,
  demo: true,
}
/**
 * How long the page is held back while its words may be those of another kind of account; after that, showing it is better than
 * waiting.
 */
const WACHT_MS = 3000

const KentWoorden = createContext(true)

/**
 * Returns whether the wording of the account is known: a docent works for a school or a practice, and the role does not say
 * which. Once the page is shown this stays true, and an account that cannot be fetched keeps nobody from the page.
 */
export const useKentWoorden = (): boolean => useContext(KentWoorden)

const plekVan = ({ _id, adminId }: SessieUser) => [_id, `soort:${adminId}`] as const

/** The kind of account that this docent had when it was last fetched on this device. */
function onthouden(user: SessieUser): AdminSoort | undefined {
  const gelezen = readSaved(winkels.local, plekVan(user))
  return (Object.keys(SOORTEN) as AdminSoort[]).find((soort) => soort === gelezen)
}

/** The kind of account, as far as it is known now or was known last time. */
function useBekend(): AdminSoort | undefined {
  const user = useSessieUser()
  const role = useRolHier()
  const gehoord = useSoort()
  const isDocent = user?.role === 'docent'
  useEffect(() => {
    if (isDocent && gehoord) save(winkels.local, plekVan(user), gehoord)
  }, [user, isDocent, gehoord])
  return gehoord ?? (role && BIJ_ROL[role]) ?? (isDocent ? onthouden(user) : undefined)
}

/** Gives its children the wording for the account of the signed-in user, in the country of the host. */
export function AccountWoorden({ children }: { readonly children: ReactNode }) {
  const role = useRolHier()
  const soort = useBekend()
  const { failureCount } = useAccountVraag()
  const [isGetoond, setGetoond] = useState(false)
  const kent = role !== 'docent' || soort !== undefined || failureCount > 0
  useEffect(() => {
    const wekker = setTimeout(() => setGetoond(true), kent ? 0 : WACHT_MS)
    return () => clearTimeout(wekker)
  }, [kent])
  return (
    <SoortWoorden soort={soort ?? 'school'}>
      <KentWoorden value={kent || isGetoond}>{children}</KentWoorden>
    </SoortWoorden>
  )
}
