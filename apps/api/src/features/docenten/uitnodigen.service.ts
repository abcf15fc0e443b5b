import { randomUUID } from 'node:crypto'
import type { NodigUit } from '@letterhaven/contracts/docent'
import { MEESTE_UITNODIGINGEN, UITNODIGING_DAGEN } from '@letterhaven/contracts/docent-maten'
import type { AdminId, DocentUitnodigingId } from '@letterhaven/contracts/ids'
import { schoneAfzender } from '@letterhaven/domain/aanbeveling'
import { volledigeNaam } from '@letterhaven/domain/naam'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { ApiError, binnenVeld, notFound } from '../../platform/errors.ts'
import { withScope } from '../../platform/scope.ts'
import { writeMail } from '../../kern/post/sjablonen.service.ts'
import { isWithin, remIn } from '../../kern/remmen/remmen.service.ts'
import { requireBlijft } from '../sluiting/open.service.ts'
import { openAdmin } from '../../kern/toegang/toegang.service.ts'
import { isAdresBekend, lockDocenten } from './docenten.queries.ts'
import { checkGroepen, checkRol } from './docenten.service.ts'
import { writeDown } from './log.service.ts'
import { hashToken, makeToken } from './token.ts'
import * as q from './uitnodiging.queries.ts'

const DAG_MS = 86_400_000
/** The number of mails that a school can have us send: a whole team in an hour, and a large one in a day. */
const RUIMTE = [
  { soort: 'uitnodigen', hoogstens: MEESTE_UITNODIGINGEN, seconden: 3600 },
  { soort: 'uitnodigen_dag', hoogstens: 200, seconden: 86_400 },
] as const

const geldigTot = (ctx: Context): Date => new Date(ctx.now().getTime() + UITNODIGING_DAGEN * DAG_MS)

/** Throws when no mail can be sent, or when too many were. */
export async function checkPost(ctx: Context, scope: AdminScope): Promise<void> {
  if (!ctx.mailer) throw new ApiError('mail_off')
  for (const { soort, ...maat } of RUIMTE)
    if (!(await isWithin(remIn(ctx, scope), soort, { wie: scope.adminId, ...maat })))
      throw new ApiError('too_many_attempts', undefined, maat.seconden)
}

/** Stores an invitation and requests its mail, in a transaction in which the staff is locked. */
async function makeUitnodiging(
  ctx: Context,
  scope: AdminScope,
  { caller, wie }: { readonly caller: Pick<Caller, 'userId'>; readonly wie: NodigUit },
): Promise<{ id: DocentUitnodigingId }> {
  await checkRol(scope, wie.role)
  await checkGroepen(scope, wie.groepen)
  if (await isAdresBekend(scope, wie.adres))
    throw new ApiError('invalid_input', { adres: 'Dit adres is al van iemand hier' })
  const id = randomUUID() as string as DocentUitnodigingId
  const nieuw = { ...wie, id, gemaakt_op: ctx.now(), geldig_tot: geldigTot(ctx) }
  if (!(await q.insertUitnodiging(scope, nieuw)))
    throw new ApiError('invalid_input', { adres: 'Voor dit adres staat al een uitnodiging open' })
  await q.askMail(scope, id)
  await writeDown(ctx, scope, { caller, wat: 'uitgenodigd', over: volledigeNaam(wie) })
  return { id }
}

/** Invites several people at once, all of them or nobody. An error about one of them names its place: `0.adres`. */
export async function inviteMany(
  ctx: Context,
  scope: AdminScope,
  { caller, wie }: { readonly caller: Pick<Caller, 'userId'>; readonly wie: readonly NodigUit[] },
): Promise<DocentUitnodigingId[]> {
  if (wie.length === 0) return []
  await lockDocenten(scope)
  const ids: DocentUitnodigingId[] = []
  for (const [plek, een] of wie.entries()) {
    if (wie.findIndex(({ adres }) => adres === een.adres) < plek)
      throw new ApiError('invalid_input', {
        [`${plek}.adres`]: 'Dit adres staat hier al bij iemand anders',
      })
    const gemaakt = await makeUitnodiging(ctx, scope, { caller, wie: een }).catch(
      (fout: unknown) => {
        throw binnenVeld(`${plek}`, fout)
      },
    )
    ids.push(gemaakt.id)
  }
  return ids
}

