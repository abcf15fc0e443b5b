import type { Kysely } from 'kysely'
import type { UserId } from '@letterhaven/contracts/ids'
import type { Tables } from '../../schema/tables.ts'

type Db = Kysely<Tables>

/** The passkeys of a sign-in, oldest first. */
export function listPasskeys(db: Db, loginId: UserId) {
  return db
    .selectFrom('passkey')
    .select(['id', 'naam', 'transports', 'created_at', 'laatst_op'])
    .where('login_id', '=', loginId)
    .orderBy('created_at')
    .execute()
}

/** One passkey of this sign-in; somebody else's is none. */
export function findPasskey(db: Db, loginId: UserId, id: string) {
  return db
    .selectFrom('passkey')
    .select(['id', 'publieke_sleutel', 'teller'])
    .where('login_id', '=', loginId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** It was used: its counter as the device keeps it, by which a copy is noticed. */
export async function touchPasskey(
  db: Db,
  id: string,
  { teller, now }: { readonly teller: number; readonly now: Date },
): Promise<void> {
  await db.updateTable('passkey').set({ teller, laatst_op: now }).where('id', '=', id).execute()
}
