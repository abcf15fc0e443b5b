import { sql } from 'kysely'
import type { KijkMeeId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'

/** Lists which kinds of pages were seen while looking along, each kind once per look. */
export function listSoorten({ db, adminId }: AdminScope, kijkMee: readonly KijkMeeId[]) {
  return db
    .selectFrom('inzage_log')
    .select(['kijk_mee', 'wat'])
    .distinct()
    .where('admin_id', '=', adminId)
    .where('kijk_mee', 'in', [...kijkMee])
    .where('wat', '<>', 'meekijken')
    .orderBy('wat')
    .execute()
}

/** Lists a page of the looks of an admin, latest first, from after this one or from the start. Many can share one moment. */
export function listInzage(
  { db, adminId }: AdminScope,
  { na, aantal }: { readonly na: string | undefined; readonly aantal: number },
) {
  return db
    .selectFrom('inzage_log')
    .leftJoin('medewerker', (join) =>
      join
        .onRef('medewerker.admin_id', '=', 'inzage_log.admin_id')
        .onRef('medewerker.id', '=', 'inzage_log.wie'),
    )
    .leftJoin('leerling', (join) =>
      join
        .onRef('leerling.admin_id', '=', 'inzage_log.admin_id')
        .onRef('leerling.id', '=', 'inzage_log.leerling_id'),
    )
    .leftJoin('groep', (join) =>
      join
        .onRef('groep.admin_id', '=', 'inzage_log.admin_id')
        .onRef('groep.id', '=', 'inzage_log.groep_id'),
    )
    .leftJoin('kijk_mee', (join) =>
      join
        .onRef('kijk_mee.voor_admin', '=', 'inzage_log.admin_id')
        .onRef('kijk_mee.id', '=', 'inzage_log.kijk_mee')
        .on('inzage_log.wat', '=', 'meekijken'),
    )
    .leftJoin('medewerker as als', (join) =>
      join.onRef('als.admin_id', '=', 'inzage_log.admin_id').onRef('als.id', '=', 'kijk_mee.als'),
    )
    .select([
      'kijk_mee.id as kijk_mee',
      'kijk_mee.role as als_role',
      'kijk_mee.van',
      'kijk_mee.tot',
      'kijk_mee.gestopt_op',
      'als.voornaam as als_voornaam',
      'als.tussenvoegsel as als_tussenvoegsel',
      'als.achternaam as als_achternaam',
      'inzage_log.id',
      'inzage_log.op',
      'inzage_log.role',
      'inzage_log.wat',
      'inzage_log.reden',
      'inzage_log.leerling_id',
      'inzage_log.over_leerling',
      'inzage_log.groep_id',
      'medewerker.voornaam as wie_voornaam',
      'medewerker.tussenvoegsel as wie_tussenvoegsel',
      'medewerker.achternaam as wie_achternaam',
      'leerling.voornaam as leerling_voornaam',
      'leerling.tussenvoegsel as leerling_tussenvoegsel',
      'leerling.achternaam as leerling_achternaam',
      'groep.naam as groep_naam',
    ])
    .where('inzage_log.admin_id', '=', adminId)
    .$if(na !== undefined, (query) =>
      query.where(
        sql<boolean>`(inzage_log.op, inzage_log.id) < (
          select van.op, van.id from inzage_log as van where van.admin_id = ${adminId} and van.id = ${na})`,
      ),
    )
    .orderBy('inzage_log.op', 'desc')
    .orderBy('inzage_log.id', 'desc')
    .limit(aantal)
    .execute()
}
