import type { ColumnType } from 'kysely'
import type { AdminId } from '@letterhaven/contracts/ids'
import type { Moment } from './kolommen.ts'

/** Calls that must be done only once. */
export interface EenmaalTables {
  eenmaal: EenmaalTable
}

interface EenmaalTable {
  admin_id: AdminId
  sleutel: Buffer
  op: Moment
  antwoord: ColumnType<unknown, string | undefined, string>
}
