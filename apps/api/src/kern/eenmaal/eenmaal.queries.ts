import { sql } from 'kysely'
import type { AdminScope } from '../context.ts'

/** What was answered a day ago is as if it had never been. */
const GELDT = sql<Date>`excluded.op - interval '1 day'`

/** Writes down that a call is being done; false where it was done before. Waits while somebody else is at it. */
export async function insertEenmaal(
  { db, adminId }: AdminScope,
  rij: { readonly sleutel: Buffer; readonly op: Date },
): Promise<boolean> {
  const nieuw = await db
    .insertInto('eenmaal')
    .values({ ...rij, admin_id: adminId })
    .onConflict((conflict) =>
      conflict
        .columns(['admin_id', 'sleutel'])
        .doUpdateSet({ op: rij.op, antwoord: 'null' })
        .where('eenmaal.op', '<', GELDT),
    )
    .returning('sleutel')
    .executeTakeFirst()
  return nieuw !== undefined
}

/** Keeps what such a call answered. */
export async function updateEenmaal(
  { db, adminId }: AdminScope,
  sleutel: Buffer,
  antwoord: unknown,
): Promise<void> {
  await db
    .updateTable('eenmaal')
    .set({ antwoord: JSON.stringify(antwoord) })
    .where('admin_id', '=', adminId)
    .where('sleutel', '=', sleutel)
    .execute()
}

/** What it answered then. */
export async function findAntwoord({ db, adminId }: AdminScope, sleutel: Buffer): Promise<unknown> {
  const rij = await db
    .selectFrom('eenmaal')
    .select('antwoord')
    .where('admin_id', '=', adminId)
    .where('sleutel', '=', sleutel)
    .executeTakeFirstOrThrow()
  return rij.antwoord
}
