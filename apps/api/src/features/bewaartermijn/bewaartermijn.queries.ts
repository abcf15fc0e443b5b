import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../schema/tables.ts'

/** Forgets what has been kept long enough (migration 0032 says of each what that is), of every admin; answers how many. */
export async function sweep(db: Kysely<Tables>, now: Date): Promise<number> {
  const { rows } = await sql<{ weg: number }>`select ruim_sporen_op(${now}) as weg`.execute(db)
  return rows[0]?.weg ?? 0
}
