import type { Kysely } from 'kysely'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../context.ts'
import type { Tables } from '../../schema/tables.ts'

type Db = Kysely<Tables>

const LOGIN = [
  'id',
  'gebruikersnaam',
  'wachtwoord_hash',
  'geheim',
  'kantoor_role',
  'ver',
  'actief',
] as const

/** A sign-in by its name (already lower case); undefined for an unknown name. */
export function findLogin(db: Db, gebruikersnaam: string) {
  return db
    .selectFrom('login')
    .select(LOGIN)
    .where('gebruikersnaam', '=', gebruikersnaam)
    .executeTakeFirst()
}

export function getLogin(db: Db, id: UserId) {
  return db.selectFrom('login').select(LOGIN).where('id', '=', id).executeTakeFirstOrThrow()
}

/** The admins that a sign-in belongs to, and as what. */
export function listLidmaatschappen(db: Db, loginId: UserId) {
  return db
    .selectFrom('lidmaatschap')
    .select(['admin_id', 'role'])
    .where('login_id', '=', loginId)
    .orderBy('admin_id')
    .execute()
}

/** Names of admins, looked at from the office: somebody who must choose is in none of them yet. */
export function listAdminNamen(office: Db, adminIds: readonly AdminId[]) {
  return office
    .selectFrom('admin')
    .select(['admin_id', 'naam'])
    .where('admin_id', 'in', [...adminIds])
    .orderBy('naam')
    .execute()
}

/** The admin of the scope itself. */
export function getAdmin({ db, adminId }: AdminScope) {
  return db
    .selectFrom('admin')
    .select(['admin_id as id', 'naam', 'soort', 'land', 'features'])
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
}

/** The name of a member of staff or a pupil; undefined when the id is neither. */
export async function findNaam({ db, adminId }: AdminScope, userId: UserId) {
  const columns = ['voornaam', 'tussenvoegsel', 'achternaam'] as const
  const medewerker = await db
    .selectFrom('medewerker')
    .select(columns)
    .where('admin_id', '=', adminId)
    .where('id', '=', userId)
    .executeTakeFirst()
  if (medewerker) return medewerker
  return db
    .selectFrom('leerling')
    .select(columns)
    .where('admin_id', '=', adminId)
    .where('id', '=', userId as string as never)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
