import { sql } from 'kysely'
import type { LeerlingId, MethodetoetsId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'

/** The test, and the pupil whose paper it is. */
export interface WelkPapier {
  readonly leerlingId: LeerlingId
  readonly methodetoetsId: MethodetoetsId
}

/**
 * Finds a pupil's part in a test that was not withdrawn, or was handed in. With `lock` nobody else can hand it in meanwhile.
 */
export function findPapier(
  { db, adminId }: AdminScope,
  { leerlingId, methodetoetsId }: WelkPapier,
  lock?: 'forUpdate',
) {
  const query = db
    .selectFrom('methodetoets_leerling as deelname')
    .innerJoin('methodetoets as toets', (join) =>
      join
        .onRef('toets.admin_id', '=', 'deelname.admin_id')
        .onRef('toets.id', '=', 'deelname.methodetoets_id'),
    )
    .select(['toets.woorden', 'deelname.begonnen_op', 'deelname.ingeleverd_op'])
    .where('deelname.admin_id', '=', adminId)
    .where('deelname.leerling_id', '=', leerlingId)
    .where('deelname.methodetoets_id', '=', methodetoetsId)
    .where((or) =>
      or.or([or('toets.ingetrokken_op', 'is', null), or('deelname.ingeleverd_op', 'is not', null)]),
    )
  return (lock ? query.forUpdate('deelname') : query).executeTakeFirst()
}

/** Finds the oldest test that waits for this pupil. */
export function findWachtend({ db, adminId }: AdminScope, leerlingId: LeerlingId) {
  return db
    .selectFrom('methodetoets_leerling as deelname')
    .innerJoin('methodetoets as toets', (join) =>
      join
        .onRef('toets.admin_id', '=', 'deelname.admin_id')
        .onRef('toets.id', '=', 'deelname.methodetoets_id'),
    )
    .select(['deelname.methodetoets_id', 'deelname.begonnen_op', 'deelname.ingeleverd_op'])
    .where('deelname.admin_id', '=', adminId)
    .where('deelname.leerling_id', '=', leerlingId)
    .where('deelname.ingeleverd_op', 'is', null)
    .where('toets.ingetrokken_op', 'is', null)
    .orderBy('toets.klaargezet_op')
    .limit(1)
    .executeTakeFirst()
}

/** Lists what was written on a paper, in the order of its words. */
export const listAntwoorden = (
  { db, adminId }: AdminScope,
  { leerlingId, methodetoetsId }: WelkPapier,
) =>
  db
    .selectFrom('methodetoets_antwoord')
    .select(['plaats', 'woord_id', 'gegeven', 'gegeven_op'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('methodetoets_id', '=', methodetoetsId)
    .orderBy('plaats')
    .execute()

/** What was written for one word. */
export interface BewaarToetsAntwoord {
  readonly plaats: number
  readonly woordId: string
  readonly categorie: string
  readonly gegeven: string
  readonly ms: number
  readonly gegevenOp: Date
}

/**
 * Stores what was written. When there are two answers for one word, the one that was written last stays, in whatever order they
 * arrive.
 */
export async function upsertAntwoorden(
  { db, adminId }: AdminScope,
  { leerlingId, methodetoetsId }: WelkPapier,
  antwoorden: readonly BewaarToetsAntwoord[],
): Promise<void> {
  if (antwoorden.length === 0) return
  await db
    .insertInto('methodetoets_antwoord')
    .values(
      antwoorden.map((a) => ({
        admin_id: adminId,
        leerling_id: leerlingId,
        methodetoets_id: methodetoetsId,
        plaats: a.plaats,
        woord_id: a.woordId,
        categorie: a.categorie,
        gegeven: a.gegeven,
        ms: a.ms,
        gegeven_op: a.gegevenOp,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['admin_id', 'leerling_id', 'methodetoets_id', 'plaats'])
        .doUpdateSet((eb) => ({
          gegeven: eb.ref('excluded.gegeven'),
          ms: eb.ref('excluded.ms'),
          gegeven_op: eb.ref('excluded.gegeven_op'),
        }))
        .whereRef('excluded.gegeven_op', '>', 'methodetoets_antwoord.gegeven_op'),
    )
    .execute()
}

/** Stores since when the pupil has been working on it. */
export async function markBegonnen(
  { db, adminId }: AdminScope,
  { leerlingId, methodetoetsId }: WelkPapier,
  op: Date,
): Promise<void> {
  await db
    .updateTable('methodetoets_leerling')
    .set({ begonnen_op: op })
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('methodetoets_id', '=', methodetoetsId)
    .where('begonnen_op', 'is', null)
    .execute()
}

/** Stores that the paper was handed in: which words were right, judged with the bank of this moment. */
export async function markIngeleverd(
  { db, adminId }: AdminScope,
  { leerlingId, methodetoetsId }: WelkPapier,
  { goed, fout, bankVersie, op }: Inlevering,
): Promise<void> {
  for (const [correct, plaatsen] of [
    [true, goed],
    [false, fout],
  ] as const) {
    if (plaatsen.length === 0) continue
    await db
      .updateTable('methodetoets_antwoord')
      .set({ correct, bank_versie: bankVersie })
      .where('admin_id', '=', adminId)
      .where('leerling_id', '=', leerlingId)
      .where('methodetoets_id', '=', methodetoetsId)
      .where('plaats', 'in', plaatsen)
      .execute()
  }
  await db
    .updateTable('methodetoets_leerling')
    .set({ ingeleverd_op: op, begonnen_op: sql`coalesce(begonnen_op, ${op})` })
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('methodetoets_id', '=', methodetoetsId)
    .execute()
}

/** The places of right and wrong words; words that were left empty are in neither. */
export interface Inlevering {
  readonly goed: readonly number[]
  readonly fout: readonly number[]
  readonly bankVersie: number
  readonly op: Date
}
