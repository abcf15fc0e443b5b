import type { AdminId } from '@letterhaven/contracts/ids'
import type { Context } from '../../kern/context.ts'
import { withScope } from '../../platform/scope.ts'
import * as q from './sluiting.queries.ts'
import { sendGesloten } from './sluitpost.service.ts'

/**
 * Erases one account whose day has come, and confirms it. Returns false when there was nothing to erase: the account stays
 * after all, or another server came first.
 */
export async function closeAccount(ctx: Context, adminId: AdminId): Promise<boolean> {
  const gesloten = await withScope(ctx.kysely, adminId, async (scope) => {
    const [stand, naar] = await Promise.all([q.findStand(scope), q.listBeheerders(scope)])
    const telling = stand ? await q.close(scope, ctx.now()) : null
    return (
      stand && telling && { naam: stand.naam, land: stand.land, soort: stand.soort, naar, telling }
    )
  })
  if (!gesloten) return false
  await sendGesloten(ctx, gesloten)
  return true
}

/**
 * Erases the accounts whose day has come, each in a transaction of its own, and returns how many. An account that fails keeps
 * all it has and is tried in the next round, and does not stop the others.
 */
export async function closeAccounts(ctx: Context): Promise<number> {
  let gedaan = 0
  let fout: unknown = null
  for (const adminId of await q.listRijp(ctx.officeKysely, ctx.now())) {
    try {
      if (await closeAccount(ctx, adminId)) gedaan += 1
    } catch (error) {
      fout = error
    }
  }
  if (fout !== null) throw fout
  return gedaan
}
