import type { UserId } from '@letterhaven/contracts/ids'
import type { Lidmaatschap } from '@letterhaven/contracts/sessie'
import type { Caller, Context } from '../../kern/context.ts'
import { listLidmaatschappen, withNames } from '../../kern/lidmaatschap/lidmaatschap.service.ts'
import { notFound } from '../../platform/errors.ts'
import { mayGoTo } from './sessies.service.ts'

/** Lists the admins in which the caller may act in the session that asks. */
export async function listEigenLidmaatschappen(
  ctx: Context,
  caller: Caller,
  userId: UserId,
): Promise<{ lidmaatschappen: Lidmaatschap[] }> {
  if (userId !== caller.userId) throw notFound()
  const alle = await listLidmaatschappen(ctx.kysely, userId)
  const rijen = alle.filter(({ admin_id }) => mayGoTo(caller, admin_id))
  return { lidmaatschappen: rijen.length > 0 ? await withNames(ctx, rijen) : [] }
}
