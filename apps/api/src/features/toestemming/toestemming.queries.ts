import type { LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'

/** Finds the valid consent of a pupil, with who recorded it. */
export function findToestemming({ db, adminId }: AdminScope, leerlingId: LeerlingId) {
  return db
    .selectFrom('toestemming as t')
    .leftJoin('medewerker as m', (join) =>
      join.onRef('m.admin_id', '=', 't.admin_id').onRef('m.id', '=', 't.door'),
    )
    .select(['t.soort', 't.naam', 't.gegeven_op', 't.versie', 't.vastgelegd_op'])
    .select(['m.voornaam', 'm.tussenvoegsel', 'm.achternaam'])
    .where('t.admin_id', '=', adminId)
    .where('t.leerling_id', '=', leerlingId)
    .where('t.ingetrokken_op', 'is', null)
    .executeTakeFirst()
}

/** Ends the consent of a pupil; returns false when there was none. */
export async function endToestemming(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
  { op, door }: { readonly op: Date; readonly door: UserId },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('toestemming')
    .set({ ingetrokken_op: op, ingetrokken_door: door })
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('ingetrokken_op', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
