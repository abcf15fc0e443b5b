import type { Insertable, Kysely } from 'kysely'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../context.ts'
import type { Tables } from '../../schema/tables.ts'

type Db = Kysely<Tables>

/** What a school account is known by: of whom, what kind of mark, and its keyed hash. */
export type Kenmerk = Pick<Insertable<Tables['koppeling']>, 'aanbieder' | 'soort' | 'waarde_hash'>

export async function findKoppeling(db: Db, kenmerk: Kenmerk): Promise<UserId | undefined> {
  const rij = await db
    .selectFrom('koppeling')
    .select('login_id')
    .where('aanbieder', '=', kenmerk.aanbieder)
    .where('soort', '=', kenmerk.soort)
    .where('waarde_hash', '=', kenmerk.waarde_hash)
    .executeTakeFirst()
  return rij?.login_id
}

/** Links an account to a sign-in; false for one that is linked already, which stays with whom it was. */
export async function insertKoppeling(db: Db, kenmerk: Kenmerk, userId: UserId): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('koppeling')
    .values({ ...kenmerk, login_id: userId })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Admins with a number of the government, looked at from the office: who comes in is in none of them yet. */
export function listSchoolnummers(office: Db, begin: string) {
  return office
    .selectFrom('admin')
    .select(['admin_id', 'schoolnummer'])
    .where('schoolnummer', 'ilike', `${begin}%`)
    .orderBy('admin_id')
    .execute()
}

export function schoolnummersVan(office: Db, adminIds: readonly AdminId[]) {
  return office
    .selectFrom('admin')
    .select(['admin_id', 'schoolnummer'])
    .where('admin_id', 'in', [...adminIds])
    .orderBy('admin_id')
    .execute()
}

type Verzoek = Omit<Insertable<Tables['koppelverzoek']>, 'admin_id'>

/** Asks the admin whose account it is; asking again changes nothing. */
export async function insertKoppelverzoek({ db, adminId }: AdminScope, verzoek: Verzoek) {
  await db
    .insertInto('koppelverzoek')
    .values({ admin_id: adminId, ...verzoek })
    .onConflict((c) => c.columns(['admin_id', 'aanbieder', 'soort', 'waarde_hash']).doNothing())
    .execute()
}

export function listKoppelverzoeken({ db, adminId }: AdminScope) {
  return db
    .selectFrom('koppelverzoek')
    .select(['id', 'naam', 'is_leerling', 'gevraagd_op'])
    .where('admin_id', '=', adminId)
    .orderBy('gevraagd_op')
    .orderBy('id')
    .execute()
}

/** Takes a request out of the list: of two who answer it, one does. */
export function takeKoppelverzoek({ db, adminId }: AdminScope, id: string) {
  return db
    .deleteFrom('koppelverzoek')
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .returning(['aanbieder', 'soort', 'waarde_hash', 'is_leerling'])
    .executeTakeFirst()
}

/** What somebody is in this admin; undefined for whoever is not of it. */
export async function findRolVan({ db, adminId }: AdminScope, userId: UserId) {
  const rij = await db
    .selectFrom('lidmaatschap')
    .select('role')
    .where('admin_id', '=', adminId)
    .where('login_id', '=', userId)
    .executeTakeFirst()
  return rij?.role
}
