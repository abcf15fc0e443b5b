import type { Kysely } from 'kysely'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../context.ts'
import type { Tables } from '../../schema/tables.ts'

/** A sign-in by its name (already lower case), with its memberships; undefined for an unknown name. */
export async function findLogin(db: Kysely<Tables>, gebruikersnaam: string) {
  const login = await db
    .selectFrom('login')
    .select(['id', 'wachtwoord_hash', 'geheim', 'kantoor_role', 'ver', 'actief'])
    .where('gebruikersnaam', '=', gebruikersnaam)
    .executeTakeFirst()
  if (!login) return undefined
  return { ...login, lidmaatschappen: await listLidmaatschappen(db, login.id) }
}

function listLidmaatschappen(db: Kysely<Tables>, loginId: UserId) {
  return db
    .selectFrom('lidmaatschap')
    .select(['admin_id', 'role'])
    .where('login_id', '=', loginId)
    .orderBy('admin_id')
    .execute()
}

/** What the database says now of a signed-in user, in the admin the token names. */
export function findSessie(db: Kysely<Tables>, userId: UserId, adminId: AdminId | null) {
  return db
    .selectFrom('login')
    .leftJoin('lidmaatschap', (join) =>
      join
        .onRef('lidmaatschap.login_id', '=', 'login.id')
        .on('lidmaatschap.admin_id', '=', adminId),
    )
    .select(['login.ver', 'login.actief', 'login.kantoor_role', 'lidmaatschap.role'])
    .where('login.id', '=', userId)
    .executeTakeFirst()
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
