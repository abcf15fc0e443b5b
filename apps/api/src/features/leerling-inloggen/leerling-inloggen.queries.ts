import type { Kysely } from 'kysely'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { Tables } from '../../schema/tables.ts'

type Db = Kysely<Tables>

/** Finds a pupil's login at the school of a code; undefined when either does not exist, is off, or belongs to another. */
export function findLeerlingLogin(db: Db, schoolcode: string, leerlingId: LeerlingId) {
  return db
    .selectFrom('schoolcode')
    .innerJoin('lidmaatschap', 'lidmaatschap.admin_id', 'schoolcode.admin_id')
    .innerJoin('login', 'login.id', 'lidmaatschap.login_id')
    .select([
      'login.id',
      'login.geheim',
      'login.plaatjes',
      'login.ver',
      'login.actief',
      'schoolcode.admin_id',
    ])
    .where('schoolcode.code', '=', schoolcode)
    .where('schoolcode.uit_op', 'is', null)
    .where('lidmaatschap.role', '=', 'leerling')
    .where('login.id', '=', leerlingId as string as never)
    .executeTakeFirst()
}

/** Finds the pupil of a card; undefined for a card that is unknown or was replaced. It never returns anybody but a pupil. */
export function findKaartLogin(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('kaart')
    .innerJoin('login', 'login.id', 'kaart.login_id')
    .innerJoin('lidmaatschap', 'lidmaatschap.login_id', 'login.id')
    .select(['login.id', 'login.ver', 'login.actief', 'lidmaatschap.admin_id'])
    .where('kaart.token_hash', '=', tokenHash)
    .where('lidmaatschap.role', '=', 'leerling')
    .executeTakeFirst()
}
