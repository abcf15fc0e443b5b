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

/** Writes down that somebody asked, and asks for the job that looks who it is: one statement, whoever it is. */
export async function insertAanvraag(db: Db, aanvraag: Aanvraag): Promise<void> {
  const { id, gebruikersnaam, land, now } = aanvraag
  await sql`
    with nieuw as (
      insert into herstelaanvraag (id, gebruikersnaam, land, created_at)
      values (${id}, ${gebruikersnaam}, ${land}, ${now}) returning id
    )
    select vraag_post('mail_herstel', id)::text from nieuw`.execute(db)
}

/** What was asked; undefined once it was done or is too old. */
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

/** A sign-in that has a password of its own to forget. */
const metWachtwoord = (db: Db) =>
  db
    .selectFrom('login')
    .select(['id', 'gebruikersnaam', 'ver'])
    .where('actief', '=', true)
    .where('wachtwoord_hash', 'is not', null)

/** A grown-up by name: pupils and who comes with a school account alone have no such password. */
export const findHersteller = (db: Db, gebruikersnaam: string) =>
  metWachtwoord(db).where('gebruikersnaam', '=', gebruikersnaam).executeTakeFirst()

/** The same, by id. */
export const getHersteller = (db: Db, id: UserId) =>
  metWachtwoord(db).where('id', '=', id).executeTakeFirst()

/** The only link of a sign-in that works: every older one is dead. */
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

/** Would this link open anything? */
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

/** Uses a link up: of two who come at once one wins. The other links of the sign-in die with it. */
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

/** No link of this sign-in works any more. */
async function killTokens(db: Db, userId: UserId, now: Date): Promise<void> {
  await db
    .updateTable('hersteltoken')
    .set({ gebruikt_op: now })
    .where('login_id', '=', userId)
    .where('gebruikt_op', 'is', null)
    .execute()
}

/** A new password; every token that was given out before is of an older version. */
export async function setWachtwoord(db: Db, userId: UserId, wachtwoordHash: string): Promise<void> {
  await db
    .updateTable('login')
    .set((eb) => ({ wachtwoord_hash: wachtwoordHash, ver: eb('ver', '+', 1) }))
    .where('id', '=', userId)
    .execute()
}

/** Asks for the mail that tells somebody of the change. */
export async function askGewijzigdMail(db: Db, userId: UserId): Promise<void> {
  await sql`select vraag_post('mail_gewijzigd', ${userId})::text`.execute(db)
}

/** The admins of a sign-in; none for the office. */
export async function listAdminIds(db: Db, userId: UserId): Promise<AdminId[]> {
  const rijen = await db
    .selectFrom('lidmaatschap')
    .select('admin_id')
    .where('login_id', '=', userId)
    .orderBy('admin_id')
    .execute()
  return rijen.map((rij) => rij.admin_id)
}

/** What an admin is and where, looked at from the office: a mail is written outside any admin. */
export const findSoortEnLand = (office: Db, adminId: AdminId) =>
  office
    .selectFrom('admin')
    .select(['soort', 'land'])
    .where('admin_id', '=', adminId)
    .executeTakeFirst()

/** Names that were typed go after an hour, dead links after a day. */
export async function deleteOld(
  db: Db,
  { aanvragen, tokens }: { readonly aanvragen: Date; readonly tokens: Date },
): Promise<void> {
  await db.deleteFrom('herstelaanvraag').where('created_at', '<', aanvragen).execute()
  await db.deleteFrom('hersteltoken').where('tot', '<', tokens).execute()
}
