import { NoResultError, sql, type Kysely } from 'kysely'
import type { Land } from '@letterhaven/contracts/admin'
import type { AdminId, GroepId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../context.ts'
import type { Tables } from '../../schema/tables.ts'

/** Tells whether the admin exists; asked by the office across all admins. */
export async function adminExists(office: Kysely<Tables>, adminId: AdminId): Promise<boolean> {
  const row = await office
    .selectFrom('admin')
    .select('admin_id')
    .where('admin_id', '=', adminId)
    .executeTakeFirst()
  return row !== undefined
}

/** Tells whether a query that expects a row found none. */
export const missesRow = (error: unknown): boolean => error instanceof NoResultError

/** Returns a pupil of the scope that is not in the bin, with the kind and country of their account; undefined otherwise. */
export function findLeerling({ db, adminId }: AdminScope, leerlingId: LeerlingId) {
  return db
    .selectFrom('leerling')
    .innerJoin('admin', 'admin.admin_id', 'leerling.admin_id')
    .selectAll('leerling')
    .select(['admin.soort', 'admin.land'])
    .where('leerling.admin_id', '=', adminId)
    .where('leerling.id', '=', leerlingId)
    .where('leerling.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Tells whether this group is in the scope and, with `medewerkerId`, linked to that member of staff. */
export async function isGroepTeZien(
  { db, adminId }: AdminScope,
  groepId: GroepId,
  medewerkerId: UserId | null,
): Promise<boolean> {
  const row = await db
    .selectFrom('groep')
    .select('id')
    .where('admin_id', '=', adminId)
    .where('id', '=', groepId)
    .$if(medewerkerId !== null, (query) =>
      query.where('id', 'in', (sub) =>
        sub
          .selectFrom('groep_docent')
          .select('groep_id')
          .where('admin_id', '=', adminId)
          .where('medewerker_id', '=', medewerkerId as UserId),
      ),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** Tells whether the pupil sits, today, in a group of this member of staff. */
export async function isDocentVanLeerling(
  { db, adminId }: AdminScope,
  medewerkerId: UserId,
  leerlingId: LeerlingId,
): Promise<boolean> {
  const row = await db
    .selectFrom('plaatsing')
    .innerJoin('groep_docent', (join) =>
      join
        .onRef('groep_docent.admin_id', '=', 'plaatsing.admin_id')
        .onRef('groep_docent.groep_id', '=', 'plaatsing.groep_id'),
    )
    .select(sql<number>`1`.as('een'))
    .where('plaatsing.admin_id', '=', adminId)
    .where('plaatsing.leerling_id', '=', leerlingId)
    .where('plaatsing.tot', 'is', null)
    .where('groep_docent.medewerker_id', '=', medewerkerId)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns which of these pupils are not in the bin and, with `medewerkerId`, in a group of that member of staff today. */
export function listZichtbareLeerlingen(
  { db, adminId }: AdminScope,
  ids: readonly LeerlingId[],
  medewerkerId: UserId | null,
) {
  return db
    .selectFrom('leerling')
    .select('id')
    .where('admin_id', '=', adminId)
    .where(sql<boolean>`id = any (${[...ids]}::uuid[])`)
    .where('deleted_at', 'is', null)
    .$if(medewerkerId !== null, (query) =>
      query.where('id', 'in', (sub) =>
        sub
          .selectFrom('plaatsing')
          .innerJoin('groep_docent', (join) =>
            join
              .onRef('groep_docent.admin_id', '=', 'plaatsing.admin_id')
              .onRef('groep_docent.groep_id', '=', 'plaatsing.groep_id'),
          )
          .select('plaatsing.leerling_id')
          .where('plaatsing.admin_id', '=', adminId)
          .where('plaatsing.tot', 'is', null)
          .where('groep_docent.medewerker_id', '=', medewerkerId as UserId),
      ),
    )
    .execute()
}

/** Returns the country of the scope's admin. */
export async function findLand({ db, adminId }: AdminScope): Promise<Land> {
  const { land } = await db
    .selectFrom('admin')
    .select('land')
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
  return land
}
