import type { GroepId, UserId } from '@letterhaven/contracts/ids'
import type { TestServer } from './test-server.ts'

/** Lists who is linked to a group as its docent, in the order of their ids. */
export async function listDocentenVan(
  { owner }: Pick<TestServer, 'owner'>,
  groepId: GroepId,
): Promise<UserId[]> {
  const rijen = await owner
    .selectFrom('groep_docent')
    .select('medewerker_id')
    .where('groep_id', '=', groepId)
    .orderBy('medewerker_id')
    .execute()
  return rijen.map(({ medewerker_id }) => medewerker_id)
}
