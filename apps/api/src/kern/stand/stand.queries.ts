import { sql } from 'kysely'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../context.ts'
import { EERSTE_TELT } from '../telt-mee.queries.ts'

const GOED = sql<number>`sum(goed)::integer`
const TOTAAL = sql<number>`sum(totaal)::integer`

/** Matches one of these pupils; an array is one parameter, however many there are. */
const isEenVan = (leerlingIds: readonly LeerlingId[]) =>
  sql<boolean>`leerling_id = any (${[...leerlingIds]}::uuid[])`

/** Counts right answers and all first tries per pupil and category, since a day or over everything. */
export function countPerCategorie(
  { db, adminId }: AdminScope,
  leerlingIds: readonly LeerlingId[],
  sinds: string | null,
) {
  return db
    .selectFrom('dagtelling')
    .select(['leerling_id', 'categorie', GOED.as('goed'), TOTAAL.as('totaal')])
    .where('admin_id', '=', adminId)
    .where(isEenVan(leerlingIds))
    .where('totaal', '>', 0)
    .$if(sinds !== null, (query) => query.where('dag', '>=', sinds as string))
    .groupBy(['leerling_id', 'categorie'])
    .execute()
}

/**
 * Counts, per pupil and stretch of days, the right answers and all first tries, the active milliseconds of all answers, and the
 * last moment. Stretches begin on these days, oldest first, and end where the next begins; each row carries the first day of
 * its stretch.
 */
export async function countDagen(
  { db, adminId }: AdminScope,
  leerlingIds: readonly LeerlingId[],
  dagen: readonly string[],
) {
  const nummer = sql<number>`width_bucket(dag, ${[...dagen]}::date[])`
  const rijen = await db
    .selectFrom('dagtelling')
    .select([
      'leerling_id',
      nummer.as('nummer'),
      GOED.as('goed'),
      TOTAAL.as('totaal'),
      sql<number>`sum(ms)::bigint`.as('ms'),
      sql<Date>`max(laatst_op)`.as('laatst'),
    ])
    .where('admin_id', '=', adminId)
    .where(isEenVan(leerlingIds))
    .where('dag', '>=', dagen[0] ?? 'infinity')
    .groupBy(['leerling_id', 'nummer'])
    .execute()
  return rijen.map(({ nummer: plek, ...rij }) => ({ ...rij, dag: dagen[plek - 1] ?? '' }))
}

/** Returns when each of these pupils last answered, without those who never did. It costs one index lookup for each. */
export async function listLaatst(
  { db, adminId }: AdminScope,
  leerlingIds: readonly LeerlingId[],
): Promise<{ leerling_id: LeerlingId; laatst: Date }[]> {
  if (leerlingIds.length === 0) return []
  const { rows } = await sql<{ leerling_id: LeerlingId; laatst: Date }>`
    select wie.leerling_id, antwoord.gegeven_op as laatst
    from unnest(${[...leerlingIds]}::uuid[]) as wie (leerling_id)
    cross join lateral (
      select gegeven_op from antwoord
      where antwoord.admin_id = ${adminId} and antwoord.leerling_id = wie.leerling_id
      order by gegeven_op desc limit 1
    ) as antwoord`.execute(db)
  return rows
}

/** Returns the day on which each of these pupils came here: when they were made, or placed if that was earlier. */
export async function listSinds(
  { db, adminId }: AdminScope,
  leerlingIds: readonly LeerlingId[],
): Promise<{ id: LeerlingId; sinds: string }[]> {
  if (leerlingIds.length === 0) return []
  const { rows } = await sql<{ id: LeerlingId; sinds: string }>`
    select leerling.id, least(
      (leerling.created_at at time zone 'Europe/Amsterdam')::date,
      (select min(van) from plaatsing where plaatsing.admin_id = ${adminId} and plaatsing.leerling_id = leerling.id)
    )::text as sinds
    from leerling where leerling.admin_id = ${adminId} and leerling.id = any (${[...leerlingIds]}::uuid[])`.execute(
    db,
  )
  return rows
}

/**
 * Counts the days of these pupils from their stored answers, for answers that were planted instead of sent: the statement that
 * stores sent answers counts by itself. Nobody may be answering meanwhile.
 */
export async function hertelDagen(
  { db, adminId }: AdminScope,
  leerlingIds: readonly LeerlingId[],
): Promise<void> {
  await sql`
    insert into dagtelling (admin_id, leerling_id, dag, categorie, goed, totaal, ms, laatst_op)
    select admin_id, leerling_id, (gegeven_op at time zone 'Europe/Amsterdam')::date as dag, categorie,
      count(*) filter (where ${sql.raw(EERSTE_TELT)} and correct), count(*) filter (where ${sql.raw(EERSTE_TELT)}),
      sum(ms), max(gegeven_op)
    from antwoord where admin_id = ${adminId} and ${isEenVan(leerlingIds)}
    group by admin_id, leerling_id, dag, categorie
    on conflict (admin_id, leerling_id, dag, categorie) do update set
      goed = excluded.goed, totaal = excluded.totaal, ms = excluded.ms, laatst_op = excluded.laatst_op`.execute(
    db,
  )
}
