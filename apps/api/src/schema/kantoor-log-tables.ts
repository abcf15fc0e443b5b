import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { KantoorWat } from '@letterhaven/contracts/kantoor-wat'
import type { Moment } from './kolommen.ts'

/** What the office itself did; only ever added. */
export interface KantoorLogTables {
  kantoor_log: KantoorLogTable
}

interface KantoorLogTable {
  id: string
  op: Moment
  wie: UserId
  wat: KantoorWat
  voor_admin: AdminId | null
  reden: string | null
  over: string | null
  aantal: number | null
}
