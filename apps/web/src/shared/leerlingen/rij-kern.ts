import type { LeerlingRij } from '@letterhaven/contracts/leerling'

/** What every list of pupils knows of each: enough to find, order, choose, move and export it. */
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
