import type { DocentUitnodigingId, GroepId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../context.ts'
import * as q from './lesgroepen.queries.ts'

export type { Overname } from './lesgroepen.queries.ts'

/** To whom a group was given that they did not have. */
export interface Overgenomen {
  readonly docenten: UserId[]
  /** Who did not come yet, by the invitation. */
  readonly genodigden: DocentUitnodigingId[]
}

/**
 * Gives groups the teachers of others, those too who were invited and did not come yet. Every road by which the pupils of a
 * group become those of another one goes by this.
 */
export async function copyDocenten(
  scope: AdminScope,
  paren: readonly q.Overname[],
): Promise<Overgenomen> {
  if (paren.length === 0) return { docenten: [], genodigden: [] }
  const genodigden = await q.addGroepenAanUitnodigingen(scope, paren)
  return { genodigden, docenten: await q.insertDocentenVan(scope, paren) }
}

/** Takes a group away again from who was invited and did not come yet. */
export const dropGenodigden = (
  scope: AdminScope,
  groepId: GroepId,
  genodigden: readonly DocentUitnodigingId[],
): Promise<void> => q.removeGroepUitUitnodigingen(scope, groepId, genodigden)
