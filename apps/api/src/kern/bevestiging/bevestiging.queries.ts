import type { Kysely } from 'kysely'
import type { UserId } from '@letterhaven/contracts/ids'
import type { Tables } from '../../schema/tables.ts'

/** Returns a sign-in as it is stored. */
export function getLogin(db: Kysely<Tables>, id: UserId) {
  return db
    .selectFrom('login')
    .select(['id', 'gebruikersnaam', 'wachtwoord_hash', 'geheim', 'kantoor_role', 'ver'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
