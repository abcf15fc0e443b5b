import type {
  AdminId,
  GroepId,
  LeerlingId,
  MethodetoetsId,
  UserId,
} from '@letterhaven/contracts/ids'
import type { Moment, MomentOrNull } from './kolommen.ts'

/** Tests of the school's own method, and what pupils wrote in them. */
export interface MethodetoetsTables {
  methodetoets: MethodetoetsTable
  methodetoets_leerling: MethodetoetsLeerlingTable
  methodetoets_antwoord: MethodetoetsAntwoordTable
}

interface MethodetoetsTable {
  admin_id: AdminId
  id: MethodetoetsId
  /** Null for a test that came along from another school. */
  groep_id: GroepId | null
  door: UserId
  categorieen: string[]
  per_categorie: number
  woorden: string[]
  klaargezet_op: Moment
  ingetrokken_op: MomentOrNull
}

interface MethodetoetsLeerlingTable {
  admin_id: AdminId
  leerling_id: LeerlingId
  methodetoets_id: MethodetoetsId
  begonnen_op: MomentOrNull
  ingeleverd_op: MomentOrNull
}

interface MethodetoetsAntwoordTable {
  admin_id: AdminId
  leerling_id: LeerlingId
  methodetoets_id: MethodetoetsId
  plaats: number
  woord_id: string
  categorie: string
  gegeven: string
  ms: number
  gegeven_op: Moment
  correct: boolean | null
  bank_versie: number | null
}
