import type { UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../context.ts'
import * as q from './lesgroepen.queries.ts'

export type { Overname } from './lesgroepen.queries.ts'

/**
 * Gives groups the teachers of others, those too who were invited and did not come yet; answers whom each did not have.
 * Every road by which the pupils of a group become those of another one goes by this.
 */
export async function copyDocenten(
  scope: AdminScope,
  paren: readonly q.Overname[],
): Promise<UserId[]> {
  if (paren.length === 0) return []
  await q.addGroepenAanUitnodigingen(scope, paren)
  return q.insertDocentenVan(scope, paren)
}

/** Takes that back of who was invited and did not come yet. */
export const dropGenodigden = (scope: AdminScope, overname: q.Overname): Promise<void> =>
  q.removeGroepUitUitnodigingen(scope, overname)
