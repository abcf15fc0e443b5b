import { sql } from 'kysely'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../context.ts'
import { beginVanDag } from '../../vouwen.ts'

/** The moment at which a local day 'YYYY-MM-DD' begins. */
const beginVan = (dag: string) =>
  sql<Date>`(${dag}::date::timestamp at time zone 'Europe/Amsterdam')`
/** Right at the first try, and all first tries. */
const GOED = sql<number>`count(*) filter (where correct)::integer`
const TOTAAL = sql<number>`count(*)::integer`

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

/**
 * Per pupil and local day: right and all first tries, and active milliseconds of all answers. What weeks,
 * windows and minutes are made of, so that the answers are gone through once. `dagen` follow each other,
 * oldest first; their beginnings are worked out here, since a change of zone for each row costs ten times
 * the row itself.
 */
export async function telDagen(
  { db, adminId }: AdminScope,
  leerlingIds: readonly LeerlingId[],
  dagen: readonly string[],
) {
  const grenzen = dagen.map((dag) => beginVanDag(dag).toISOString())
  const nummer = sql<number>`width_bucket(gegeven_op, ${grenzen}::timestamptz[])`
  const rijen = await db
    .selectFrom('antwoord')
    .select([
      'leerling_id',
      nummer.as('nummer'),
      sql<number>`count(*) filter (where poging = 1 and correct)::integer`.as('goed'),
      sql<number>`count(*) filter (where poging = 1)::integer`.as('totaal'),
      sql<number>`sum(ms)`.as('ms'),
    ])
    .where('admin_id', '=', adminId)
    .where('leerling_id', 'in', leerlingIds.length > 0 ? [...leerlingIds] : [sql<LeerlingId>`null`])
    .where('gegeven_op', '>=', sql<Date>`${grenzen[0] ?? null}::timestamptz`)
    .groupBy(['leerling_id', 'nummer'])
    .execute()
  return rijen.map(({ nummer: plek, ...rij }) => ({ ...rij, dag: dagen[plek - 1] ?? '' }))
}

/** When each of these pupils last answered; who never did is not in it. One look into the index for each. */
export async function listLaatst(
  { db, adminId }: AdminScope,
  leerlingIds: readonly LeerlingId[],
): Promise<{ leerling_id: LeerlingId; laatst: Date }[]> {
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
