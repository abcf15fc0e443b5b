import type { AdminScope } from '../context.ts'

/** Returns which names the admin of the scope uses, and when it is closed. */
export function getEigen({ db, adminId }: AdminScope) {
  return db
    .selectFrom('admin')
    .select(['land', 'label_set', 'eigen_labels', 'vakanties'])
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
}
