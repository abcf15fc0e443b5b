import { createHash } from 'node:crypto'
import type { AdminScope, Caller, Context } from '../context.ts'
import type { Once } from '../../platform/once.ts'
import * as q from './eenmaal.queries.ts'

/** Mixes in the user, so that nobody gets the answer to somebody else's call, even with the same key. */
const sleutelVan = (once: Buffer, { userId }: Caller): Buffer =>
  createHash('sha256').update(once).update(userId).digest()

/**
 * Does the work, or returns the earlier answer when the same call came before, because that answer was lost on the way (record
 * 0037). The answer is stored in the work's own transaction. `R` must survive a round trip through JSON.
 */
export async function eenmaal<R>(
  scope: AdminScope,
  { ctx, caller, once }: { readonly ctx: Context; readonly caller: Caller; readonly once: Once },
  work: () => Promise<R>,
): Promise<R> {
  if (!once) return work()
  const sleutel = sleutelVan(once, caller)
  const isNieuw = await q.insertEenmaal(scope, { sleutel, op: ctx.now() })
  if (!isNieuw) return (await q.findAntwoord(scope, sleutel)) as R
  const antwoord = await work()
  await q.updateEenmaal(scope, sleutel, antwoord)
  return antwoord
}
