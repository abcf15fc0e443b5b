import { sql, type Kysely } from 'kysely'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { Tables } from '../../schema/tables.ts'
import type { AdminScope } from '../context.ts'

/** Returns the ids that were merged into this pupil and are not deleted yet. */
export async function listOudeIds(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
): Promise<LeerlingId[]> {
  const rijen = await db
    .selectFrom('samenvoeging')
    .select('oud_id')
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('oud_id', 'is not', null)
    .orderBy('op')
    .execute()
  return rijen.flatMap(({ oud_id }) => oud_id ?? [])
}

/** Deletes ids from before a moment, over all admins; returns how many. */
export async function forgetOudeIds(db: Kysely<Tables>, voor: Date): Promise<number> {
  const { rows } = await sql<{ aantal: number }>`
    select vergeet_oude_ids(${voor}) as aantal`.execute(db)
  return rows[0]?.aantal ?? 0
}