/** Invites somebody. The answer is the same whether the address is known elsewhere or not. */
export const invite = (
  ctx: Context,
  caller: Caller,
  { adminId, ...wie }: { readonly adminId: AdminId } & NodigUit,
): Promise<{ id: DocentUitnodigingId }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    await checkPost(ctx, scope)
    await requireBlijft(scope)
    await lockDocenten(scope)
    return makeUitnodiging(ctx, scope, { caller, wie })
  })

interface Een {
  readonly adminId: AdminId
  readonly uitnodigingId: DocentUitnodigingId
}

async function requireOpen(scope: AdminScope, id: DocentUitnodigingId) {
  const rij = await q.findUitnodiging(scope, id)
  if (!rij || rij.ingetrokken_op) throw notFound()
  if (rij.aangenomen_op) throw new ApiError('uitnodiging_used')
  return rij
}

/** Sends a new mail with a new link; the previous link stops working at once. */
export const inviteAgain = (
  ctx: Context,
  caller: Caller,
  { adminId, uitnodigingId }: Een,
): Promise<{ geldigTot: string }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    await checkPost(ctx, scope)
    await lockDocenten(scope)
    const rij = await requireOpen(scope, uitnodigingId)
    const tot = geldigTot(ctx)
    await q.renewUitnodiging(scope, uitnodigingId, { tokenHash: null, geldigTot: tot })
    await q.askMail(scope, uitnodigingId)
    await writeDown(ctx, scope, { caller, wat: 'opnieuw', over: volledigeNaam(rij) })
    return { geldigTot: tot.toISOString() }
  })

/** Withdraws an invitation; returns false when it is no longer open. */
export const withdraw = (
  ctx: Context,
  caller: Caller,
  { adminId, uitnodigingId }: Een,
): Promise<{ ingetrokken: boolean }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const rij = await requireOpen(scope, uitnodigingId)
    const hoe = { veld: 'ingetrokken_op', now: ctx.now() } as const
    const ingetrokken = await q.takeUitnodiging(scope, uitnodigingId, hoe)
    if (ingetrokken)
      await writeDown(ctx, scope, { caller, wat: 'ingetrokken', over: volledigeNaam(rij) })
    return { ingetrokken }
  })

/** Withdraws those that are still open and returns how many. Somebody who accepted already stays. */
export async function withdrawUitnodigingen(
  ctx: Context,
  scope: AdminScope,
  {
    caller,
    ids,
  }: { readonly caller: Pick<Caller, 'userId'>; readonly ids: readonly DocentUitnodigingId[] },
): Promise<number> {
  let aantal = 0
  for (const id of ids) {
    const rij = await q.findUitnodiging(scope, id)
    const hoe = { veld: 'ingetrokken_op', now: ctx.now() } as const
    if (!rij || !(await q.takeUitnodiging(scope, id, hoe))) continue
    await writeDown(ctx, scope, { caller, wat: 'ingetrokken', over: volledigeNaam(rij) })
    aantal += 1
  }
  return aantal
}

/**
 * Sends the mail of an invitation that is still open. Throws when the mail server does not accept it; the next try makes a new
 * link, so that the week begins when the mail leaves.
 */
export async function sendUitnodiging(
  ctx: Context,
  { adminId, id }: { readonly adminId: AdminId; readonly id: DocentUitnodigingId },
): Promise<void> {
  const { mailer } = ctx
  if (!mailer) return
  const token = makeToken(adminId)
  const brief = await withScope(ctx.kysely, adminId, async (scope) => {
    const rij = await q.findUitnodiging(scope, id)
    if (!rij || rij.aangenomen_op || rij.ingetrokken_op) return null
    await q.renewUitnodiging(scope, id, { tokenHash: hashToken(token), geldigTot: geldigTot(ctx) })
    return { to: rij.adres, ...(await q.getSchool(scope)) }
  })
  if (!brief) return
  const link = `${ctx.siteUrl(brief.land)}/app/auth/uitnodiging/${token}`
  const mail = writeMail('uitnodigen', brief.land, { link, school: schoneAfzender(brief.naam) })
  await mailer.send({ ...mail, to: brief.to })
}
