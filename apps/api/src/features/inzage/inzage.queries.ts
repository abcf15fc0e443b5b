import { sql, type Insertable } from 'kysely'
import type { AdminScope } from '../../context.ts'
import type { Tables } from '../../schema/tables.ts'

type NieuweInzage = Omit<Insertable<Tables['inzage_log']>, 'admin_id' | 'op'>

/** By the database's clock, which is that of the transaction in which the look takes place. */
export async function insertInzage(
  { db, adminId }: AdminScope,
  inzage: NieuweInzage,
): Promise<void> {
  await db
    .insertInto('inzage_log')
    .values({ ...inzage, admin_id: adminId, op: sql`now()` })
    .execute()
}

/** The looks of an admin, latest first: a page of them from after this one on, or from the start. Many are of one moment. */
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
    .select([
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
