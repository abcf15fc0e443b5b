import { randomUUID } from 'node:crypto'
import type { AdminId, LeerlingId, SomvensterId } from '@letterhaven/contracts/ids'
import type { TestServer } from './test-server.ts'

/** Gives a pupil this many more lit windows, which are worth schelpen, written as the owner of the database. */
export async function lightRamen(
  { owner }: TestServer,
  leerling: { adminId: AdminId; id: LeerlingId },
  aantal: number,
): Promise<void> {
  const { hoogste } = await owner
    .selectFrom('somvenster')
    .select((eb) => eb.fn.max('volgorde').as('hoogste'))
    .where('leerling_id', '=', leerling.id)
    .executeTakeFirstOrThrow()
  const eerste = (hoogste ?? -1) + 1
  const ramen = Array.from({ length: aantal }, (_, i) => ({
    admin_id: leerling.adminId,
    leerling_id: leerling.id,
    id: randomUUID() as string as SomvensterId,
    eiland: 'klanken' as const,
    categorieen: [`proef-${eerste + i}`],
    volgorde: eerste + i,
    aan_sinds: new Date(),
  }))
  if (ramen.length > 0) await owner.insertInto('somvenster').values(ramen).execute()
}
