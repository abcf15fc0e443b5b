import { isSpeler } from '@letterhaven/contracts/rol'
import type { UserId } from '@letterhaven/contracts/ids'
import type { Caller, Context } from '../context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { isPassword } from '../geheimen/geheimen.service.ts'
import { clearTries, requireTry } from '../remmen/remmen.service.ts'
import { getLogin } from './bevestiging.queries.ts'

/** Throws 404 unless the call is about the caller: for them nobody else exists. */
export function requireSelf(caller: Caller, userId: UserId): void {
  if (userId !== caller.userId) throw notFound()
}

/** A second factor is only for adults who guide children, so a player gets 404. */
export function requireGrownUp(caller: Caller, userId: UserId): void {
  requireSelf(caller, userId)
  if (isSpeler(caller.role)) throw notFound()
}

/**
 * Throws 404 unless the call is about the caller, in a session that may change things about the whole person without a
 * password.
 */
export function requireWholeSelf(caller: Caller, userId: UserId): void {
  requireGrownUp(caller, userId)
  if (caller.reikwijdte !== 'overal') throw notFound()
}

export type Login = Awaited<ReturnType<typeof getLogin>>

/** Returns a sign-in as it is stored. */
export const findSelf = (ctx: Context, userId: UserId): Promise<Login> =>
  getLogin(ctx.kysely, userId)

/**
 * Returns the caller's own sign-in, after they typed their current password again. Throws `geen_wachtwoord` when they have none
 * of their own (the school gives a child its words), and `wachtwoord_fout` at the field when the password is wrong.
 */
export async function requirePassword(
  ctx: Context,
  { userId }: Caller,
  { veld, getypt }: { readonly veld: string; readonly getypt: string },
): Promise<Login> {
  const login = await getLogin(ctx.kysely, userId)
  if (login.wachtwoord_hash === null) throw new ApiError('geen_wachtwoord')
  await requireTry(ctx, 'wachtwoord', userId)
  if (!(await isPassword(ctx, login, { typed: getypt, wie: userId })))
    throw new ApiError('wachtwoord_fout', { [veld]: 'Dit is niet je huidige wachtwoord' })
  await clearTries(ctx, 'wachtwoord', userId)
  return login
}
