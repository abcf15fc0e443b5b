import { sql } from 'kysely'
import type { BestellingId, UserId } from '@letterhaven/contracts/ids'
import { LAATSTE_KLEUTERJAAR, type Plaatsvragers } from '@letterhaven/domain/licentie'
import type { AdminScope } from '../../kern/context.ts'

/** Keeps everybody else from taking a seat or giving one up until this transaction ends. */
export async function lockPlaatsen({ db, adminId }: AdminScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`plaatsen ${adminId}`}, 0))`.execute(db)
}

/** Returns the kind of the admin, since a demonstration needs no seats, and its country. */
export function getSoort({ db, adminId }: AdminScope) {
  return db
    .selectFrom('admin')
    .select(['soort', 'land'])
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
}

/**
 * Counts the pupils of this admin by what decides about their seat; guests and pupils in the prullenbak do not count. Whether
 * somebody practised costs one look into the index of the day's counts, and only where it decides: this runs every time pupils
 * are added.
 */
export async function countPlaatsvragers({ db, adminId }: AdminScope): Promise<Plaatsvragers[]> {
  const { rows } = await sql<Plaatsvragers>`
    select jaargroep, "zonderNummer", "isBegonnen", count(*)::integer as aantal from (
      select leerling.jaargroep, leerling.jaarcode is not null as "zonderNummer", coalesce((
        select true from dagtelling
        where dagtelling.admin_id = ${adminId} and dagtelling.leerling_id = leerling.id
          and (leerling.jaargroep <= ${LAATSTE_KLEUTERJAAR} or leerling.jaarcode is not null)
        limit 1
      ), false) as "isBegonnen"
      from leerling
      join lidmaatschap on lidmaatschap.admin_id = ${adminId} and lidmaatschap.login_id = leerling.id
        and lidmaatschap.role = 'leerling'
      where leerling.admin_id = ${adminId} and leerling.deleted_at is null
    ) as kind
    group by jaargroep, "zonderNummer", "isBegonnen"`.execute(db)
  return rows
}

/** Sums the orders that were not withdrawn, a row for each year. */
export function sumPerSchooljaar({ db, adminId }: AdminScope) {
  return db
    .selectFrom('licentie_bestelling')
    .select(['schooljaar', sql<number>`sum(plaatsen)::integer`.as('plaatsen')])
    .where('admin_id', '=', adminId)
    .where('ingetrokken_op', 'is', null)
    .groupBy('schooljaar')
    .execute()
}

/** Lists every order, latest first, with who made it. */
export function listBestellingen({ db, adminId }: AdminScope) {
  return db
    .selectFrom('licentie_bestelling as b')
    .leftJoin('medewerker as m', (join) =>
      join.onRef('m.admin_id', '=', 'b.admin_id').onRef('m.id', '=', 'b.door'),
    )
    .select(['b.id', 'b.schooljaar', 'b.plaatsen', 'b.op', 'b.kenmerk', 'b.ingetrokken_op'])
    .select(['m.voornaam', 'm.tussenvoegsel', 'm.achternaam'])
    .where('b.admin_id', '=', adminId)
    .orderBy('b.op', 'desc')
    .orderBy('b.id')
    .execute()
}

interface NieuweBestelling {
  readonly id: BestellingId
  readonly schooljaar: string
  readonly plaatsen: number
  readonly kenmerk: string
  readonly op: Date
  readonly door: UserId
}

/** Stores an order, once for each id. */
export async function insertBestelling(
  { db, adminId }: AdminScope,
  bestelling: NieuweBestelling,
): Promise<void> {
  await db
    .insertInto('licentie_bestelling')
    .values({ admin_id: adminId, ...bestelling })
    .onConflict((conflict) => conflict.columns(['admin_id', 'id']).doNothing())
    .execute()
}

/** Finds an order of this admin. */
export function findBestelling({ db, adminId }: AdminScope, id: BestellingId) {
  return db
    .selectFrom('licentie_bestelling')
    .select(['schooljaar', 'op', 'ingetrokken_op'])
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Withdraws an order. */
export async function setIngetrokken(
  { db, adminId }: AdminScope,
  id: BestellingId,
  op: Date,
): Promise<void> {
  await db
    .updateTable('licentie_bestelling')
    .set({ ingetrokken_op: op })
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .execute()
}
