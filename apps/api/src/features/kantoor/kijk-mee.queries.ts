import type { Insertable, Kysely } from 'kysely'
import type { AdminId, KijkMeeId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'
import type { Tables } from '../../schema/tables.ts'

const KOLOMMEN = [
  'kijk_mee.id',
  'kijk_mee.login_id',
  'kijk_mee.voor_admin',
  'kijk_mee.role',
  'kijk_mee.als',
  'kijk_mee.reden',
  'kijk_mee.tot',
  'kijk_mee.verlengd_op',
  'kijk_mee.gestopt_op',
] as const

/** Finds a look of somebody of the office, with its school; undefined when that no longer exists. */
export function findKijkMee(
  office: Kysely<Tables>,
  { id, loginId }: { readonly id: KijkMeeId; readonly loginId: UserId },
) {
  return office
    .selectFrom('kijk_mee')
    .innerJoin('admin', 'admin.admin_id', 'kijk_mee.voor_admin')
    .select([...KOLOMMEN, 'admin.naam', 'admin.soort', 'admin.land', 'admin.features'])
    .where('kijk_mee.id', '=', id)
    .where('kijk_mee.login_id', '=', loginId)
    .executeTakeFirst()
}

/** Lists the looks of somebody that still run, at any school. */
export function listLopend(office: Kysely<Tables>, loginId: UserId, now: Date) {
  return office
    .selectFrom('kijk_mee')
    .select(['id', 'voor_admin'])
    .where('login_id', '=', loginId)
    .where('gestopt_op', 'is', null)
    .where('tot', '>', now)
    .orderBy('van', 'desc')
    .orderBy('id')
    .execute()
}

/** Returns whether somebody is a docent of this admin, in service. */
export async function isDocent(
  db: Kysely<Tables>,
  { loginId, adminId }: { readonly loginId: UserId; readonly adminId: AdminId },
): Promise<boolean> {
  const row = await db
    .selectFrom('lidmaatschap')
    .select('role')
    .where('login_id', '=', loginId)
    .where('admin_id', '=', adminId)
    .where('role', '=', 'docent')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertKijkMee(
  { db, adminId }: AdminScope,
  look: Omit<Insertable<Tables['kijk_mee']>, 'voor_admin'>,
): Promise<void> {
  await db
    .insertInto('kijk_mee')
    .values({ ...look, voor_admin: adminId })
    .execute()
}

/** Ends a running look; returns false when it was over. */
export async function stop({ db, adminId }: AdminScope, id: KijkMeeId, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('kijk_mee')
    .set({ gestopt_op: now })
    .where('voor_admin', '=', adminId)
    .where('id', '=', id)
    .where('gestopt_op', 'is', null)
    .where('tot', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives a running look another end, once; returns false when that was done before. */
export async function extend(
  { db, adminId }: AdminScope,
  id: KijkMeeId,
  { now, tot }: { readonly now: Date; readonly tot: Date },
) {
  const { numUpdatedRows } = await db
    .updateTable('kijk_mee')
    .set({ tot, verlengd_op: now })
    .where('voor_admin', '=', adminId)
    .where('id', '=', id)
    .where('verlengd_op', 'is', null)
    .where('gestopt_op', 'is', null)
    .where('tot', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lists the docenten of the scope who are in service, by name. */
export function listDocenten({ db, adminId }: AdminScope) {
  return db
    .selectFrom('medewerker')
    .innerJoin('lidmaatschap', (join) =>
      join
        .onRef('lidmaatschap.admin_id', '=', 'medewerker.admin_id')
        .onRef('lidmaatschap.login_id', '=', 'medewerker.id'),
    )
    .select([
      'medewerker.id',
      'medewerker.voornaam',
      'medewerker.tussenvoegsel',
      'medewerker.achternaam',
    ])
    .where('medewerker.admin_id', '=', adminId)
    .where('lidmaatschap.role', '=', 'docent')
    .orderBy('medewerker.voornaam')
    .orderBy('medewerker.achternaam')
    .orderBy('medewerker.id')
    .execute()
}
