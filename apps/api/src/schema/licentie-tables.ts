import type { ColumnType, Generated } from 'kysely'
import type { AdminId, BestellingId, UserId } from '@letterhaven/contracts/ids'
import type { Moment } from './kolommen.ts'

/** Seats that were ordered. */
export interface LicentieTables {
  licentie_bestelling: LicentieBestellingTable
}

interface LicentieBestellingTable {
  admin_id: AdminId
  id: BestellingId
  schooljaar: string
  plaatsen: number
  op: Moment
  door: UserId | null
  kenmerk: Generated<string>
  ingetrokken_op: ColumnType<Date | null, never, Date>
}
