import type { Kysely } from 'kysely'
import type { UserId } from '@letterhaven/contracts/ids'
import type { Tables } from '../../schema/tables.ts'

type Db = Kysely<Tables>

/** Lists the passkeys of a login, oldest first. */
export function listPasskeys(db: Db, loginId: UserId) {
  return db
    .selectFrom('passkey')
    .select(['id', 'naam', 'transports', 'created_at', 'laatst_op'])
    .where('login_id', '=', loginId)
    .orderBy('created_at')
    .execute()
}

/** Finds one passkey of this login; somebody else's is not found. */
export function findPasskey(db: Db, loginId: UserId, id: string) {
  return db
    .selectFrom('passkey')
    .select(['id', 'publieke_sleutel', 'teller'])
    .where('login_id', '=', loginId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Stores that it was used, with the counter that the device keeps, which gives away a copy. */
export async function touchPasskey(
  db: Db,
  id: string,
  { teller, now }: { readonly teller: number; readonly now: Date },
): Promise<void> {
  await db.updateTable('passkey').set({ teller, laatst_op: now }).where('id', '=', id).execute()
}

interface NieuwePasskey {
  readonly id: string
  readonly login_id: UserId
  readonly publieke_sleutel: Buffer
  readonly teller: number
  readonly transports: string[]
  readonly naam: string
}

/** Stores a passkey; returns false when one with its id exists already, whoever it belongs to. */
export async function insertPasskey(db: Db, passkey: NieuwePasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey')
    .values(passkey)
    .onConflict((c) => c.column('id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Renames a passkey of this login; returns false when it has no such passkey. */
export async function renamePasskey(
  db: Db,
  { loginId, id, naam }: { readonly loginId: UserId; readonly id: string; readonly naam: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ naam })
    .where('login_id', '=', loginId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deletePasskey(db: Db, loginId: UserId, id: string): Promise<void> {
  await db.deleteFrom('passkey').where('login_id', '=', loginId).where('id', '=', id).execute()
}
