import type { AdminId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { Caller, Context } from '../../context.ts'
import { sealFor, sealGeheim } from '../geheimen/geheimen.service.ts'
import { logInzageVanGekozen } from '../inzage/inzage.service.ts'
import { endSessionsOfMany } from '../sessies/einde.service.ts'
import { openAdmin } from '../toegang/toegang.service.ts'
import { makePlaatjes, makeWoorden } from './geheim-maker.ts'
import { readGekozen, takenAround } from './groep-ingang.service.ts'
import { setGeheimen } from './wachtwoorden.queries.ts'

/** Draws a secret that nobody around has, and takes it. */
function neem(taken: Set<string>, make: (taken: ReadonlySet<string>) => string): string {
  const geheim = make(taken)
  taken.add(geheim)
  return geheim
}

/**
 * New words for pupils of one or more groups, and new pictures for who has them, in one transaction: the old ones open
 * nothing any more and whoever came in with them is out. Who comes with a school account alone stays so.
 */
export function renewGeheimen(
  ctx: Context,
  caller: Caller,
  {
    adminId,
    leerlingen,
  }: { readonly adminId: AdminId; readonly leerlingen: readonly LeerlingId[] },
): Promise<{ vernieuwd: number }> {
  return openAdmin({ ctx, caller, adminId }, async (scope) => {
    const delen = await readGekozen(scope, caller, leerlingen)
    const rijen = delen.flatMap((deel) => deel.rijen.filter(({ geheim }) => geheim !== null))
    const ids = rijen.map(({ id }) => id)
    const taken = await takenAround(ctx, scope, ids)
    for (const { id, plaatjes } of rijen) {
      const geheim = sealGeheim(ctx, id, neem(taken, makeWoorden))
      const nieuw = plaatjes && sealFor(ctx, ['plaatjes', id], neem(taken, makePlaatjes))
      await setGeheimen(scope, id as string as UserId, { ...geheim, plaatjes: nieuw })
    }
    await logInzageVanGekozen(scope, { caller, wat: 'nieuwe_wachtwoorden' }, delen)
    const logins = ids.map((id) => id as string as UserId)
    await endSessionsOfMany(scope, logins, ctx.now())
    return { vernieuwd: rijen.length }
  })
}
