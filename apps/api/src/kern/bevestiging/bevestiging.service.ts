import { isSpeler } from '@letterhaven/contracts/rol'
import type { UserId } from '@letterhaven/contracts/ids'
import type { Caller, Context } from '../context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { isPassword } from '../geheimen/geheimen.service.ts'
import { clearTries, requireTry } from '../remmen/remmen.service.ts'
import { getLogin } from './bevestiging.queries.ts'

/** Is it about the caller itself? Anybody else does not exist for them. */
export function requireSelf(caller: Caller, userId: UserId): void {
  if (userId !== caller.userId) throw notFound()
}

/** A second step is for who guides children; for a child there is none. */
export function requireGrownUp(caller: Caller, userId: UserId): void {
  requireSelf(caller, userId)
  if (isSpeler(caller.role)) throw notFound()
}

/** Is it about the caller, in a session that may say of its person what no password confirms? */
export function requireWholeSelf(caller: Caller, userId: UserId): void {
  requireGrownUp(caller, userId)
  if (caller.reikwijdte !== 'overal') throw notFound()
}

export type Login = Awaited<ReturnType<typeof getLogin>>

/** A sign-in as it is stored. */
export const findSelf = (ctx: Context, userId: UserId): Promise<Login> =>
  getLogin(ctx.kysely, userId)

/**
 * The caller's own sign-in, after the password in use was typed again. `geen_wachtwoord` where there is none of
 * their own (a child's words are given by the school), `wachtwoord_fout` at the field when it is another.
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
