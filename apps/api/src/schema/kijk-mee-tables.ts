import type { AdminId, KijkMeeId, UserId } from '@letterhaven/contracts/ids'
import type { Rol } from '@letterhaven/contracts/rol'
import type { Moment } from './kolommen.ts'

/** The sessions in which the office looks along with a school. */
export interface KijkMeeTables {
  kijk_mee: KijkMeeTable
}

interface KijkMeeTable {
  id: KijkMeeId
  login_id: UserId
  voor_admin: AdminId
  role: Exclude<Rol, 'superadmin' | 'office' | 'leerling' | 'demo'>
  als: UserId | null
  reden: string
  van: Moment
  tot: Moment
  verlengd_op: Moment | null
  gestopt_op: Moment | null
}
