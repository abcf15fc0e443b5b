import type { Kysely } from 'kysely'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { Tables } from '../../schema/tables.ts'

type Db = Kysely<Tables>

/** Returns the admins that a sign-in belongs to, with its role in each. */
export function listLidmaatschappen(db: Db, loginId: UserId) {
  return db
    .selectFrom('lidmaatschap')
    .select(['admin_id', 'role'])
    .where('login_id', '=', loginId)
    .orderBy('admin_id')
    .execute()
}

/** Returns the names of admins, read by the office, because somebody who must choose is in none of them yet. */
export function listAdminNamen(office: Db, adminIds: readonly AdminId[]) {
  return office
    .selectFrom('admin')
    .select(['admin_id', 'naam'])
    .where('admin_id', 'in', [...adminIds])
    .orderBy('naam')
    .execute()
}
