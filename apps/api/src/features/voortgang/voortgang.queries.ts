import { sql } from 'kysely'
import type { GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import { TEKST_CODES } from '@letterhaven/taal/tekst-categorieen'
import type { AdminScope } from '../../kern/context.ts'
import { EERSTE_TELT, TELT_MEE } from '../../kern/telt-mee.queries.ts'
import { VOORGELEZEN, type LeesRow } from './leesbeeld.ts'

const MAX_FOUTEN = 40
const MAX_SESSIES = 20
/** As many answers about reading as half a year of daily practice gives. */
const MAX_LEESANTWOORDEN = 3000

/** Lists the pupil's own wrong spellings, newest first; of one category or of all. */
export function listFouten(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
  categorie: string | null,
) {
  return db
    .selectFrom('antwoord')
    .select([
      'woord_id',
      'vraag',
      'gegeven',
      'categorie',
      sql<number>`count(*)::integer`.as('aantal'),
      sql<Date>`max(gegeven_op)`.as('laatst'),
    ])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('correct', '=', false)
    .where(TELT_MEE)
    .$if(categorie !== null, (query) => query.where('categorie', '=', categorie as string))
    .groupBy(['woord_id', 'vraag', 'gegeven', 'categorie'])
    .orderBy('laatst', 'desc')
    .limit(MAX_FOUTEN)
    .execute()
}

/** Lists the answers that tell something of reading: read to a listener, flashed, or about a text; oldest first. */
export async function listLeesantwoorden(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
): Promise<readonly LeesRow[]> {
  const rijen = await db
    .selectFrom('antwoord')
    .select([
      'woord_id',
      'categorie',
      'taak_id',
      'hoe',
      'flits_ms',
      'vraag',
      'gegeven',
      'correct',
      'gok',
      'ms',
      'gegeven_op',
    ])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where((eb) =>
      eb.or([
        eb('vraag', '=', VOORGELEZEN),
        eb.and([
          TELT_MEE,
          eb.or([
            eb('hoe', '=', 'samen'),
            eb('flits_ms', 'is not', null),
            eb('categorie', 'in', [...TEKST_CODES]),
          ]),
        ]),
      ]),
    )
    .orderBy('gegeven_op', 'desc')
    .orderBy('volgnummer', 'desc')
    .limit(MAX_LEESANTWOORDEN)
    .execute()
  return rijen.toReversed()
}

/**
 * Lists the sittings of a pupil, newest first: a pause of more than half an hour begins another. All that was done takes time, also
 * mending and reading aloud; right and wrong are counted of first tries.
 */
export async function listSessies({ db, adminId }: AdminScope, leerlingId: LeerlingId) {
  const { rows } = await sql<{
    begin: Date
    goed: number
    totaal: number
    ms: number
    spellen: string[]
  }>`
    with stap as (
      select *, gegeven_op - lag(gegeven_op) over (order by gegeven_op, volgnummer) > interval '30 minutes' as nieuw
      from antwoord where admin_id = ${adminId} and leerling_id = ${leerlingId}
    ), zitting as (
      select *, count(*) filter (where nieuw) over (order by gegeven_op, volgnummer) as nummer from stap
    )
    select min(gegeven_op) as begin,
      count(*) filter (where ${sql.raw(EERSTE_TELT)} and correct)::integer as goed,
      count(*) filter (where ${sql.raw(EERSTE_TELT)})::integer as totaal,
      sum(ms) as ms, array_agg(distinct spel) as spellen
    from zitting group by nummer
    having count(*) filter (where ${sql.raw(EERSTE_TELT)}) > 0
    order by begin desc limit ${MAX_SESSIES}
  `.execute(db)
  return rows
}

/** Returns the group a pupil sits in today; undefined for none. */
export async function findGroepIdVan({ db, adminId }: AdminScope, leerlingId: LeerlingId) {
  const row = await db
    .selectFrom('plaatsing')
    .select('groep_id')
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('tot', 'is', null)
    .orderBy('van', 'desc')
    .executeTakeFirst()
  return row?.groep_id as GroepId | undefined
}
