import { sql } from 'kysely'
import type { OvergangKeuzes } from '@letterhaven/contracts/jaarovergang'
import type { AdminScope } from '../../kern/context.ts'

/** Reads the groups in use, and the pupils in them. */
export async function readSchool({ db, adminId }: AdminScope) {
  const [groepen, leerlingen] = await Promise.all([
    db
      .selectFrom('groep')
      .select(['id', 'naam', 'schooljaar'])
      .where('admin_id', '=', adminId)
      .where('gearchiveerd_op', 'is', null)
      .orderBy('naam')
      .orderBy('id')
      .execute(),
    db
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
        'leerling.jaarcode',
        sql<boolean>`coalesce((
          select true from dagtelling
          where dagtelling.admin_id = ${adminId} and dagtelling.leerling_id = leerling.id limit 1
        ), false)`.as('is_begonnen'),
      ])
      .where('plaatsing.admin_id', '=', adminId)
      .where('plaatsing.tot', 'is', null)
      .where('leerling.deleted_at', 'is', null)
      // The fingerprint is made from these rows: their place on disk may not change it.
      .orderBy('leerling.id')
      .execute(),
  ])
  return { groepen, leerlingen }
}

/** Lists the archived groups of a school year. */
export const listWeg = ({ db, adminId }: AdminScope, schooljaar: string) =>
  db
    .selectFrom('groep')
    .select(['id', 'naam'])
    .where('admin_id', '=', adminId)
    .where('schooljaar', '=', schooljaar)
    .where('gearchiveerd_op', 'is not', null)
    .orderBy('id')
    .execute()

/** Finds what was decided for a school year; undefined before anything was. */
export function findKeuzes({ db, adminId }: AdminScope, schooljaar: string) {
  return db
    .selectFrom('jaarovergang')
    .select(['versie', 'keuzes'])
    .where('admin_id', '=', adminId)
    .where('schooljaar', '=', schooljaar)
    .executeTakeFirst()
}

/** Stores what was decided on top of this version, 0 for the first; returns false when there is another version by now. */
export async function upsertKeuzes(
  { db, adminId }: AdminScope,
  schooljaar: string,
  { versie, keuzes }: { readonly versie: number; readonly keuzes: OvergangKeuzes },
): Promise<boolean> {
  const nieuw = { versie: versie + 1, keuzes: JSON.stringify(keuzes) }
  if (versie === 0) {
    const { numInsertedOrUpdatedRows: eerste } = await db
      .insertInto('jaarovergang')
      .values({ ...nieuw, admin_id: adminId, schooljaar })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return (eerste ?? 0n) > 0n
  }
  const { numUpdatedRows } = await db
    .updateTable('jaarovergang')
    .set(nieuw)
    .where('admin_id', '=', adminId)
    .where('schooljaar', '=', schooljaar)
    .where('versie', '=', versie)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
