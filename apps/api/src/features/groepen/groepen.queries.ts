import { sql } from 'kysely'
import type { GroepId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'

const isGearchiveerd = sql<boolean>`gearchiveerd_op is not null`.as('gearchiveerd')

/** Lists the groups of the admin that are in use; with `medewerkerId` only those linked to that member of staff. */
export function listGroepen({ db, adminId }: AdminScope, medewerkerId: UserId | null) {
  return db
    .selectFrom('groep')
    .select(['id', 'naam', 'schooljaar', isGearchiveerd])
    .where('admin_id', '=', adminId)
    .where('gearchiveerd_op', 'is', null)
    .$if(medewerkerId !== null, (query) =>
      query.where('id', 'in', (sub) =>
        sub
          .selectFrom('groep_docent')
          .select('groep_id')
          .where('admin_id', '=', adminId)
          .where('medewerker_id', '=', medewerkerId as UserId),
      ),
    )
    .execute()
}

/** Finds one group; undefined outside the scope. */
export function findGroep({ db, adminId }: AdminScope, groepId: GroepId) {
  return db
    .selectFrom('groep')
    .select(['id', 'naam', 'schooljaar', isGearchiveerd])
    .where('admin_id', '=', adminId)
    .where('id', '=', groepId)
    .executeTakeFirst()
}

/** Lists the pupils who sit in these groups today and are not in the prullenbak. */
export function listLeerlingenVan({ db, adminId }: AdminScope, groepIds: readonly GroepId[]) {
  return db
    .selectFrom('plaatsing')
    .innerJoin('leerling', (join) =>
      join
        .onRef('leerling.admin_id', '=', 'plaatsing.admin_id')
        .onRef('leerling.id', '=', 'plaatsing.leerling_id'),
    )
    .select([
      'plaatsing.groep_id',
      'leerling.id',
      'leerling.voornaam',
      'leerling.tussenvoegsel',
      'leerling.achternaam',
      'leerling.jaargroep',
      'leerling.dyslexie',
    ])
    .where('plaatsing.admin_id', '=', adminId)
    .where('plaatsing.groep_id', 'in', groepIds.length > 0 ? [...groepIds] : [sql<GroepId>`null`])
    .where('plaatsing.tot', 'is', null)
    .where('leerling.deleted_at', 'is', null)
    .execute()
}

/** Returns which of these pupils lie in the prullenbak and would come back to this group. */
export async function listWegVan(
  { db, adminId }: AdminScope,
  groepId: GroepId,
  ids: readonly LeerlingId[],
): Promise<LeerlingId[]> {
  if (ids.length === 0) return []
  const rijen = await db
    .selectFrom('plaatsing')
    .innerJoin('leerling', (join) =>
      join
        .onRef('leerling.admin_id', '=', 'plaatsing.admin_id')
        .onRef('leerling.id', '=', 'plaatsing.leerling_id'),
    )
    .select('leerling.id')
    .where('plaatsing.admin_id', '=', adminId)
    .where('plaatsing.groep_id', '=', groepId)
    .where('plaatsing.tot', 'is', null)
    .where('leerling.deleted_at', 'is not', null)
    .where('leerling.id', 'in', [...new Set(ids)])
    .execute()
  return rijen.map(({ id }) => id)
}

/** Lists the teachers of these groups. */
export function listDocentenVan({ db, adminId }: AdminScope, groepIds: readonly GroepId[]) {
  return db
    .selectFrom('groep_docent')
    .innerJoin('medewerker', (join) =>
      join
        .onRef('medewerker.admin_id', '=', 'groep_docent.admin_id')
        .onRef('medewerker.id', '=', 'groep_docent.medewerker_id'),
    )
    .select([
      'groep_docent.groep_id',
      'medewerker.voornaam',
      'medewerker.tussenvoegsel',
      'medewerker.achternaam',
    ])
    .where('groep_docent.admin_id', '=', adminId)
    .where(
      'groep_docent.groep_id',
      'in',
      groepIds.length > 0 ? [...groepIds] : [sql<GroepId>`null`],
    )
    .execute()
}
