import { sql } from 'kysely'
import type { AdminScope } from '../context.ts'

/** An answer of more than a day ago counts as if it had never been given. */
const GELDT = sql<Date>`excluded.op - interval '1 day'`

/** Records that a call is being handled; returns false when it was handled before. Waits while another one is handling it. */
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

/** Stores what such a call answered. */
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

/** Returns what the call answered then. */
export async function findAntwoord({ db, adminId }: AdminScope, sleutel: Buffer): Promise<unknown> {
  const rij = await db
    .selectFrom('eenmaal')
    .select('antwoord')
    .where('admin_id', '=', adminId)
    .where('sleutel', '=', sleutel)
    .executeTakeFirstOrThrow()
  return rij.antwoord
}
