import { sql } from 'kysely'
import { GOK_TYPEN } from '@letterhaven/adaptief/constanten'
import type { Reden } from '@letterhaven/contracts/antwoord'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../context.ts'
import { TELT_MEE } from '../telt-mee.queries.ts'
import { perDeel } from '../../platform/per-deel.ts'
import { ApiError } from '../../platform/errors.ts'

/** Returns the stored state of a pupil; undefined before the first. With `forUpdate` nobody else can replace it meanwhile. */
export function findStaat({ db, adminId }: AdminScope, leerlingId: LeerlingId, lock?: 'forUpdate') {
  const query = db
    .selectFrom('staat')
    .select(['versie', 'staat', 'laatst_op', 'achter_vanaf', 'begin_jaargroep'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

/** Returns the stored states of these pupils. */
export function listStaten({ db, adminId }: AdminScope, leerlingIds: readonly LeerlingId[]) {
  return db
    .selectFrom('staat')
    .select(['leerling_id', 'staat'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', 'in', leerlingIds.length > 0 ? [...leerlingIds] : [sql<LeerlingId>`null`])
    .execute()
}

/** Writes a pupil's first state; does nothing when there is one. */
export async function insertStaat(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
  { staat, jaargroep }: { staat: Buffer; jaargroep: number },
): Promise<void> {
  await db
    .insertInto('staat')
    .values({
      admin_id: adminId,
      leerling_id: leerlingId,
      versie: 1,
      staat,
      begin_jaargroep: jaargroep,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Returns a pupil's school year, locked against changes until the caller is done; throws `unavailable` when the pupil is gone.
 */
export function findJaargroepVast({ db, adminId }: AdminScope, leerlingId: LeerlingId) {
  return db
    .selectFrom('leerling')
    .select('jaargroep')
    .where('admin_id', '=', adminId)
    .where('id', '=', leerlingId)
    .forShare()
    .executeTakeFirstOrThrow(() => new ApiError('unavailable'))
}

/** Replaces a state that the caller has locked, and records that no answer is waiting any more. */
export async function replaceStaat(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
  { staat, laatstOp, bankVersie }: { staat: Buffer; laatstOp: Date | null; bankVersie: number },
): Promise<void> {
  await db
    .updateTable('staat')
    .set({
      staat,
      laatst_op: laatstOp,
      achter_vanaf: null,
      bank_versie: bankVersie,
      versie: sql`versie + 1`,
    })
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .execute()
}

/**
 * Returns the newest day state to fold from for an answer of a moment: of that day (YYYY-MM-DD) or before it, since a later
 * day's state may lack what came before it; undefined when there is none.
 */
export function findDagstaatVoor(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
  { moment, dag }: { moment: Date; dag: string },
) {
  return db
    .selectFrom('staat_dag')
    .select(['dag', 'staat', 'laatst_op'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('dag', '<=', dag)
    .where((or) => or.or([or('laatst_op', 'is', null), or('laatst_op', '<', moment)]))
    .orderBy('dag', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Replaces the day states after a day by newly folded ones. */
export async function replaceDagstaten(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
  {
    na,
    dagen,
  }: { na: string; dagen: readonly { dag: string; staat: Buffer; laatstOp: Date | null }[] },
): Promise<void> {
  await db
    .deleteFrom('staat_dag')
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('dag', '>', na)
    .execute()
  if (dagen.length === 0) return
  await db
    .insertInto('staat_dag')
    .values(
      dagen.map(({ dag, staat, laatstOp }) => ({
        admin_id: adminId,
        leerling_id: leerlingId,
        dag,
        staat,
        laatst_op: laatstOp,
      })),
    )
    .execute()
}

/** Records that answers since a moment are waiting to be folded in, and asks for that in the caller's own transaction. */
export async function markAchter(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
  vanaf: Date,
): Promise<void> {
  await db
    .updateTable('staat')
    .set({ achter_vanaf: sql`least(achter_vanaf, ${vanaf})`, versie: sql`versie + 1` })
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .execute()
  await sql`select vraag_herberekening(${leerlingId})`.execute(db)
}

/** Selects the answers of method tests that were handed in: typed, and with no reason but the test itself. */
const toetsAntwoorden = ({ db, adminId }: AdminScope, leerlingId: LeerlingId) =>
  db
    .selectFrom('methodetoets_antwoord')
    .select([
      'woord_id',
      sql<boolean>`correct`.as('correct'),
      sql<number>`${GOK_TYPEN}::real`.as('gok'),
      'ms',
      sql<Reden | null>`null::jsonb`.as('reden'),
      'gegeven_op',
      sql<boolean>`false`.as('thuis'),
      sql<boolean>`true`.as('telt'),
      sql<number>`bank_versie`.as('bank_versie'),
      sql<number>`plaats::integer`.as('volgnummer'),
      sql<string>`methodetoets_id`.as('id'),
    ])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('correct', 'is not', null)

/**
 * Returns a pupil's answers after a moment (all of them for null), of practice and of method tests, in the order in which they
 * count.
 */
export function listAntwoordenNa(scope: AdminScope, leerlingId: LeerlingId, na: Date | null) {
  const { db, adminId } = scope
  const geoefend = db
    .selectFrom('antwoord')
    .select([
      'woord_id',
      'correct',
      'gok',
      'ms',
      sql<Reden | null>`reden`.as('reden'),
      'gegeven_op',
      'thuis',
      TELT_MEE.as('telt'),
      'bank_versie',
      'volgnummer',
      sql<string>`id`.as('id'),
    ])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .$if(na !== null, (query) => query.where('gegeven_op', '>', na as Date))
  const getoetst = toetsAntwoorden(scope, leerlingId).$if(na !== null, (query) =>
    query.where('gegeven_op', '>', na as Date),
  )
  return db
    .selectFrom(geoefend.unionAll(getoetst).as('alles'))
    .select([
      'woord_id',
      'correct',
      'gok',
      'ms',
      'reden',
      'gegeven_op',
      'thuis',
      'telt',
      'bank_versie',
    ])
    .orderBy('gegeven_op')
    .orderBy('volgnummer')
    .orderBy('id')
    .execute()
}

/**
 * Locks the states of pupils until the transaction ends, in the order in which batches of answers lock them. The pupils
 * themselves must not be locked more strongly than `for no key update`, because an answer refers to its pupil while it holds
 * the state.
 */
export const lockStaten = (
  { db, adminId }: AdminScope,
  leerlingen: readonly LeerlingId[],
): Promise<void> =>
  perDeel(leerlingen.toSorted(), (deel) =>
    db
      .selectFrom('staat')
      .select('leerling_id')
      .where('admin_id', '=', adminId)
      .where('leerling_id', 'in', deel)
      .orderBy('leerling_id')
      .forUpdate()
      .execute(),
  )
