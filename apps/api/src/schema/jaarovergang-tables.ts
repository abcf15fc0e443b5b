import type { ColumnType } from 'kysely'
import type { AdminId } from '@letterhaven/contracts/ids'
import type { OvergangKeuzes } from '@letterhaven/contracts/jaarovergang'

/** The transition to a new school year. */
export interface JaarovergangTables {
  jaarovergang: JaarovergangTable
}

interface JaarovergangTable {
  admin_id: AdminId
  schooljaar: string
  versie: number
  keuzes: ColumnType<OvergangKeuzes, string, string>
}
