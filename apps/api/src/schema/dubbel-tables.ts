import type { AdminId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { Moment } from './kolommen.ts'

/** Pupils who stood in a school twice, and who did not. */
export interface DubbelTables {
  geen_dubbel: GeenDubbelTable
  samenvoeging: SamenvoegingTable
}

interface GeenDubbelTable {
  admin_id: AdminId
  een: LeerlingId
  ander: LeerlingId
  op: Moment
  door: UserId
}

interface SamenvoegingTable {
  admin_id: AdminId
  id: string
  op: Moment
  door: UserId
  naam: string
  antwoorden: number
  leerling_id: LeerlingId | null
  oud_id: LeerlingId | null
}
