import { sql, type Insertable } from 'kysely'
import type { KijkMeeId } from '@letterhaven/contracts/ids'
import type { Tables } from '../../schema/tables.ts'
import type { AdminScope } from '../context.ts'

type NieuweInzage = Omit<Insertable<Tables['inzage_log']>, 'admin_id' | 'op'>

/** Logs a look, using the database's clock, which is that of the transaction in which the look takes place. */
export async function insertInzage(
  { db, adminId }: AdminScope,
  inzage: NieuweInzage,
): Promise<void> {
  await db
    .insertInto('inzage_log')
    .values({ ...inzage, admin_id: adminId, op: sql`now()` })
    .execute()
}

/** Logs something seen unless it was logged before in this look; two at the same moment may both be logged. */
export async function insertEerste(
  scope: AdminScope,
  inzage: NieuweInzage & { readonly kijk_mee: KijkMeeId },
): Promise<void> {
  const { db, adminId } = scope
  const eerder = await db
    .selectFrom('inzage_log')
    .select('id')
    .where('admin_id', '=', adminId)
    .where('kijk_mee', '=', inzage.kijk_mee)
    .where('wat', '=', inzage.wat)
    .where(sql<boolean>`leerling_id is not distinct from ${inzage.leerling_id ?? null}`)
    .where(sql<boolean>`groep_id is not distinct from ${inzage.groep_id ?? null}`)
    .executeTakeFirst()
  if (!eerder) await insertInzage(scope, inzage)
}
