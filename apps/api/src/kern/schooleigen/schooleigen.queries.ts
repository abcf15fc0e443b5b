import type { AdminScope } from '../context.ts'

/** How the admin of the scope speaks, and when it is shut. */
export function getEigen({ db, adminId }: AdminScope) {
  return db
    .selectFrom('admin')
    .select(['land', 'label_set', 'eigen_labels', 'vakanties'])
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
}
