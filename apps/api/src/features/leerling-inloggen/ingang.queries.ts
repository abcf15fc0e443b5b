import type { Kysely } from 'kysely'
import type { Klasdier } from '@letterhaven/contracts/leerling-ingang'
import type { GroepId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'
import type { Tables } from '../../schema/tables.ts'

type Db = Kysely<Tables>

/** Finds the admin of a school's code, before the scope is known; undefined for a code that nobody has or that is off. */
export function findSchoolcode(db: Db, code: string) {
  return db
    .selectFrom('schoolcode')
    .select(['admin_id'])
    .where('code', '=', code)
    .where('uit_op', 'is', null)
    .executeTakeFirst()
}

/** Finds the group of a code and its school's code; undefined for a code that nobody has, or when either is off. */
export function findKlascode(db: Db, code: string) {
  return db
    .selectFrom('klascode')
    .innerJoin('schoolcode', 'schoolcode.admin_id', 'klascode.admin_id')
    .select(['klascode.admin_id', 'klascode.groep_id', 'schoolcode.code as schoolcode'])
    .where('klascode.code', '=', code)
    .where('klascode.uit_op', 'is', null)
    .where('schoolcode.uit_op', 'is', null)
    .executeTakeFirst()
}

/** Returns the name of the admin, its kind, and the country by which its names sort. */
export function getSchool({ db, adminId }: AdminScope) {
  return db
    .selectFrom('admin')
    .select(['naam', 'land', 'soort'])
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
}

/** Lists the groups that have a working code and at least one pupil. */
export function listKlassen({ db, adminId }: AdminScope) {
  return db
    .selectFrom('groep')
    .innerJoin('klascode', (join) =>
      join
        .onRef('klascode.admin_id', '=', 'groep.admin_id')
        .onRef('klascode.groep_id', '=', 'groep.id'),
    )
    .select(['groep.naam', 'groep.schooljaar', 'klascode.code as klascode'])
    .where('groep.admin_id', '=', adminId)
    .where('klascode.uit_op', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('plaatsing')
          .select('plaatsing.groep_id')
          .where('plaatsing.admin_id', '=', adminId)
          .whereRef('plaatsing.groep_id', '=', 'groep.id')
          .where('plaatsing.tot', 'is', null),
      ),
    )
    .execute()
}

/** Finds the name of a group of the scope; undefined outside it. */
export function findGroepNaam({ db, adminId }: AdminScope, groepId: GroepId) {
  return db
    .selectFrom('groep')
    .select(['naam', 'gearchiveerd_op'])
    .where('admin_id', '=', adminId)
    .where('id', '=', groepId)
    .executeTakeFirst()
}

/** Lists the pupils who sit in these groups today and are not in the prullenbak, with their login as it is stored. */
export function listMetLogin({ db, adminId }: AdminScope, groepIds: readonly GroepId[]) {
  return db
    .selectFrom('plaatsing')
    .innerJoin('leerling', (join) =>
      join
        .onRef('leerling.admin_id', '=', 'plaatsing.admin_id')
        .onRef('leerling.id', '=', 'plaatsing.leerling_id'),
    )
    .innerJoin('login', (join) => join.onRef('login.id', '=', 'leerling.id' as never))
    .innerJoin('lidmaatschap', (join) =>
      join
        .onRef('lidmaatschap.login_id', '=', 'login.id')
        .onRef('lidmaatschap.admin_id', '=', 'leerling.admin_id'),
    )
    .leftJoin('kaart', 'kaart.login_id', 'login.id')
    .select([
      'leerling.id',
      'leerling.voornaam',
      'leerling.tussenvoegsel',
      'leerling.achternaam',
      'leerling.dier',
      'leerling.jaargroep',
      'login.gebruikersnaam',
      'login.geheim',
      'login.plaatjes',
      'login.actief',
      'kaart.created_at as kaart_op',
    ])
    .where('plaatsing.admin_id', '=', adminId)
    .where('plaatsing.groep_id', 'in', [...groepIds])
    .where('plaatsing.tot', 'is', null)
    .where('leerling.deleted_at', 'is', null)
    .where('lidmaatschap.role', '=', 'leerling')
    .execute()
}

/** Stores an animal for good. */
export async function setDier(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
  dier: Klasdier,
): Promise<void> {
  await db
    .updateTable('leerling')
    .set({ dier })
    .where('admin_id', '=', adminId)
    .where('id', '=', leerlingId)
    .execute()
}

/** Lists the groups in which these pupils sit today. */
export async function listGroepenVan(
  { db, adminId }: AdminScope,
  leerlingIds: readonly LeerlingId[],
): Promise<GroepId[]> {
  if (leerlingIds.length === 0) return []
  const rows = await db
    .selectFrom('plaatsing')
    .select('groep_id')
    .distinct()
    .where('admin_id', '=', adminId)
    .where('leerling_id', 'in', [...leerlingIds])
    .where('tot', 'is', null)
    .execute()
  return rows.map((row) => row.groep_id)
}

/** Finds the login of a pupil of this admin; undefined for anybody who is not a pupil. */
export function findLogin({ db, adminId }: AdminScope, leerlingId: LeerlingId) {
  return db
    .selectFrom('login')
    .innerJoin('lidmaatschap', 'lidmaatschap.login_id', 'login.id')
    .innerJoin('leerling', (join) =>
      join
        .onRef('leerling.id', '=', 'login.id' as never)
        .onRef('leerling.admin_id', '=', 'lidmaatschap.admin_id'),
    )
    .select(['login.id', 'login.geheim', 'login.plaatjes', 'leerling.jaargroep'])
    .where('login.id', '=', leerlingId as string as UserId)
    .where('lidmaatschap.admin_id', '=', adminId)
    .where('lidmaatschap.role', '=', 'leerling')
    .executeTakeFirst()
}
