import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'

/** The fields of a pupil that are written here; the school year is not (`prepareJaarwissel`). */
export interface Gegevens {
  readonly voornaam: string
  readonly tussenvoegsel: string
  readonly achternaam: string
  readonly jaarcode: string | null
}

export async function updateGegevens(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
  gegevens: Gegevens,
): Promise<void> {
  await db
    .updateTable('leerling')
    .set(gegevens)
    .where('admin_id', '=', adminId)
    .where('id', '=', leerlingId)
    .execute()
}
