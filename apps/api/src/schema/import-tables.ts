import type { ColumnType } from 'kysely'
import type { AdminId, ImportId, UserId } from '@letterhaven/contracts/ids'
import type { ImportSoort, ImportTelling } from '@letterhaven/contracts/import'
import type { Melding, Momentopname } from '@letterhaven/importers'
import type { ImportStap } from './import-stap.ts'
import type { Moment, MomentOrNull } from './kolommen.ts'

/** Files that were compared with the data of an account. */
export interface ImportTables {
  import: ImportTable
}

/** Read as it is, written as JSON text. */
type Json<T> = ColumnType<T, string, string>

interface ImportTable {
  admin_id: AdminId
  id: ImportId
  soort: ImportSoort
  bestandsnaam: string
  door: UserId
  gelezen_op: Moment
  meldingen: Json<readonly Melding[]>
  momentopname: ColumnType<Momentopname | null, string | null, string | null>
  toegepast_op: MomentOrNull
  toegepast_door: UserId | null
  telling: ColumnType<ImportTelling | null, string | null, string | null>
  stappen: ColumnType<readonly ImportStap[] | null, string | null, string | null>
  teruggedraaid_op: MomentOrNull
}
