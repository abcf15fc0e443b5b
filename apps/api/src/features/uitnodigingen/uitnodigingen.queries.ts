import { sql, type Kysely } from 'kysely'
import type { UserId } from '@letterhaven/contracts/ids'
import type { Tables } from '../../schema/tables.ts'

type Db = Kysely<Tables>

/** Keeps everybody else from changing whether there is a superadmin until the end of the transaction. */
export async function lockUitnodigingen(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('letterhaven uitnodiging'))`.execute(db)
}

export async function hasSuperadmin(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('login')
    .select('id')
    .where('kantoor_role', '=', 'superadmin')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export function findUitnodiging(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('uitnodiging')
    .select(['kantoor_role', 'geldig_tot', 'aangenomen_op'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

export async function insertUitnodiging(db: Db, tokenHash: Buffer, geldigTot: Date): Promise<void> {
  await db
    .insertInto('uitnodiging')
    .values({ token_hash: tokenHash, kantoor_role: 'superadmin', geldig_tot: geldigTot })
    .execute()
}

/** Ends every invitation that is still open. */
export async function expireUitnodigingen(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('uitnodiging')
    .set({ geldig_tot: now })
    .where('aangenomen_op', 'is', null)
    .where('geldig_tot', '>', now)
    .execute()
}

/** Deletes what ended before a moment. */
export async function deleteUitnodigingen(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('uitnodiging').where('geldig_tot', '<', before).execute()
}

/** Takes the invitation if it is still open: when two try at once, one gets `true`. */
export async function takeUitnodiging(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uitnodiging')
    .set({ aangenomen_op: now })
    .where('token_hash', '=', tokenHash)
    .where('aangenomen_op', 'is', null)
    .where('geldig_tot', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Stores the login; returns false when the name is already taken. */
export async function insertSuperadmin(
  db: Db,
  login: { id: UserId; gebruikersnaam: string; wachtwoord_hash: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('login')
    .values({ ...login, kantoor_role: 'superadmin' })
    .onConflict((c) => c.column('gebruikersnaam').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
