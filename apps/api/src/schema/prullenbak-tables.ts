import type { ColumnType } from 'kysely'
import type { AdminId } from '@letterhaven/contracts/ids'
import type { Moment } from './kolommen.ts'

/** A record of what was erased, without names. */
export interface PrullenbakTables {
  wisbewijs: WisbewijsTable
}

interface WisbewijsTable {
  admin_id: AdminId
  id: string
  op: Moment
  leerlingen: number
  telling: ColumnType<Readonly<Record<string, number>>, never, never>
  afdruk: Buffer
}
