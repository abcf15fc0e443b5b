import type { Kysely } from 'kysely'
import type { UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'
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

/** Finds a login by its name (already lower case); undefined for an unknown name. */
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

/** Returns the admin of the scope itself. */
export function getAdmin({ db, adminId }: AdminScope) {
  return db
    .selectFrom('admin')
    .select(['admin_id as id', 'naam', 'soort', 'land', 'features'])
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
}

/** Returns the name of a member of staff or a pupil; undefined when the id is neither. */
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
