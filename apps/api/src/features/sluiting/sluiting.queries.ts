import { sql, type Kysely } from 'kysely'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'
import { giveTime } from '../../platform/db.ts'
import type { Tables } from '../../schema/tables.ts'

const BEHEER = ['schooladmin', 'rtadmin', 'thuisadmin'] as const
/** Longer than any account takes, and shorter than the time after which a job counts as lost (start/lost-jobs.ts). */
const WISSEN_MS = 240_000

const selectStand = ({ db, adminId }: AdminScope) =>
  db
    .selectFrom('admin')
    .select(['naam', 'land', 'soort', 'sluit_op', 'sluit_door'])
    .where('admin_id', '=', adminId)

/** Returns the name, country and kind of the account, and when it ends. */
export const getStand = (scope: AdminScope) => selectStand(scope).executeTakeFirstOrThrow()

/** Does the same for a caller who may come after its end; undefined when the account is gone. */
export const findStand = (scope: AdminScope) => selectStand(scope).executeTakeFirst()

/** Sets the day; returns false when one was set before. */
export async function setSluiting(
  { db, adminId }: AdminScope,
  { op, door, now }: { readonly op: Date; readonly door: UserId; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin')
    .set({ sluit_op: op, sluit_gevraagd_op: now, sluit_door: door })
    .where('admin_id', '=', adminId)
    .where('sluit_op', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Clears the day; returns false when there was none. */
export async function clearSluiting({ db, adminId }: AdminScope): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin')
    .set({ sluit_op: null, sluit_gevraagd_op: null, sluit_door: null })
    .where('admin_id', '=', adminId)
    .where('sluit_op', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Requests the mail to everybody who runs the account. */
export async function askMail({ db }: AdminScope, wat: 'sluiten' | 'niet_sluiten'): Promise<void> {
  await sql`select vraag_sluitpost(${wat})::text`.execute(db)
}

/** Counts what would be erased with the account. */
export async function countGevolgen(
  { db, adminId }: AdminScope,
  { schooljaar, now }: { readonly schooljaar: string; readonly now: Date },
) {
  const { rows } = await sql<{
    leerlingen: number
    medewerkers: number
    plaatsen: number
    verhuistokens: number
  }>`select
    (select count(*)::integer from leerling where admin_id = ${adminId}) as leerlingen,
    (select count(*)::integer from medewerker where admin_id = ${adminId} and uit_dienst_op is null) as medewerkers,
    (select coalesce(sum(plaatsen), 0)::integer from licentie_bestelling
      where admin_id = ${adminId} and schooljaar >= ${schooljaar} and ingetrokken_op is null) as plaatsen,
    (select count(*)::integer from verhuistoken
      where admin_id = ${adminId} and geldig_tot > ${now}) as verhuistokens`.execute(db)
  const [telling] = rows
  if (!telling) throw new Error('a count without a row')
  return telling
}

/** Lists the addresses of everybody who runs the account, or of one of them. */
export async function listBeheerders(
  { db, adminId }: AdminScope,
  een: UserId | null = null,
): Promise<string[]> {
  const rijen = await db
    .selectFrom('lidmaatschap')
    .innerJoin('login', 'login.id', 'lidmaatschap.login_id')
    .select('login.gebruikersnaam')
    .where('lidmaatschap.admin_id', '=', adminId)
    .where('lidmaatschap.role', 'in', BEHEER)
    .where('login.actief', '=', true)
    .$if(een !== null, (query) => query.where('login.id', '=', een as UserId))
    .execute()
  return rijen.map(({ gebruikersnaam }) => gebruikersnaam)
}

/** Erases the account whose day has come; returns null when there is nothing to erase. */
export async function close(
  { db }: AdminScope,
  now: Date,
): Promise<Readonly<Record<string, number>> | null> {
  await giveTime(db, WISSEN_MS)
  const { rows } = await sql<{ telling: Record<string, number> | null }>`
    select sluit_account(${now}) as telling`.execute(db)
  return rows[0]?.telling ?? null
}

/** Lists the accounts whose day has come, read as the office, twenty at most. */
export async function listRijp(office: Kysely<Tables>, now: Date): Promise<AdminId[]> {
  const rijen = await office
    .selectFrom('admin')
    .select('admin_id')
    .where('sluit_op', '<=', now)
    .orderBy('sluit_op')
    .limit(20)
    .execute()
  return rijen.map(({ admin_id }) => admin_id)
}
