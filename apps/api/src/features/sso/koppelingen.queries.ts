import { sql, type Insertable, type Kysely } from 'kysely'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'
import type { Tables } from '../../schema/tables.ts'

type Db = Kysely<Tables>

/** What identifies a school account: its provider, the kind of mark, and its keyed hash. */
export type Kenmerk = Pick<Insertable<Tables['koppeling']>, 'aanbieder' | 'soort' | 'waarde_hash'>

/** Finds whose account it is, and which admin said so; undefined when it is nobody's. */
export function findKoppeling(db: Db, kenmerk: Kenmerk) {
  return db
    .selectFrom('koppeling')
    .select(['login_id', 'admin_id'])
    .where('aanbieder', '=', kenmerk.aanbieder)
    .where('soort', '=', kenmerk.soort)
    .where('waarde_hash', '=', kenmerk.waarde_hash)
    .executeTakeFirst()
}

/** Links an account to a login; returns false when it is linked already, in which case that link stays. */
export async function insertKoppeling(
  db: Db,
  kenmerk: Kenmerk,
  { userId, adminId }: { readonly userId: UserId; readonly adminId: AdminId | null },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('koppeling')
    .values({ ...kenmerk, login_id: userId, admin_id: adminId })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Deletes the link of an account to a login, with the codes that were issued for it here and not used yet. An admin cannot
 * delete a link that another admin made.
 */
export async function deleteKoppeling(
  { db, adminId }: AdminScope,
  kenmerk: Kenmerk,
  userId: UserId,
): Promise<void> {
  await db
    .deleteFrom('koppeling')
    .where('aanbieder', '=', kenmerk.aanbieder)
    .where('soort', '=', kenmerk.soort)
    .where('waarde_hash', '=', kenmerk.waarde_hash)
    .where('login_id', '=', userId)
    .where((eb) => eb.or([eb('admin_id', 'is', null), eb('admin_id', '=', adminId)]))
    .execute()
  await db
    .deleteFrom('sso_code')
    .where('login_id', '=', userId)
    .where('admin_id', '=', adminId)
    .where('gebruikt_op', 'is', null)
    .execute()
}

/** Lists schools with an official number, read as the office: somebody who signs in is in none of them yet. */
export function listSchoolnummers(office: Db, begin: string) {
  return office
    .selectFrom('admin')
    .select(['admin_id', 'schoolnummer'])
    .where('schoolnummer', 'ilike', `${begin}%`)
    .where('soort', '=', 'school')
    .orderBy('admin_id')
    .execute()
}

/** Lists which of these admins admit accounts of this provider. */
export async function listOpenVoor(
  office: Db,
  aanbieder: string,
  adminIds: readonly AdminId[],
): Promise<AdminId[]> {
  if (adminIds.length === 0) return []
  const rijen = await office
    .selectFrom('admin')
    .select('admin_id')
    .where('admin_id', 'in', [...adminIds])
    .where(sql<boolean>`not (${aanbieder} = any (sso_uit))`)
    .orderBy('admin_id')
    .execute()
  return rijen.map(({ admin_id }) => admin_id)
}

export function schoolnummersVan(office: Db, adminIds: readonly AdminId[]) {
  return office
    .selectFrom('admin')
    .select(['admin_id', 'schoolnummer'])
    .where('admin_id', 'in', [...adminIds])
    .orderBy('admin_id')
    .execute()
}
