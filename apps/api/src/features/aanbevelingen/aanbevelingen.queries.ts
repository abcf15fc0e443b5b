import { sql, type Insertable, type Kysely } from 'kysely'
import type { UserId } from '@letterhaven/contracts/ids'
import type { Verstuurd } from '@letterhaven/domain/aanbeveling'
import type { AdminScope } from '../../kern/context.ts'
import type { Tables } from '../../schema/tables.ts'

/** Keeps everybody else of the admin from recommending until this transaction ends. */
export async function lockAanbevelingen({ db, adminId }: AdminScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`aanbevelingen ${adminId}`}, 0))`.execute(
    db,
  )
}

/** Counts what was sent: by this person since a day ago and since a month ago, and by everybody of the admin. */
export async function countVerstuurd(
  { db, adminId }: AdminScope,
  door: UserId,
  { dag, maand }: { readonly dag: Date; readonly maand: Date },
): Promise<Verstuurd> {
  const van = sql<boolean>`door = ${door}`
  return db
    .selectFrom('aanbeveling')
    .select([
      sql<number>`count(*) filter (where ${van} and gemaakt_op > ${dag})::integer`.as('dag'),
      sql<number>`count(*) filter (where ${van})::integer`.as('maand'),
      sql<number>`count(*)::integer`.as('admin'),
    ])
    .where('admin_id', '=', adminId)
    .where('gemaakt_op', '>', maand)
    .executeTakeFirstOrThrow()
}

/** Lists what one person recommended, latest first. */
export function listVan({ db, adminId }: AdminScope, door: UserId, sinds: Date) {
  return db
    .selectFrom('aanbeveling')
    .select(['id', 'adres', 'gemaakt_op'])
    .where('admin_id', '=', adminId)
    .where('door', '=', door)
    .where('gemaakt_op', '>', sinds)
    .orderBy('gemaakt_op', 'desc')
    .orderBy('id')
    .execute()
}

/** Stores a recommendation and requests its mail. */
export async function insertAanbeveling(
  { db, adminId }: AdminScope,
  rij: Omit<Insertable<Tables['aanbeveling']>, 'admin_id'>,
): Promise<void> {
  await db
    .insertInto('aanbeveling')
    .values({ ...rij, admin_id: adminId })
    .execute()
  await sql`select vraag_aanbeveling(${rij.id})::text`.execute(db)
}

/** Returns the address with which somebody signs in. */
export function findEigenAdres({ db }: AdminScope, wie: UserId) {
  return db
    .selectFrom('login')
    .select('gebruikersnaam')
    .where('id', '=', wie)
    .executeTakeFirstOrThrow()
}

/** Returns who recommends and from which school, and the country and kind of that school, which decide the wording. */
export function findAfzender({ db, adminId }: AdminScope, door: UserId) {
  return db
    .selectFrom('admin as a')
    .innerJoin('medewerker as m', 'm.admin_id', 'a.admin_id')
    .select([
      'a.naam as school',
      'a.land',
      'a.soort',
      'm.voornaam',
      'm.tussenvoegsel',
      'm.achternaam',
    ])
    .where('a.admin_id', '=', adminId)
    .where('m.id', '=', door)
    .executeTakeFirst()
}

/** Finds one recommendation of the admin. */
export function findAanbeveling({ db, adminId }: AdminScope, id: string) {
  return db
    .selectFrom('aanbeveling')
    .select(['adres', 'zin', 'door'])
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * Claims an address for this recommendation. Returns false when another recommendation has claimed it since, or when its owner
 * wants no mail. Asking again for the same recommendation still returns true, so that a mail that was not accepted can be
 * retried.
 */
export async function takeBeurt(
  db: Kysely<Tables>,
  { hash, id, op, sinds }: { hash: Buffer; id: string; op: Date; sinds: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('aanbeveling_adres')
    .values({ adres_hash: hash, laatste: id, laatst_op: op, afgemeld_op: null })
    .onConflict((conflict) =>
      conflict
        .column('adres_hash')
        .doUpdateSet({ laatste: id, laatst_op: op })
        .where('aanbeveling_adres.afgemeld_op', 'is', null)
        .where((eb) =>
          eb.or([
            eb('aanbeveling_adres.laatste', '=', id),
            eb('aanbeveling_adres.laatst_op', '<=', sinds),
          ]),
        ),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Stops all mail to an address. Nothing but its hash is kept. */
export async function signOff(db: Kysely<Tables>, hash: Buffer, op: Date): Promise<void> {
  await db
    .insertInto('aanbeveling_adres')
    .values({ adres_hash: hash, laatste: null, laatst_op: null, afgemeld_op: op })
    .onConflict((conflict) =>
      conflict
        .column('adres_hash')
        .doUpdateSet({ laatste: null, laatst_op: null, afgemeld_op: op })
        .where('aanbeveling_adres.afgemeld_op', 'is', null),
    )
    .execute()
}

/** Deletes what is ninety days old, for all admins. */
export async function sweep(db: Kysely<Tables>, now: Date): Promise<number> {
  const { rows } = await sql<{ weg: number }>`select ruim_aanbevelingen_op(${now}) as weg`.execute(
    db,
  )
  return rows[0]?.weg ?? 0
}
