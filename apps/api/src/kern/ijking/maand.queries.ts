import type { Kysely } from 'kysely'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../context.ts'
import { TELT_MEE } from '../telt-mee.queries.ts'
import type { Tables } from '../../schema/tables.ts'

/**
 * Returns every school and practice, read by the office across all admins, without the demonstration, whose visitors are
 * nobody's pupils.
 */
export function listScholen(office: Kysely<Tables>) {
  return office
    .selectFrom('admin')
    .select(['admin_id', 'land'])
    .where('soort', '!=', 'demo')
    .orderBy('admin_id')
    .execute()
}

/**
 * Returns pupils of an admin whose first answer came at or after `sinds` and who gave at least `minst` answers, ordered by id,
 * at most `hoogstens`.
 */
export function listBegonnen(
  { db, adminId }: AdminScope,
  { sinds, minst, hoogstens }: { sinds: Date; minst: number; hoogstens: number },
) {
  return db
    .selectFrom('leerling')
    .innerJoin('antwoord', (join) =>
      join
        .onRef('antwoord.admin_id', '=', 'leerling.admin_id')
        .onRef('antwoord.leerling_id', '=', 'leerling.id'),
    )
    .leftJoin('staat', (join) =>
      join
        .onRef('staat.admin_id', '=', 'leerling.admin_id')
        .onRef('staat.leerling_id', '=', 'leerling.id'),
    )
    .select(['leerling.id', 'leerling.dyslexie'])
    .select((eb) => eb.fn.coalesce('staat.begin_jaargroep', 'leerling.jaargroep').as('jaargroep'))
    .where('leerling.admin_id', '=', adminId)
    .where('leerling.deleted_at', 'is', null)
    .where(TELT_MEE)
    .groupBy(['leerling.admin_id', 'leerling.id', 'staat.begin_jaargroep'])
    .having((eb) => eb.fn.min('antwoord.gegeven_op'), '>=', sinds)
    .having((eb) => eb.fn.countAll(), '>=', minst)
    .orderBy('leerling.id')
    .limit(hoogstens)
    .execute()
}

/** Returns the first answers of a pupil, in the order in which they count. */
export function listEersteAntwoorden(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
  hoogstens: number,
) {
  return db
    .selectFrom('antwoord')
    .select(['woord_id', 'correct', 'gok', 'ms', 'reden', 'gegeven_op', 'thuis', 'poging'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where(TELT_MEE)
    .orderBy('gegeven_op')
    .orderBy('volgnummer')
    .orderBy('id')
    .limit(hoogstens)
    .execute()
}
