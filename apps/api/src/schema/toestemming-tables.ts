import type { ColumnType } from 'kysely'
import type { AdminId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { ToestemmingSoort } from '@letterhaven/contracts/toestemming'
import type { Moment } from './kolommen.ts'

/** The consent under which a home or a practice stores how a child practises. */
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
