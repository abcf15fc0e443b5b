import type { AdminId, DocentUitnodigingId, GroepId, UserId } from '@letterhaven/contracts/ids'
import type { DocentLogSoort, DocentRol } from '@letterhaven/contracts/docent'
import type { Moment, MomentOrNull } from './kolommen.ts'

/** The staff of a school. */
export interface DocentTables {
  docent_uitnodiging: DocentUitnodigingTable
  docent_log: DocentLogTable
}

interface DocentUitnodigingTable {
  admin_id: AdminId
  id: DocentUitnodigingId
  adres: string
  voornaam: string
  tussenvoegsel: string
  achternaam: string
  role: DocentRol
  groepen: GroepId[]
  gemaakt_op: Moment
  token_hash: Buffer | null
  geldig_tot: Moment
  aangenomen_op: MomentOrNull
  ingetrokken_op: MomentOrNull
}

interface DocentLogTable {
  admin_id: AdminId
  id: string
  op: Moment
  wie: UserId
  wat: DocentLogSoort
  over: string
}
