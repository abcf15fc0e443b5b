import type { AdminScope } from '../../kern/context.ts'

/** Lists the pupils who sit in no group that is in use, and are not in the prullenbak. */
export function listZonderGroep({ db, adminId }: AdminScope) {
  return db
    .selectFrom('leerling')
    .select(['id', 'voornaam', 'tussenvoegsel', 'achternaam', 'jaargroep'])
    .where('admin_id', '=', adminId)
    .where('deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('plaatsing')
            .innerJoin('groep', (join) =>
              join
                .onRef('groep.admin_id', '=', 'plaatsing.admin_id')
                .onRef('groep.id', '=', 'plaatsing.groep_id'),
            )
            .select('plaatsing.leerling_id')
            .where('plaatsing.admin_id', '=', adminId)
            .whereRef('plaatsing.leerling_id', '=', 'leerling.id')
            .where('plaatsing.tot', 'is', null)
            .where('groep.gearchiveerd_op', 'is', null),
        ),
      ),
    )
    .execute()
}
