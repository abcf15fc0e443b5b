import type { Kysely } from 'kysely'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { Rol } from '@letterhaven/contracts/rol'
import type { Tables } from '../../schema/tables.ts'

type Db = Kysely<Tables>
type StafRol = Exclude<Rol, 'office' | 'superadmin'>

/** Returns which second factors a login has. */
export async function findFactoren(db: Db, loginId: UserId) {
  return db
    .selectNoFrom((eb) => [
      eb
        .exists(eb.selectFrom('totp').select('login_id').where('login_id', '=', loginId))
        .as('totp'),
      eb
        .exists(eb.selectFrom('passkey').select('id').where('login_id', '=', loginId))
        .as('passkey'),
      eb
        .selectFrom('herstelcode')
        .select((e) => e.fn.countAll<number>().as('aantal'))
        .where('login_id', '=', loginId)
        .where('gebruikt_op', 'is', null)
        .as('herstelcodes'),
    ])
    .executeTakeFirstOrThrow()
}

export function findTotp(db: Db, loginId: UserId) {
  return db
    .selectFrom('totp')
    .select(['geheim', 'laatste_stap'])
    .where('login_id', '=', loginId)
    .executeTakeFirst()
}

/** Uses up a time step; returns false when it, or a later one, was used before. */
export async function takeStap(db: Db, loginId: UserId, stap: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ laatste_stap: stap })
    .where('login_id', '=', loginId)
    .where('laatste_stap', '<', stap)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores the secret of a login, in place of an older one. */
export async function putTotp(
  db: Db,
  totp: { readonly login_id: UserId; readonly geheim: Buffer; readonly laatste_stap: number },
): Promise<void> {
  const { login_id, ...nieuw } = totp
  await db
    .insertInto('totp')
    .values({ login_id, ...nieuw })
    .onConflict((c) => c.column('login_id').doUpdateSet(nieuw))
    .execute()
}

/** Uses up a recovery code; returns false when it does not exist, or was used. */
export async function takeHerstelcode(
  db: Db,
  { loginId, hash, now }: { readonly loginId: UserId; readonly hash: Buffer; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('herstelcode')
    .set({ gebruikt_op: now })
    .where('login_id', '=', loginId)
    .where('code_hash', '=', hash)
    .where('gebruikt_op', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Replaces all older recovery codes with new ones. */
export async function replaceHerstelcodes(
  db: Db,
  loginId: UserId,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('herstelcode').where('login_id', '=', loginId).execute()
  await db
    .insertInto('herstelcode')
    .values(hashes.map((code_hash) => ({ login_id: loginId, code_hash })))
    .execute()
}

export async function deleteTotp(db: Db, loginId: UserId): Promise<void> {
  await db.deleteFrom('totp').where('login_id', '=', loginId).execute()
}

/** Deletes recovery codes when there is nothing left to recover. */
export async function deleteLooseCodes(db: Db, loginId: UserId): Promise<void> {
  await db
    .deleteFrom('herstelcode')
    .where('login_id', '=', loginId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('totp').select('login_id').where('login_id', '=', loginId))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('passkey').select('id').where('login_id', '=', loginId))),
    )
    .execute()
}

/** Lists the admins in which somebody has one of these roles. */
export function listLidVan(db: Db, loginId: UserId, rollen: readonly Rol[]) {
  return db
    .selectFrom('lidmaatschap')
    .select(['admin_id', 'role'])
    .where('login_id', '=', loginId)
    .where('role', 'in', rollen as readonly StafRol[])
    .execute()
}

/** Lists from whom these admins require a second step, read as the office: somebody who signs in is in none of them yet. */
export function listBeleid(office: Db, adminIds: readonly AdminId[]) {
  return office
    .selectFrom('admin')
    .select(['admin_id', 'tweede_factor'])
    .where('admin_id', 'in', [...adminIds])
    .execute()
}
