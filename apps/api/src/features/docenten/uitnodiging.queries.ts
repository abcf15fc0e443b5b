import { sql } from 'kysely'
import type { DocentUitnodigingId, GroepId, UserId } from '@letterhaven/contracts/ids'
import type { DocentLogSoort, NodigUit } from '@letterhaven/contracts/docent'
import type { AdminScope } from '../../kern/context.ts'

/** Lists the invitations that nobody accepted or withdrew, latest first. */
export function listUitnodigingen({ db, adminId }: AdminScope) {
  return db
    .selectFrom('docent_uitnodiging')
    .selectAll()
    .where('admin_id', '=', adminId)
    .where('aangenomen_op', 'is', null)
    .where('ingetrokken_op', 'is', null)
    .orderBy('gemaakt_op', 'desc')
    .execute()
}

/** Finds one invitation of the admin. */
export function findUitnodiging({ db, adminId }: AdminScope, id: DocentUitnodigingId) {
  return db
    .selectFrom('docent_uitnodiging')
    .selectAll()
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Finds the invitation of a link. */
export function findBijToken({ db, adminId }: AdminScope, tokenHash: Buffer) {
  return db
    .selectFrom('docent_uitnodiging')
    .selectAll()
    .where('admin_id', '=', adminId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Stores an invitation; returns false when one for this address is still open. */
export async function insertUitnodiging(
  { db, adminId }: AdminScope,
  rij: Omit<NodigUit, 'groepen'> & {
    id: DocentUitnodigingId
    groepen: GroepId[]
    gemaakt_op: Date
    geldig_tot: Date
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('docent_uitnodiging')
    .values({ ...rij, admin_id: adminId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Sets a new expiry and a new token, which is null until the mail leaves. */
export async function renewUitnodiging(
  { db, adminId }: AdminScope,
  id: DocentUitnodigingId,
  { tokenHash, geldigTot }: { tokenHash: Buffer | null; geldigTot: Date },
): Promise<void> {
  await db
    .updateTable('docent_uitnodiging')
    .set({ token_hash: tokenHash, geldig_tot: geldigTot })
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .execute()
}

/** Ends invitations of the admin that are still open, as accepted or as withdrawn. */
const endOpen = ({ db, adminId }: AdminScope, hoe: Einde) =>
  db
    .updateTable('docent_uitnodiging')
    .set({ [hoe.veld]: hoe.now })
    .where('admin_id', '=', adminId)
    .where('aangenomen_op', 'is', null)
    .where('ingetrokken_op', 'is', null)

interface Einde {
  readonly veld: 'aangenomen_op' | 'ingetrokken_op'
  readonly now: Date
}

/** Takes the invitation if it is still open: when two try at once, one gets `true`. */
export async function takeUitnodiging(
  scope: AdminScope,
  id: DocentUitnodigingId,
  hoe: Einde,
): Promise<boolean> {
  const { numUpdatedRows } = await endOpen(scope, hoe).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Withdraws what is still open for an address. */
export async function withdrawOpen(scope: AdminScope, adres: string, now: Date): Promise<void> {
  await endOpen(scope, { veld: 'ingetrokken_op', now }).where('adres', '=', adres).execute()
}

/** Requests the mail of an invitation. */
export async function askMail({ db }: AdminScope, id: DocentUitnodigingId): Promise<void> {
  await sql`select vraag_uitnodiging(${id})::text`.execute(db)
}

/** Logs what was done to somebody. */
export async function insertLog(
  { db, adminId }: AdminScope,
  regel: { id: string; op: Date; wie: UserId; wat: DocentLogSoort; over: string },
): Promise<void> {
  await db
    .insertInto('docent_log')
    .values({ ...regel, admin_id: adminId })
    .execute()
}

/** Lists what was done last. */
export function listLog({ db, adminId }: AdminScope, aantal: number) {
  return db
    .selectFrom('docent_log')
    .leftJoin('medewerker', (join) =>
      join
        .onRef('medewerker.admin_id', '=', 'docent_log.admin_id')
        .onRef('medewerker.id', '=', 'docent_log.wie'),
    )
    .select([
      'docent_log.op',
      'docent_log.wat',
      'docent_log.over',
      'medewerker.voornaam',
      'medewerker.tussenvoegsel',
      'medewerker.achternaam',
    ])
    .where('docent_log.admin_id', '=', adminId)
    .orderBy('docent_log.op', 'desc')
    .orderBy('docent_log.id')
    .limit(aantal)
    .execute()
}

/** Returns the name of the school, its country, which decides the wording, and its kind. */
export function getSchool({ db, adminId }: AdminScope) {
  return db
    .selectFrom('admin')
    .select(['naam', 'land', 'soort'])
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
}
