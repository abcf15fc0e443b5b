import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../schema/tables.ts'

type Db = Kysely<Tables>

/** How a key is slowed down: how many tries are free, how long the first wait is, and the longest (seconds). */
export interface RemMaat {
  readonly vrij: number
  readonly eerste: number
  readonly langste: number
}

/** After this long without a try the count starts again. */
const VERGETEN = sql`interval '1 hour'`

/**
 * Counts a try before it is made, so that many at once cannot slip past together. Returns false while the key is waiting. The
 * wait doubles with every try beyond the free ones.
 */
export async function takeTry(
  db: Db,
  sleutel: Buffer,
  { maat, now }: { readonly maat: RemMaat; readonly now: Date },
): Promise<boolean> {
  const { vrij, eerste, langste } = maat
  const fouten = sql<number>`case when rem.laatst_op < ${now}::timestamptz - ${VERGETEN} then 1 else rem.fouten + 1 end`
  const { rows } = await sql<{ fouten: number }>`
    insert into rem (sleutel, fouten, tot, laatst_op) values (${sleutel}, 1, ${now}, ${now})
    on conflict (sleutel) do update set
      fouten = ${fouten},
      tot = ${now}::timestamptz + interval '1 second' * case
        when ${fouten} < ${vrij}::int then 0
        else least(${langste}::int, ${eerste}::int * power(2, least(${fouten} - ${vrij}::int, 20)))
      end,
      laatst_op = ${now}
    where rem.tot <= ${now}
    returning fouten`.execute(db)
  return rows.length > 0
}

/** Returns until when a key waits; undefined when nothing was counted. */
export async function readUntil(db: Db, sleutel: Buffer): Promise<Date | undefined> {
  const row = await db
    .selectFrom('rem')
    .select('tot')
    .where('sleutel', '=', sleutel)
    .executeTakeFirst()
  return row?.tot
}

/** Returns which of these keys are waiting, and until when. */
export async function readWaiting(
  db: Db,
  sleutels: readonly Buffer[],
  now: Date,
): Promise<{ sleutel: Buffer; tot: Date }[]> {
  if (sleutels.length === 0) return []
  return db
    .selectFrom('rem')
    .select(['sleutel', 'tot'])
    .where('sleutel', 'in', [...sleutels])
    .where('tot', '>', now)
    .execute()
}

/** Deletes the counts of these keys: the tries so far came from somebody who knows the secret. */
export async function forgetTries(db: Db, sleutels: readonly Buffer[]): Promise<void> {
  if (sleutels.length === 0) return
  await db.deleteFrom('rem').where('sleutel', 'in', sleutels).execute()
}

/** Counts one event of a key within a window that opens with its first event; returns how many there are now. */
export async function countEvent(
  db: Db,
  sleutel: Buffer,
  { seconden, now }: { readonly seconden: number; readonly now: Date },
): Promise<number> {
  const { rows } = await sql<{ fouten: number }>`
    insert into rem (sleutel, fouten, tot, laatst_op)
    values (${sleutel}, 1, ${now}::timestamptz + interval '1 second' * ${seconden}::int, ${now})
    on conflict (sleutel) do update set
      fouten = case when rem.tot <= ${now} then 1 else rem.fouten + 1 end,
      tot = case when rem.tot <= ${now} then excluded.tot else rem.tot end,
      laatst_op = ${now}
    returning fouten`.execute(db)
  return rows[0]?.fouten ?? 0
}

/** Keeps a key for `seconden` from now. */
export async function keepKey(
  db: Db,
  sleutel: Buffer,
  { seconden, now }: { readonly seconden: number; readonly now: Date },
): Promise<void> {
  await sql`
    insert into rem (sleutel, fouten, tot, laatst_op)
    values (${sleutel}, 1, ${now}::timestamptz + interval '1 second' * ${seconden}::int, ${now})
    on conflict (sleutel) do update set tot = excluded.tot, laatst_op = excluded.laatst_op`.execute(
    db,
  )
}

/** Returns how many events of a key its open window holds. */
export async function readEvents(db: Db, sleutel: Buffer, now: Date): Promise<number> {
  const row = await db
    .selectFrom('rem')
    .select('fouten')
    .where('sleutel', '=', sleutel)
    .where('tot', '>', now)
    .executeTakeFirst()
  return row?.fouten ?? 0
}

/** Deletes counts that expired long ago; one that is being counted on at this moment is skipped, so that nobody waits. */
export async function deleteTriesBefore(db: Db, moment: Date): Promise<void> {
  await db
    .deleteFrom('rem')
    .where('sleutel', 'in', (eb) =>
      eb
        .selectFrom('rem')
        .select('sleutel')
        .where('laatst_op', '<', moment)
        .where('tot', '<', moment)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}
