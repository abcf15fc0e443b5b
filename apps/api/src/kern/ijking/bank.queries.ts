import { sql, type Kysely } from 'kysely'
import type { IjkBank } from '@letterhaven/adaptief'
import type { OpgeslagenBank } from '../bank.ts'
import { giveTime } from '../../platform/db.ts'
import type { Tables } from '../../schema/tables.ts'
import type { Verlies } from './beproef.ts'
import type { BeoordeeldWoord } from './woord-oordeel.ts'

type Db = Kysely<Tables>

/** Returns the version that is live now; 0 before the first. */
export async function findLevendeVersie(db: Db): Promise<number> {
  const rij = await db
    .selectFrom('bank_versie')
    .select((eb) => eb.fn.max('versie').as('versie'))
    .where('levend_sinds', 'is not', null)
    .executeTakeFirst()
  return rij?.versie ?? 0
}

/** Returns a bank that is or once was live; undefined otherwise. */
export async function findBank(db: Db, versie: number): Promise<OpgeslagenBank | undefined> {
  const kop = await db
    .selectFrom('bank_versie')
    .select(['versie', 'categorieen', 'verleden', 'aannames'])
    .where('versie', '=', versie)
    .where('levend_sinds', 'is not', null)
    .executeTakeFirst()
  if (!kop) return undefined
  const woorden = await db
    .selectFrom('item_bank')
    .select(['item', 'land', 'b', 'sd', 'mee', 'n'])
    .where('versie', '=', versie)
    .execute()
  return { ...kop, woorden }
}

/** What is recorded about a night that made a bank. */
export interface NieuweBank {
  readonly voorganger: number
  readonly nu: Date
  readonly leeft: boolean
  readonly bank: IjkBank
  readonly punten: number
  readonly proef: number
  readonly verlies: Verlies
}

/** Records a night under the next version number, and returns that number. */
export async function insertBankVersie(
  db: Db,
  { voorganger, nu, leeft, bank, punten, proef, verlies }: NieuweBank,
): Promise<number> {
  const { versie } = await db
    .insertInto('bank_versie')
    .values({
      versie: sql<number>`(select coalesce(max(versie), 0) + 1 from bank_versie)`,
      voorganger,
      gemaakt_op: nu,
      levend_sinds: leeft ? nu : null,
      punten,
      proef,
      verlies_voor: verlies.voor,
      verlies_na: verlies.na,
      categorieen: JSON.stringify(bank.categorieen),
      verleden: JSON.stringify({ waarde: bank.verleden, meetings: bank.meetings }),
      aannames: bank.aannames ? JSON.stringify(bank.aannames) : null,
    })
    .returning('versie')
    .executeTakeFirstOrThrow()
  return versie
}

/** Writes the words of a version. */
export async function insertWoorden(
  db: Db,
  versie: number,
  woorden: readonly BeoordeeldWoord[],
): Promise<void> {
  const kolom = <T>(read: (woord: BeoordeeldWoord) => T): T[] => woorden.map(read)
  await sql`
    insert into item_bank (versie, item, land, b, sd, mee, n, fit, verloop, dif, let_op)
    select ${versie}::integer, item, land, b, sd, mee, n, fit, verloop, dif,
      array(select jsonb_array_elements_text(let_op))
    from unnest(
      ${kolom((w) => w.item)}::text[], ${kolom((w) => w.land)}::text[],
      ${kolom((w) => w.b)}::double precision[], ${kolom((w) => w.sd)}::double precision[],
      ${kolom((w) => w.mee)}::double precision[],
      ${kolom((w) => w.n)}::integer[], ${kolom((w) => w.fit)}::real[],
      ${kolom((w) => w.verloop)}::real[], ${kolom((w) => w.dif)}::real[],
      ${kolom((w) => JSON.stringify(w.letOp))}::jsonb[]
    ) as t (item, land, b, sd, mee, n, fit, verloop, dif, let_op)`.execute(db)
}

/** Copies the words of one version to another, with everything that is recorded about them. */
export async function kopieerWoorden(
  db: Db,
  { van, naar }: { van: number; naar: number },
): Promise<void> {
  await sql`
    insert into item_bank (versie, item, land, b, sd, mee, n, fit, verloop, dif, let_op)
    select ${naar}::integer, item, land, b, sd, mee, n, fit, verloop, dif, let_op
    from item_bank where versie = ${van}`.execute(db)
}

/** Counts the points that are kept. */
export async function countPunten(db: Db): Promise<number> {
  const { aantal } = await db
    .selectFrom('ijkpunt')
    .select((eb) => eb.fn.countAll<number>().as('aantal'))
    .executeTakeFirstOrThrow()
  return aantal
}

/** Returns the latest points per word and country, for one part of the words, chosen by their hash. */
export function listPuntenPerLand(
  db: Db,
  { deel, delen, perWoord }: { deel: number; delen: number; perWoord: number },
) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('ijkpunt')
        .selectAll()
        .select(
          sql<number>`row_number() over (partition by item, land order by id desc)`.as('plek'),
        )
        .where(sql`(hashtext(item) & 65535) % ${delen}::integer`, '=', deel)
        .as('punt'),
    )
    .selectAll()
    .where('plek', '<=', perWoord)
    .execute()
}

/** Returns the latest points that no bank has learned from yet, at most `hoogstens`, ordered by the day of their answers. */
export async function listPunten(db: Db, hoogstens: number) {
  const rijen = await db
    .selectFrom('ijkpunt')
    .selectAll()
    .where('geleerd_in', 'is', null)
    .orderBy('id', 'desc')
    .limit(hoogstens)
    .execute()
  return rijen.toSorted((a, b) => (a.dag < b.dag ? -1 : a.dag > b.dag ? 1 : a.id - b.id))
}

/** Records which version learned from these points. */
export async function markGeleerd(db: Db, ids: readonly number[], versie: number): Promise<void> {
  await sql`update ijkpunt set geleerd_in = ${versie} where id = any(${ids}::bigint[])`.execute(db)
}

/** Deletes points from before a day, 'YYYY-MM-DD'. */
export async function deletePunten(db: Db, voor: string): Promise<void> {
  await db.deleteFrom('ijkpunt').where('dag', '<', voor).execute()
}

/** How long a statement of such a night may take. */
const NACHT_MS = 60_000

/** Takes the lock that only one calibration can hold, until the transaction ends; returns false when another holds it. */
export async function claimNacht(db: Db): Promise<boolean> {
  await giveTime(db, NACHT_MS)
  const { rows } = await sql<{ vrij: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('letterhaven ijking')) as vrij`.execute(db)
  return rows[0]?.vrij === true
}
