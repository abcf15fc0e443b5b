import { sql } from 'kysely'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { Jaarlijn } from '@letterhaven/domain/jaarlijn'
import type { AdminScope } from '../context.ts'

/** Returns a pupil's changes of year, oldest first. */
export function listJaarwisselsMetVan({ db, adminId }: AdminScope, leerlingId: LeerlingId) {
  return db
    .selectFrom('jaarwissel')
    .select(['op', 'van', 'naar', 'bank_versie'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .orderBy('op')
    .execute()
}

/** Returns when a pupil first answered, in practice or in a test that was handed in; null before that. */
export async function findEersteAntwoord(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
): Promise<Date | null> {
  const { rows } = await sql<{ op: Date | null }>`
    select least(
      (select min(gegeven_op) from antwoord where admin_id = ${adminId} and leerling_id = ${leerlingId}),
      (select min(gegeven_op) from methodetoets_antwoord
        where admin_id = ${adminId} and leerling_id = ${leerlingId} and correct is not null)
    ) as op`.execute(db)
  return rows[0]?.op ?? null
}

/** Replaces the years of a pupil, from the beginning of their state on. */
export async function setJaarlijn(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
  { begin, wissels }: Omit<Jaarlijn, 'eerste'>,
): Promise<void> {
  const wie = { admin_id: adminId, leerling_id: leerlingId }
  await db
    .deleteFrom('jaarwissel')
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .execute()
  if (wissels.length > 0)
    await db
      .insertInto('jaarwissel')
      .values(
        wissels.map(({ op, van, naar, bankVersie }) => ({
          ...wie,
          op: new Date(op),
          van,
          naar,
          bank_versie: bankVersie,
        })),
      )
      .execute()
  await db
    .updateTable('staat')
    .set({ begin_jaargroep: begin })
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .execute()
}
