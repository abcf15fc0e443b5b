import { sql } from 'kysely'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import { DREMPELS } from '@letterhaven/domain/signalen'
import type { AdminScope } from '../../context.ts'

/** Days and weeks are those of Amsterdam and Brussels, which keep the same clock. */
const LOKAAL = sql`gegeven_op at time zone 'Europe/Amsterdam'`
const WEEK = sql<string>`to_char(${LOKAAL}, 'IYYY-"W"IW')`
const DAG = sql<string>`to_char(${LOKAAL}, 'YYYY-MM-DD')`
/** The moment at which a local day 'YYYY-MM-DD' begins. */
const beginVan = (dag: string) =>
  sql<Date>`(${dag}::date::timestamp at time zone 'Europe/Amsterdam')`
/** Right at the first try, and all first tries. */
const GOED = sql<number>`count(*) filter (where correct)::integer`
const TOTAAL = sql<number>`count(*)::integer`
const VENSTER_DAGEN = DREMPELS.vensterDagen

/** First tries of these pupils since a moment: the base of every sum, so that all screens agree. */
function eerstePogingen(
  { db, adminId }: AdminScope,
  leerlingIds: readonly LeerlingId[],
  sinds: string | null,
) {
  return db
    .selectFrom('antwoord')
    .where('admin_id', '=', adminId)
    .where('leerling_id', 'in', leerlingIds.length > 0 ? [...leerlingIds] : [sql<LeerlingId>`null`])
    .where('poging', '=', 1)
    .$if(sinds !== null, (query) => query.where('gegeven_op', '>=', beginVan(sinds as string)))
}

/** Right and all per pupil and week. */
export function telPerWeek(scope: AdminScope, leerlingIds: readonly LeerlingId[], sinds: string) {
  return eerstePogingen(scope, leerlingIds, sinds)
    .select(['leerling_id', WEEK.as('week'), GOED.as('goed'), TOTAAL.as('totaal')])
    .groupBy(['leerling_id', WEEK])
    .execute()
}

/** Right and all per pupil and category. */
export function telPerCategorie(
  scope: AdminScope,
  leerlingIds: readonly LeerlingId[],
  sinds: string | null,
) {
  return eerstePogingen(scope, leerlingIds, sinds)
    .select(['leerling_id', 'categorie', GOED.as('goed'), TOTAAL.as('totaal')])
    .groupBy(['leerling_id', 'categorie'])
    .execute()
}

/** On which days each pupil practised, and how many answers it gave. */
export function telPerDag(scope: AdminScope, leerlingIds: readonly LeerlingId[], sinds: string) {
  return eerstePogingen(scope, leerlingIds, sinds)
    .select(['leerling_id', DAG.as('dag'), TOTAAL.as('antwoorden')])
    .groupBy(['leerling_id', DAG])
    .orderBy('dag')
    .execute()
}

/** Right and all of the last four weeks and of the four before, by local days, per pupil. */
export function telVensters(
  scope: AdminScope,
  leerlingIds: readonly LeerlingId[],
  vandaag: string,
) {
  const dagenGeleden = sql`(${vandaag}::date - (${LOKAAL})::date)`
  const venster = (nummer: number) =>
    sql`${dagenGeleden} / ${sql.lit(VENSTER_DAGEN)} = ${sql.lit(nummer)}`
  const goed = (nummer: number) =>
    sql<number>`count(*) filter (where correct and ${venster(nummer)})::integer`
  const totaal = (nummer: number) =>
    sql<number>`count(*) filter (where ${venster(nummer)})::integer`
  return eerstePogingen(scope, leerlingIds, null)
    .select([
      'leerling_id',
      goed(0).as('goed'),
      totaal(0).as('totaal'),
      goed(1).as('goed_eerder'),
      totaal(1).as('totaal_eerder'),
    ])
    .where(sql<boolean>`gegeven_op >= ${vandaag}::date - ${sql.lit(2 * VENSTER_DAGEN)}`)
    .groupBy('leerling_id')
    .execute()
}

/** When each pupil last answered, and since a local day: active milliseconds, right and all first tries. */
export function telOefentijd(
  { db, adminId }: AdminScope,
  leerlingIds: readonly LeerlingId[],
  sinds: string,
) {
  return db
    .selectFrom('antwoord')
    .select([
      'leerling_id',
      sql<Date>`max(gegeven_op)`.as('laatst'),
      sql<number>`coalesce(sum(ms) filter (where gegeven_op >= ${beginVan(sinds)}), 0)`.as('ms'),
      sql<number>`count(*) filter (where gegeven_op >= ${beginVan(sinds)} and poging = 1 and correct)::integer`.as(
        'goed',
      ),
      sql<number>`count(*) filter (where gegeven_op >= ${beginVan(sinds)} and poging = 1)::integer`.as(
        'totaal',
      ),
    ])
    .where('admin_id', '=', adminId)
    .where('leerling_id', 'in', leerlingIds.length > 0 ? [...leerlingIds] : [sql<LeerlingId>`null`])
    .groupBy('leerling_id')
    .execute()
}
