import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { Inrichting } from '@letterhaven/contracts/plek'
import type { Spelboeken } from '@letterhaven/contracts/spelboek'
import type { Uiterlijk } from '@letterhaven/contracts/uiterlijk'
import type { AdminScope } from '../context.ts'

/** Returns what the pupil bought, and the price paid for each. */
export function listAankopen({ db, adminId }: AdminScope, leerlingId: LeerlingId) {
  return db
    .selectFrom('aankoop')
    .select(['id', 'ding', 'prijs'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .orderBy('created_at')
    .orderBy('ding')
    .execute()
}

/** Returns how the pupil's `held` and island look, and what games remember, as stored; undefined until there is any of it. */
export function findEigenPlek({ db, adminId }: AdminScope, leerlingId: LeerlingId) {
  return db
    .selectFrom('eigen_plek')
    .select(['uiterlijk', 'inrichting', 'spelboeken'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .executeTakeFirst()
}

/** What a pupil's own place is made of, each of which is stored by itself. */
export type EigenDeel =
  | { readonly uiterlijk: Uiterlijk }
  | { readonly inrichting: Inrichting }
  | { readonly spelboeken: Spelboeken }

/** Stores one side of the pupil's own place, and leaves the other as it is. */
export async function upsertEigenPlek(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
  deel: EigenDeel,
): Promise<void> {
  const kolommen = Object.fromEntries(
    Object.entries(deel).map(([naam, waarde]) => [naam, JSON.stringify(waarde)]),
  )
  await db
    .insertInto('eigen_plek')
    .values({ admin_id: adminId, leerling_id: leerlingId, ...kolommen })
    .onConflict((oc) => oc.columns(['admin_id', 'leerling_id']).doUpdateSet(kolommen))
    .execute()
}
