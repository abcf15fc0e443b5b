import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../context.ts'

/** What the pupil bought, and what was paid for it. */
export function listAankopen({ db, adminId }: AdminScope, leerlingId: LeerlingId) {
  return db
    .selectFrom('aankoop')
    .select(['id', 'ding', 'prijs'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .orderBy('created_at')
    .orderBy('ding')
    .execute()
}

/** How the pupil's held and island look, as it was stored; undefined until something was chosen. */
export function findEigenPlek({ db, adminId }: AdminScope, leerlingId: LeerlingId) {
  return db
    .selectFrom('eigen_plek')
    .select(['uiterlijk', 'inrichting'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .executeTakeFirst()
}
