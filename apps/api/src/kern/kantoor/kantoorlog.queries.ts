import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { KantoorWat } from '@letterhaven/contracts/kantoor-wat'
import type { Tables } from '../../schema/tables.ts'

/** A line of the office's log before it is written. */
export interface NieuweRegel {
  readonly op: Date
  readonly wie: UserId
  readonly wat: KantoorWat
  readonly voor_admin: AdminId | null
  readonly reden: string | null
  readonly over: string | null
  readonly aantal: number | null
}

export async function insertRegel(db: Kysely<Tables>, regel: NieuweRegel): Promise<void> {
  await db
    .insertInto('kantoor_log')
    .values({ ...regel, id: randomUUID() })
    .execute()
}

/** Keeps other calls of the same person from adding a line until this transaction ends: a page makes several at once. */
export async function lockRegelsVan(db: Kysely<Tables>, wie: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('kantoor_log', 0) # hashtextextended(${wie}, 0))`.execute(
    db,
  )
}

/**
 * Adds a line unless the same person did the same between those moments: the same kind, account and text. Only the person's own
 * lines of that short time are looked at. A line of a far moment, which a wrong clock may have left, keeps none away.
 */
export async function insertEerste(
  db: Kysely<Tables>,
  regel: NieuweRegel,
  { van, tot }: { readonly van: Date; readonly tot: Date },
): Promise<void> {
  const { wie, wat, voor_admin, over } = regel
  const eerder = await db
    .selectFrom('kantoor_log')
    .select('id')
    .where('wie', '=', wie)
    .where('op', '>', van)
    .where('op', '<', tot)
    .where('wat', '=', wat)
    .where(sql<boolean>`voor_admin is not distinct from ${voor_admin}`)
    .where(sql<boolean>`over is not distinct from ${over}`)
    .executeTakeFirst()
  if (!eerder) await insertRegel(db, regel)
}
