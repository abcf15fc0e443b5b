import type { Kysely } from 'kysely'
import type { UserId } from '@letterhaven/contracts/ids'
import type { Tables } from '../../schema/tables.ts'

type Db = Kysely<Tables>

/**
 * Stores a new password if the login is still the same, and raises its version, so that every earlier token stops working.
 * Links to choose a password stop working together with the old one. Returns the new version; undefined when somebody else was
 * first.
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
