import type { Kysely } from 'kysely'
import type { UserId } from '@letterhaven/contracts/ids'
import type { Tables } from '../../schema/tables.ts'

type Db = Kysely<Tables>

/**
 * Sets a new password where the sign-in is still what it was, and raises its version: every token of before is
 * over. Links to choose a password go with the old one. Answers the new version; undefined when somebody was first.
 */
export async function putPassword(
  db: Db,
  loginId: UserId,
  { hash, ver }: { readonly hash: string; readonly ver: number },
): Promise<number | undefined> {
  const row = await db
    .updateTable('login')
    .set((eb) => ({ wachtwoord_hash: hash, ver: eb('ver', '+', 1) }))
    .where('id', '=', loginId)
    .where('ver', '=', ver)
    .returning('ver')
    .executeTakeFirst()
  await db.deleteFrom('hersteltoken').where('login_id', '=', loginId).execute()
  return row?.ver
}
