import type { AdminSoort } from '@letterhaven/contracts/admin'
import type { Rol } from '@letterhaven/contracts/rol'
import { soortwoorden, type Soortwoorden } from '@letterhaven/domain/soortwoorden'
import { useSessieUser } from '../session/sessie.ts'
import { useWoordkeus } from '../woordkeus.tsx'
import { useSoort } from './soort.ts'

/** Until the account is known, and for the office, whom a role works for. */
const BIJ_ROL: Partial<Readonly<Record<Rol, AdminSoort>>> = { rtadmin: 'rt', thuisadmin: 'thuis' }

/** The words that differ between a school, a practice and a home, for who is signed in: `const s = useSoortwoorden()`. */
export function useSoortwoorden(): Soortwoorden {
  const w = useWoordkeus()
  const role = useSessieUser()?.role
  return soortwoorden(useSoort() ?? (role && BIJ_ROL[role]) ?? 'school', w)
}
