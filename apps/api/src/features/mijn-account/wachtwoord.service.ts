import type { UserId } from '@letterhaven/contracts/ids'
import type { WachtwoordWijzigen } from '@letterhaven/contracts/mijn-account'
import type { Caller, Context } from '../../kern/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { hashNewPassword } from '../../kern/geheimen/geheimen.service.ts'
import { tellChanged } from '../herstel/herstel.service.ts'
import { endEverySession } from '../sessies/einde.service.ts'
import { renewToken } from '../sessies/sessies.service.ts'
import { requirePassword, requireSelf } from '../../kern/bevestiging/bevestiging.service.ts'
import { putPassword } from './mijn-account.queries.ts'

/**
 * Replaces the password in use. Every other session ends; the session that asks goes on with the token that is returned. A mail
 * tells the owner of the login, in case somebody else did it.
 */
export async function changePassword(
  ctx: Context,
  caller: Caller,
  { userId, huidigWachtwoord, nieuwWachtwoord }: WachtwoordWijzigen & { readonly userId: UserId },
): Promise<{ token: string }> {
  requireSelf(caller, userId)
  const login = await requirePassword(ctx, caller, {
    veld: 'huidigWachtwoord',
    getypt: huidigWachtwoord,
  })
  const hash = await hashNewPassword(ctx, {
    password: nieuwWachtwoord,
    wie: userId,
    veld: 'nieuwWachtwoord',
  })
  return ctx.kysely.transaction().execute(async (db) => {
    const ver = await putPassword(db, userId, { hash, ver: login.ver })
    // Another tab changed it at this very moment: what was typed here is the previous password.
    if (ver === undefined) throw new ApiError('wachtwoord_fout')
    await endEverySession(db, userId, { now: ctx.now(), except: caller.sessieId })
    await tellChanged(db, userId)
    return renewToken(ctx, caller, db)
  })
}
