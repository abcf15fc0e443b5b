import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../schema/tables.ts'

/**
 * Deletes what has been kept long enough, for all admins, and returns how many rows it deleted. Migrations 0032, 0033, 0038 and 0044
 * say how long that is for each.
 */
export async function sweep(db: Kysely<Tables>, now: Date): Promise<number> {
  const { rows } = await sql<{ weg: number }>`select ruim_sporen_op(${now}) as weg`.execute(db)
  return rows[0]?.weg ?? 0
}
