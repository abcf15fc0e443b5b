import { randomUUID } from 'node:crypto'
import type { DocentLogSoort } from '@letterhaven/contracts/docent'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { insertLog } from './uitnodiging.queries.ts'

/** Logs who did what to whom, in the transaction in which it was done. */
export const writeDown = (
  ctx: Context,
  scope: AdminScope,
  {
    caller,
    wat,
    over,
  }: {
    readonly caller: Pick<Caller, 'userId'>
    readonly wat: DocentLogSoort
    readonly over: string
  },
): Promise<void> =>
  insertLog(scope, { id: randomUUID(), op: ctx.now(), wie: caller.userId, wat, over })
