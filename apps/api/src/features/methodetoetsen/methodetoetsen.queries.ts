import { sql } from 'kysely'
import type { Feature } from '@letterhaven/contracts/admin'
import type { GroepId, LeerlingId, MethodetoetsId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'

/** Lists the features that the admin of the scope has switched on. */
export async function listFeatures({ db, adminId }: AdminScope): Promise<Feature[]> {
  const { features } = await db
    .selectFrom('admin')
    .select('features')
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
  return features
}

/** A test as it is first stored. */
export interface BewaarToets {
  readonly id: MethodetoetsId
  readonly groepId: GroepId
  readonly door: UserId
  readonly categorieen: readonly string[]
  readonly perCategorie: number
  readonly woorden: readonly string[]
  readonly leerlingIds: readonly LeerlingId[]
  readonly op: Date
}

/** Stores a test and which pupils take it. */
export async function insertToets({ db, adminId }: AdminScope, toets: BewaarToets): Promise<void> {
  await db
    .insertInto('methodetoets')
    .values({
      admin_id: adminId,
      id: toets.id,
      groep_id: toets.groepId,
      door: toets.door,
      categorieen: [...toets.categorieen],
      per_categorie: toets.perCategorie,
      woorden: [...toets.woorden],
      klaargezet_op: toets.op,
    })
    .execute()
  await db
    .insertInto('methodetoets_leerling')
    .values(
      toets.leerlingIds.map((leerling_id) => ({
        admin_id: adminId,
        leerling_id,
        methodetoets_id: toets.id,
      })),
    )
    .execute()
}

const toetsenMetMaker = ({ db, adminId }: AdminScope) =>
  db
    .selectFrom('methodetoets')
    .leftJoin('medewerker', (join) =>
      join
        .onRef('medewerker.admin_id', '=', 'methodetoets.admin_id')
        .onRef('medewerker.id', '=', 'methodetoets.door'),
    )
    .selectAll('methodetoets')
    .select(['medewerker.voornaam', 'medewerker.tussenvoegsel', 'medewerker.achternaam'])
    .where('methodetoets.admin_id', '=', adminId)
    .orderBy('methodetoets.klaargezet_op', 'desc')
    .orderBy('methodetoets.id')

/** Lists the tests of a group with who set them, newest first; only the newest 50 are listed. */
export const listToetsenVanGroep = (scope: AdminScope, groepId: GroepId) =>
  toetsenMetMaker(scope).where('methodetoets.groep_id', '=', groepId).limit(50).execute()

/** Lists the newest 50 tests that a pupil has or had, newest first. */
export const listToetsenVanLeerling = (scope: AdminScope, leerlingId: LeerlingId) =>
  toetsenMetMaker(scope)
    .innerJoin('methodetoets_leerling', (join) =>
      join
        .onRef('methodetoets_leerling.admin_id', '=', 'methodetoets.admin_id')
        .onRef('methodetoets_leerling.methodetoets_id', '=', 'methodetoets.id'),
    )
    .where('methodetoets_leerling.leerling_id', '=', leerlingId)
    .limit(50)
    .execute()

/** Finds one test; undefined outside the scope. */
export const findToets = ({ db, adminId }: AdminScope, id: MethodetoetsId) =>
  db
    .selectFrom('methodetoets')
    .selectAll()
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Withdraws a test; returns false when that was done before. */
export async function withdrawToets(
  { db, adminId }: AdminScope,
  id: MethodetoetsId,
  op: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('methodetoets')
    .set({ ingetrokken_op: op })
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .where('ingetrokken_op', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lists the pupils who take these tests and are not in the prullenbak. */
export function listDeelnames({ db, adminId }: AdminScope, ids: readonly MethodetoetsId[]) {
  return db
    .selectFrom('methodetoets_leerling as deelname')
    .innerJoin('leerling', (join) =>
      join
        .onRef('leerling.admin_id', '=', 'deelname.admin_id')
        .onRef('leerling.id', '=', 'deelname.leerling_id'),
    )
    .select([
      'deelname.methodetoets_id',
      'deelname.begonnen_op',
      'deelname.ingeleverd_op',
      'leerling.id',
      'leerling.voornaam',
      'leerling.tussenvoegsel',
      'leerling.achternaam',
      'leerling.jaargroep',
      'leerling.dyslexie',
    ])
    .where('deelname.admin_id', '=', adminId)
    .where('deelname.methodetoets_id', 'in', lijstOfNiets(ids))
    .where('leerling.deleted_at', 'is', null)
    .execute()
}

/** Counts how much each pupil wrote in these tests and how much of it was right, by category. */
export function countAntwoorden({ db, adminId }: AdminScope, ids: readonly MethodetoetsId[]) {
  return db
    .selectFrom('methodetoets_antwoord')
    .select([
      'methodetoets_id',
      'leerling_id',
      'categorie',
      sql<number>`count(*) filter (where btrim(gegeven) <> '')::int`.as('ingevuld'),
      sql<number>`count(*) filter (where correct)::int`.as('goed'),
    ])
    .where('admin_id', '=', adminId)
    .where('methodetoets_id', 'in', lijstOfNiets(ids))
    .groupBy(['methodetoets_id', 'leerling_id', 'categorie'])
    .execute()
}

const lijstOfNiets = (ids: readonly MethodetoetsId[]) =>
  ids.length > 0 ? [...ids] : [sql<MethodetoetsId>`null`]
