import { sql } from 'kysely'
import type { LeerlingId, SomvensterId, TaakId } from '@letterhaven/contracts/ids'
import type { Eiland, TaakSoort } from '@letterhaven/contracts/landkaart'
import type { AdminScope } from '../../kern/context.ts'
import { TELT_MEE } from '../../kern/telt-mee.queries.ts'

/** A window and its taken, as they are created. */
export interface NieuwSomvenster {
  readonly id: SomvensterId
  readonly eiland: Eiland
  readonly categorieen: readonly string[]
  readonly taken: readonly NieuweTaak[]
}

/** A taak as it is created. */
export interface NieuweTaak {
  readonly id: TaakId
  readonly soort: TaakSoort
  readonly aantal: number
}

/** Taken that are added to an existing window, after the ones that it has. */
export interface Bijgekomen {
  readonly somvensterId: SomvensterId
  readonly vanafVolgorde: number
  readonly taken: readonly NieuweTaak[]
}

/** Lists the pupil's windows, in the order in which they were opened. */
export function listSomvensters({ db, adminId }: AdminScope, leerlingId: LeerlingId) {
  return db
    .selectFrom('somvenster')
    .select(['id', 'eiland', 'categorieen', 'volgorde', 'aan_sinds'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .orderBy('volgorde')
    .execute()
}

/**
 * Lists the pupil's taken with the number of answers to each. The answers are counted once, and not for each taak: a pupil of
 * some years has thousands.
 */
export function listTaken({ db, adminId }: AdminScope, leerlingId: LeerlingId) {
  return db
    .with('telling', (cte) =>
      cte
        .selectFrom('antwoord')
        .select(['taak_id', sql<number>`count(*)::integer`.as('gedaan')])
        .where('admin_id', '=', adminId)
        .where('leerling_id', '=', leerlingId)
        .where(TELT_MEE)
        .groupBy('taak_id'),
    )
    .selectFrom('taak')
    .leftJoin('telling', 'telling.taak_id', 'taak.id')
    .select(['id', 'somvenster_id', 'soort', 'aantal', 'volgorde', 'gedaan'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .orderBy('somvenster_id')
    .orderBy('volgorde')
    .execute()
}

/** What was asked of a pupil of one word or sentence: how often, and whether the last answer was right. */
export interface Gevraagd {
  readonly keer: number
  readonly goed: boolean
}

/** Lists what was asked of the pupil since a moment, by its address; what was not is absent. */
export async function listGevraagd(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
  { sinds }: { sinds: Date },
): Promise<ReadonlyMap<string, Gevraagd>> {
  const rijen = await db
    .selectFrom('antwoord')
    .select([
      'woord_id',
      sql<number>`count(*)::integer`.as('keer'),
      sql<boolean>`(array_agg(correct order by gegeven_op desc, volgnummer desc))[1]`.as('goed'),
    ])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('gegeven_op', '>=', sinds)
    .where(TELT_MEE)
    .groupBy('woord_id')
    .execute()
  return new Map(rijen.map(({ woord_id, keer, goed }) => [woord_id, { keer, goed }]))
}

/** Opens windows with their taken; a window that another request opened meanwhile is left as it is. */
export async function insertSomvensters(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
  {
    somvensters,
    vanafVolgorde,
  }: { somvensters: readonly NieuwSomvenster[]; vanafVolgorde: number },
): Promise<void> {
  if (somvensters.length === 0) return
  const sleutel = { admin_id: adminId, leerling_id: leerlingId }
  await db
    .insertInto('somvenster')
    .values(
      somvensters.map(({ id, eiland, categorieen }, i) => ({
        ...sleutel,
        id,
        eiland,
        categorieen: [...categorieen],
        volgorde: vanafVolgorde + i,
      })),
    )
    .execute()
  const taken = somvensters.map(({ id, taken: nieuw }) => ({
    somvensterId: id,
    vanafVolgorde: 0,
    taken: nieuw,
  }))
  await insertTaken({ db, adminId }, leerlingId, taken)
}

/** Adds taken to windows. */
export async function insertTaken(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
  bij: readonly Bijgekomen[],
): Promise<void> {
  const rijen = bij.flatMap(({ somvensterId, vanafVolgorde, taken }) =>
    taken.map(({ id, soort, aantal }, i) => ({
      admin_id: adminId,
      leerling_id: leerlingId,
      id,
      somvenster_id: somvensterId,
      soort,
      aantal,
      volgorde: vanafVolgorde + i,
    })),
  )
  if (rijen.length > 0) await db.insertInto('taak').values(rijen).execute()
}

/** Stores when these windows were first seen lit. */
export async function markAan(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
  { ids, sinds }: { ids: readonly SomvensterId[]; sinds: Date },
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('somvenster')
    .set({ aan_sinds: sinds })
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('id', 'in', [...ids])
    .where('aan_sinds', 'is', null)
    .execute()
}

/** Lists when the pupil last answered in each category. */
export function listLaatstPerCategorie({ db, adminId }: AdminScope, leerlingId: LeerlingId) {
  return db
    .selectFrom('dagtelling')
    .select(['categorie', sql<Date>`max(laatst_op)`.as('laatst')])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .groupBy('categorie')
    .execute()
}

/** Keeps other requests for this pupil's map waiting until this one has committed, so that windows are opened once. */
export async function lockLeerling(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${adminId}/${leerlingId}`}, 0))`.execute(
    db,
  )
}

/** Lists the days since the given one on which the pupil answered: 'YYYY-MM-DD'. */
export async function listOefendagen(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
  sinds: string,
) {
  const rows = await db
    .selectFrom('dagtelling')
    .select('dag')
    .distinct()
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('dag', '>=', sinds)
    .execute()
  return rows.map((row) => row.dag)
}

/** Returns the largest number of right answers in one whole round, per taak of a goal that was ever played to its end. */
export async function listBesteRonden(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
  doel: string,
): Promise<ReadonlyMap<TaakId, number>> {
  const { rows } = await sql<{ id: TaakId; goed: number }>`
    with taken as (
      select t.id, t.aantal from taak t
      join somvenster s on s.admin_id = t.admin_id and s.leerling_id = t.leerling_id and s.id = t.somvenster_id
      where t.admin_id = ${adminId} and t.leerling_id = ${leerlingId} and s.categorieen[1] = ${doel}
    )
    select id, max(goed)::integer as goed from (
      select t.id, count(*) filter (where a.correct) as goed
      from taken t
      join (
        select taak_id, correct, row_number() over (partition by taak_id order by gegeven_op, id) - 1 as nr
        from antwoord
        where admin_id = ${adminId} and leerling_id = ${leerlingId} and taak_id in (select id from taken)
          and ${TELT_MEE}
      ) a on a.taak_id = t.id
      group by t.id, a.nr / t.aantal, t.aantal
      having count(*) = t.aantal
    ) ronde
    group by id`.execute(db)
  return new Map(rows.map(({ id, goed }) => [id, goed]))
}
