import type { AanbevelingZin } from '@letterhaven/contracts/aanbeveling'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { Moment, MomentOrNull } from './kolommen.ts'

/** Recommendations by staff to a colleague elsewhere. */
export interface AanbevelingTables {
  aanbeveling: AanbevelingTable
  aanbeveling_adres: AanbevelingAdresTable
}

interface AanbevelingTable {
  admin_id: AdminId
  id: string
  door: UserId
  adres: string
  zin: AanbevelingZin
  gemaakt_op: Moment
}

interface AanbevelingAdresTable {
  adres_hash: Buffer
  laatste: string | null
  laatst_op: MomentOrNull
  afgemeld_op: MomentOrNull
}
