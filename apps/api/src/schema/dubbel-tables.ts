import type { AdminId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { Moment } from './kolommen.ts'

/** Pupils who were in a school twice, and pairs that only looked like it. */
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
