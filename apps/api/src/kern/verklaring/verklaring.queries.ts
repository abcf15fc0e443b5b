import type { Insertable } from 'kysely'
import type { AdminSoort } from '@letterhaven/contracts/admin'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import { perDeel } from '../../platform/per-deel.ts'
import type { Tables } from '../../schema/tables.ts'
import type { AdminScope } from '../context.ts'

/** Returns the kind of the admin: a school asks for no consent. */
export async function findSoort({ db, adminId }: AdminScope): Promise<AdminSoort> {
  const { soort } = await db
    .selectFrom('admin')
    .select('soort')
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
  return soort
}

type NieuweRij = Omit<Insertable<Tables['toestemming']>, 'admin_id'>

/** Writes consents; an existing one is kept as it is. */
export const insertToestemmingen = (
  { db, adminId }: AdminScope,
  rijen: readonly NieuweRij[],
): Promise<void> =>
  perDeel(rijen, (deel) =>
    db
      .insertInto('toestemming')
      .values(deel.map((rij) => ({ ...rij, admin_id: adminId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )

/** Returns which of these pupils had their consent withdrawn and none given since. */
export async function listIngetrokken(
  { db, adminId }: AdminScope,
  ids: readonly LeerlingId[],
): Promise<ReadonlySet<LeerlingId>> {
  const ingetrokken = new Set<LeerlingId>()
  await perDeel(ids, async (deel) => {
    const rijen = await db
      .selectFrom('toestemming')
      .select(['leerling_id', (eb) => eb.fn.countAll<string>().as('alle')])
      .select((eb) => eb.fn.count<string>('ingetrokken_op').as('voorbij'))
      .where('admin_id', '=', adminId)
      .where('leerling_id', 'in', deel)
      .groupBy('leerling_id')
      .execute()
    for (const { leerling_id, alle, voorbij } of rijen)
      if (alle === voorbij) ingetrokken.add(leerling_id)
  })
  return ingetrokken
}
