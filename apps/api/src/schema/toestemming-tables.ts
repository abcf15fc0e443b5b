import type { ColumnType } from 'kysely'
import type { AdminId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { ToestemmingSoort } from '@letterhaven/contracts/toestemming'
import type { Moment } from './kolommen.ts'

/** Under whose consent a home or a practice keeps the practice of a child. */
export interface ToestemmingTables {
  toestemming: ToestemmingTable
}

interface ToestemmingTable {
  admin_id: AdminId
  leerling_id: LeerlingId
  vastgelegd_op: Moment
  soort: ToestemmingSoort
  naam: string
  gegeven_op: string
  versie: number
  door: UserId
  ingetrokken_op: ColumnType<Date | null, Date | undefined, Date | null>
  ingetrokken_door: ColumnType<UserId | null, UserId | undefined, UserId | null>
}
