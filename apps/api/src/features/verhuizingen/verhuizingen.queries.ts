import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { Verhuizer } from '@letterhaven/contracts/verhuizing'
import type { AdminScope } from '../../kern/context.ts'
import type { Tables } from '../../schema/tables.ts'

/** Finds the valid token of a pupil, with who made it. */
export function findToken({ db, adminId }: AdminScope, leerlingId: LeerlingId, now: Date) {
  return db
    .selectFrom('verhuistoken as t')
    .leftJoin('medewerker as m', (join) =>
      join.onRef('m.admin_id', '=', 't.admin_id').onRef('m.id', '=', 't.door'),
    )
    .select(['t.gemaakt_op', 't.geldig_tot', 'm.voornaam', 'm.tussenvoegsel', 'm.achternaam'])
    .where('t.admin_id', '=', adminId)
    .where('t.leerling_id', '=', leerlingId)
    .where('t.geldig_tot', '>', now)
    .executeTakeFirst()
}

/** Stores a token, in place of the previous one. */
export async function upsertToken(
  { db, adminId }: AdminScope,
  token: Omit<Insertable<Tables['verhuistoken']>, 'admin_id'>,
): Promise<void> {
  const { leerling_id: _wie, ...rest } = token
  await db
    .insertInto('verhuistoken')
    .values({ ...token, admin_id: adminId })
    .onConflict((conflict) => conflict.columns(['admin_id', 'leerling_id']).doUpdateSet(rest))
    .execute()
}

/** Deletes a token; returns false when there was none. */
export async function deleteToken(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('verhuistoken')
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Returns a first name and a letter: enough to recognise which pupil a school meant. */
export function findKorteNaam({ db, adminId }: AdminScope, leerlingId: LeerlingId) {
  return db
    .selectFrom('leerling')
    .select(sql<string>`trim(voornaam || ' ' || left(achternaam, 1))`.as('naam'))
    .where('admin_id', '=', adminId)
    .where('id', '=', leerlingId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Logs what a school did. */
export async function insertLog(
  { db, adminId }: AdminScope,
  regel: Omit<Insertable<Tables['verhuis_log']>, 'admin_id' | 'id' | 'andere_school'>,
): Promise<void> {
  await db
    .insertInto('verhuis_log')
    .values({ ...regel, admin_id: adminId, id: randomUUID(), andere_school: '' })
    .execute()
}

/** Lists what was done, latest first. */
export function listLog({ db, adminId }: AdminScope, hoogstens: number) {
  return db
    .selectFrom('verhuis_log as l')
    .leftJoin('medewerker as m', (join) =>
      join.onRef('m.admin_id', '=', 'l.admin_id').onRef('m.id', '=', 'l.door'),
    )
    .select(['l.op', 'l.wat', 'l.naam', 'l.andere_school'])
    .select(['m.voornaam', 'm.tussenvoegsel', 'm.achternaam'])
    .where('l.admin_id', '=', adminId)
    .orderBy('l.op', 'desc')
    .orderBy('l.id')
    .limit(hoogstens)
    .execute()
}

/** Returns who would come with a token, and with what; null when it brings nobody. */
export async function viewVerhuizer(
  { db }: AdminScope,
  tokenHash: Buffer,
  now: Date,
): Promise<Verhuizer | null> {
  const { rows } = await sql<{ wie: Verhuizer | null }>`
    select bekijk_verhuizing(${tokenHash}, ${now}) as wie`.execute(db)
  return rows[0]?.wie ?? null
}

/** Brings the pupil of a token here with what they learned; returns null when it brings nobody. */
export async function move(
  { db }: AdminScope,
  tokenHash: Buffer,
  { now, door }: { readonly now: Date; readonly door: string },
): Promise<LeerlingId | null> {
  const { rows } = await sql<{ id: LeerlingId | null }>`
    select verhuis_leerling(${tokenHash}, ${now}, ${door}::uuid) as id`.execute(db)
  return rows[0]?.id ?? null
}
