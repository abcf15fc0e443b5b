import { SLUIT_DAGEN } from '@letterhaven/contracts/accountgegevens-maten'
import type { AdminId } from '@letterhaven/contracts/ids'
import type { SluitGevolgen, Sluiting, VraagSluiting } from '@letterhaven/contracts/sluiting'
import { schooljaarVan } from '@letterhaven/domain/schooljaar'
import { isZelfdeNaam } from '@letterhaven/domain/naamsleutel'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { requirePassword } from '../../kern/bevestiging/bevestiging.service.ts'
import { clearTries, requireTry } from '../../kern/remmen/remmen.service.ts'
import { openAdmin, requireAdmin } from '../../kern/toegang/toegang.service.ts'
import { checkCode, listFactoren } from '../tweede-factor/tweede-factor.service.ts'
import * as q from './sluiting.queries.ts'

const DAG_MS = 86_400_000

interface School {
  readonly adminId: AdminId
}

async function show(scope: AdminScope): Promise<Sluiting> {
  const { sluit_op } = await q.getStand(scope)
  return { sluitOp: sluit_op?.toISOString() ?? null }
}

/** Returns when the account ends, if it does. */
export const getSluiting = (ctx: Context, caller: Caller, { adminId }: School): Promise<Sluiting> =>
  openAdmin({ ctx, caller, adminId }, show)

/** Returns what is erased with the account. */
export const getSluitGevolgen = (
  ctx: Context,
  caller: Caller,
  { adminId }: School,
): Promise<SluitGevolgen> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const now = ctx.now()
    const { naam, land } = await q.getStand(scope)
    const schooljaar = schooljaarVan(dagVan(now), land)
    return { naam, ...(await q.countGevolgen(scope, { schooljaar, now })) }
  })

/** Requires the caller to prove who they are: the password, and a code when there is a second step. */
async function requireZelf(
  ctx: Context,
  caller: Caller,
  { wachtwoord, code }: Pick<VraagSluiting, 'wachtwoord' | 'code'>,
): Promise<void> {
  await requirePassword(ctx, caller, { veld: 'wachtwoord', getypt: wachtwoord })
  if ((await listFactoren(ctx, caller.userId)).length === 0) return
  if (!code) throw new ApiError('invalid_input', { code: 'Typ de code van je tweede stap' })
  await requireTry(ctx, 'factor', caller.userId)
  await checkCode(ctx, caller.userId, code)
  await clearTries(ctx, 'factor', caller.userId)
}

/** Sets the day on which the account ends, and tells everybody who runs it. A second request leaves the first day in place. */
export async function askSluiting(
  ctx: Context,
  caller: Caller,
  { adminId, schoolnaam, ...bewijs }: School & VraagSluiting,
): Promise<Sluiting> {
  await requireAdmin({ ctx, caller, adminId })
  // Before the name, because the error about it says what the account is called.
  await requireZelf(ctx, caller, bewijs)
  return openAdmin({ ctx, caller, adminId }, async (scope) => {
    const { naam } = await q.getStand(scope)
    if (!isZelfdeNaam(naam, schoolnaam))
      throw new ApiError('invalid_input', { schoolnaam: `De naam van dit account is ${naam}` })
    const now = ctx.now()
    const op = new Date(now.getTime() + SLUIT_DAGEN * DAG_MS)
    const isNieuw = await q.setSluiting(scope, { op, door: caller.userId, now })
    if (isNieuw) await q.askMail(scope, 'sluiten')
    return show(scope)
  })
}

/** Keeps the account, as if nobody had asked; everybody who runs it is told so too. */
export const withdrawSluiting = (
  ctx: Context,
  caller: Caller,
  { adminId }: School,
): Promise<Sluiting> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    if (await q.clearSluiting(scope)) await q.askMail(scope, 'niet_sluiten')
    return show(scope)
  })
