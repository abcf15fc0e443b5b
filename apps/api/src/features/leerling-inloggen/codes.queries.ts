import type { GroepId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'

/** A code as it is stored; `uit_op` is null while it opens. */
export interface OpgeslagenCode {
  readonly code: string
  readonly uit_op: Date | null
}

/** Returns the admin's own code; undefined before it was made. */
export function getSchoolcode({ db, adminId }: AdminScope): Promise<OpgeslagenCode | undefined> {
  return db
    .selectFrom('schoolcode')
    .select(['code', 'uit_op'])
    .where('admin_id', '=', adminId)
    .executeTakeFirst()
}

/** Returns the group's own code; undefined before it was made. */
export function getKlascode(
  { db, adminId }: AdminScope,
  groepId: GroepId,
): Promise<OpgeslagenCode | undefined> {
  return db
    .selectFrom('klascode')
    .select(['code', 'uit_op'])
    .where('admin_id', '=', adminId)
    .where('groep_id', '=', groepId)
    .executeTakeFirst()
}

/** Gives the admin a code; does nothing when it already has one, or when the code is taken. */
export async function insertSchoolcode({ db, adminId }: AdminScope, code: string): Promise<void> {
  await db
    .insertInto('schoolcode')
    .values({ admin_id: adminId, code })
    .onConflict((c) => c.doNothing())
    .execute()
}

/** Does the same for a group. */
export async function insertKlascode(
  { db, adminId }: AdminScope,
  { groepId, code }: { readonly groepId: GroepId; readonly code: string },
): Promise<void> {
  await db
    .insertInto('klascode')
    .values({ admin_id: adminId, groep_id: groepId, code })
    .onConflict((c) => c.doNothing())
    .execute()
}

/** Deletes the admin's code, which then opens nothing. */
export async function deleteSchoolcode({ db, adminId }: AdminScope): Promise<void> {
  await db.deleteFrom('schoolcode').where('admin_id', '=', adminId).execute()
}

/** Does the same for a group. */
export async function deleteKlascode({ db, adminId }: AdminScope, groepId: GroepId): Promise<void> {
  await db
    .deleteFrom('klascode')
    .where('admin_id', '=', adminId)
    .where('groep_id', '=', groepId)
    .execute()
}

/** Stores since when the admin's code opens nothing; null lets it open again. */
export async function setSchoolcodeUit(
  { db, adminId }: AdminScope,
  uitOp: Date | null,
): Promise<void> {
  await db
    .updateTable('schoolcode')
    .set({ uit_op: uitOp })
    .where('admin_id', '=', adminId)
    .execute()
}

/** Does the same for a group. */
export async function setKlascodeUit(
  { db, adminId }: AdminScope,
  groepId: GroepId,
  uitOp: Date | null,
): Promise<void> {
  await db
    .updateTable('klascode')
    .set({ uit_op: uitOp })
    .where('admin_id', '=', adminId)
    .where('groep_id', '=', groepId)
    .execute()
}
