import type { VerhuisLogSoort } from '@letterhaven/contracts/verhuizing'
import type { AdminId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { Moment } from './kolommen.ts'

/** Pupils who move to another school. */
export interface VerhuisTables {
  verhuistoken: VerhuistokenTable
  verhuis_log: VerhuisLogTable
}

interface VerhuistokenTable {
  admin_id: AdminId
  leerling_id: LeerlingId
  token_hash: Buffer
  door: UserId
  gemaakt_op: Moment
  geldig_tot: Moment
}

interface VerhuisLogTable {
  admin_id: AdminId
  id: string
  op: Moment
  wat: VerhuisLogSoort
  door: UserId | null
  naam: string
  andere_school: string
  leerling_id: LeerlingId | null
}
