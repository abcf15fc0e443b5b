import { sql } from 'kysely'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'
import { TELT_MEE } from '../../kern/telt-mee.queries.ts'

/** Records a purchase; the table itself refuses the same thing or the same request twice. */
export async function insertAankoop(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
  aankoop: { readonly id: string; readonly ding: string; readonly prijs: number },
): Promise<void> {
  await db
    .insertInto('aankoop')
    .values({ admin_id: adminId, leerling_id: leerlingId, ...aankoop })
    .execute()
}

/** Lists the words that the pupil answered correctly at least once. */
export async function listGoedeWoorden({ db, adminId }: AdminScope, leerlingId: LeerlingId) {
  const rows = await db
    .selectFrom('antwoord')
    .select('woord_id')
    .distinct()
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('correct', '=', true)
    .where(TELT_MEE)
    .orderBy('woord_id')
    .execute()
  return rows.map((row) => row.woord_id)
}

/** Counts the pupil's growth since one day: first tries that were right, before and from another day on. */
export async function countGroei(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
  { eerst, nu }: { readonly eerst: string; readonly nu: string },
) {
  return db
    .selectFrom('dagtelling')
    .select([
      sql<number>`coalesce(sum(goed) filter (where dag < ${nu}), 0)::integer`.as('eerder'),
      sql<number>`coalesce(sum(goed) filter (where dag >= ${nu}), 0)::integer`.as('nu'),
      sql<number>`(count(distinct dag) filter (where dag >= ${nu}))::integer`.as('dagen'),
    ])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('dag', '>=', eerst)
    .executeTakeFirstOrThrow()
}
