import type { LeerlingRij } from '@letterhaven/contracts/leerling'

/** What every list of pupils knows about each of them: enough to search, sort, choose, move and export them. */
export type RijKern = Pick<
  LeerlingRij,
  | 'id'
  | 'naam'
  | 'jaargroep'
  | 'status'
  | 'waarom'
  | 'laatst'
  | 'langWeg'
  | 'telling'
  | 'oefenminuten'
>
