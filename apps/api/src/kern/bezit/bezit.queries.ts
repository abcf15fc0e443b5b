import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../context.ts'

/** Returns what the pupil bought, and the price paid for each. */
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

/** Returns how the pupil's `held` and island look, and what games remember, as stored; undefined until there is any of it. */
export function findEigenPlek({ db, adminId }: AdminScope, leerlingId: LeerlingId) {
  return db
    .selectFrom('eigen_plek')
    .select(['uiterlijk', 'inrichting', 'spelboeken'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .executeTakeFirst()
}
