import { sql, type Kysely } from 'kysely'
import type { Land } from '@letterhaven/contracts/admin'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { Tables } from '../../schema/tables.ts'

type Db = Kysely<Tables>

interface Aanvraag {
  readonly id: string
  readonly gebruikersnaam: string
  readonly land: Land
  readonly now: Date
}

/** Records a request and enqueues the job that looks up who it is, in one statement, whoever it is. */
export async function insertAanvraag(db: Db, aanvraag: Aanvraag): Promise<void> {
  const { id, gebruikersnaam, land, now } = aanvraag
  await sql`
    with nieuw as (
      insert into herstelaanvraag (id, gebruikersnaam, land, created_at)
      values (${id}, ${gebruikersnaam}, ${land}, ${now}) returning id
    )
    select vraag_post('mail_herstel', id)::text from nieuw`.execute(db)
}

/** Returns what was asked; undefined once it was handled or is too old. */
export function findAanvraag(db: Db, id: string) {
  return db
    .selectFrom('herstelaanvraag')
    .select(['gebruikersnaam', 'land'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function deleteAanvraag(db: Db, id: string): Promise<void> {
  await db.deleteFrom('herstelaanvraag').where('id', '=', id).execute()
}

/** Selects active logins with a password of their own. */
const metWachtwoord = (db: Db) =>
  db
    .selectFrom('login')
    .select(['id', 'gebruikersnaam', 'ver'])
    .where('actief', '=', true)
    .where('wachtwoord_hash', 'is not', null)

/** Finds an adult by name: pupils, and people who only have a school account, have no such password. */
export const findHersteller = (db: Db, gebruikersnaam: string) =>
  metWachtwoord(db).where('gebruikersnaam', '=', gebruikersnaam).executeTakeFirst()

/** Does the same, by id. */
export const getHersteller = (db: Db, id: UserId) =>
  metWachtwoord(db).where('id', '=', id).executeTakeFirst()

/** Stores the only valid link of a login: every older one is used up. */
export async function replaceToken(
  db: Db,
  { loginId, tokenHash, tot, now }: { loginId: UserId; tokenHash: Buffer; tot: Date; now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('hersteltoken')
      .set({ gebruikt_op: now })
      .where('login_id', '=', loginId)
      .where('gebruikt_op', 'is', null)
      .execute()
    await trx
      .insertInto('hersteltoken')
      .values({ token_hash: tokenHash, login_id: loginId, tot, created_at: now })
      .execute()
  })
}

interface Token {
  readonly userId: UserId
  readonly tokenHash: Buffer
  readonly now: Date
}

/** Returns whether this link is still valid. */
export async function isOpenToken(db: Db, { userId, tokenHash, now }: Token): Promise<boolean> {
  const row = await db
    .selectFrom('hersteltoken')
    .select('login_id')
    .where('token_hash', '=', tokenHash)
    .where('login_id', '=', userId)
    .where('gebruikt_op', 'is', null)
    .where('tot', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses up a link: when two try at once, one wins. The other links of the login are used up with it. */
export async function takeToken(db: Db, { userId, tokenHash, now }: Token): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('hersteltoken')
    .set({ gebruikt_op: now })
    .where('token_hash', '=', tokenHash)
    .where('login_id', '=', userId)
    .where('gebruikt_op', 'is', null)
    .where('tot', '>', now)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await killTokens(db, userId, now)
  return true
}

/** Uses up every link of this login. */
async function killTokens(db: Db, userId: UserId, now: Date): Promise<void> {
  await db
    .updateTable('hersteltoken')
    .set({ gebruikt_op: now })
    .where('login_id', '=', userId)
    .where('gebruikt_op', 'is', null)
    .execute()
}

/** Stores a new password; every token that was issued before has an older version and is no longer valid. */
export async function setWachtwoord(db: Db, userId: UserId, wachtwoordHash: string): Promise<void> {
  await db
    .updateTable('login')
    .set((eb) => ({ wachtwoord_hash: wachtwoordHash, ver: eb('ver', '+', 1) }))
    .where('id', '=', userId)
    .execute()
}

/** Requests the mail that tells somebody of the change. */
export async function askGewijzigdMail(db: Db, userId: UserId): Promise<void> {
  await sql`select vraag_post('mail_gewijzigd', ${userId})::text`.execute(db)
}

/** Lists the admins of a login; none for the office. */
export async function listAdminIds(db: Db, userId: UserId): Promise<AdminId[]> {
  const rijen = await db
    .selectFrom('lidmaatschap')
    .select('admin_id')
    .where('login_id', '=', userId)
    .orderBy('admin_id')
    .execute()
  return rijen.map((rij) => rij.admin_id)
}

/** Finds the kind and country of an admin, read as the office because a mail is written outside any admin. */
export const findSoortEnLand = (office: Db, adminId: AdminId) =>
  office
    .selectFrom('admin')
    .select(['soort', 'land'])
    .where('admin_id', '=', adminId)
    .executeTakeFirst()

/** Deletes names that were typed before `aanvragen`, and links that expired before `tokens`. */
export async function deleteOld(
  db: Db,
  { aanvragen, tokens }: { readonly aanvragen: Date; readonly tokens: Date },
): Promise<void> {
  await db.deleteFrom('herstelaanvraag').where('created_at', '<', aanvragen).execute()
  await db.deleteFrom('hersteltoken').where('tot', '<', tokens).execute()
}
