import { randomUUID } from 'node:crypto'
import type { KijkMeeId } from '@letterhaven/contracts/ids'
import type { KijkMee, StartKijkMee } from '@letterhaven/contracts/kijk-mee'
import { KIJK_MEE_MINUTEN } from '@letterhaven/contracts/kijk-mee-maten'
import { volledigeNaam } from '@letterhaven/domain/naam'
import type { Caller, Context } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { withScope } from '../../platform/scope.ts'
import { logDaad, performDaad } from '../../kern/kantoor/kantoor.service.ts'
import { logMeekijken } from '../../kern/inzagelog/inzagelog.service.ts'
import { requireAccount } from './accounts.service.ts'
import * as q from './kijk-mee.queries.ts'

const DUUR_MS = KIJK_MEE_MINUTEN * 60_000

type Look = NonNullable<Awaited<ReturnType<typeof q.findKijkMee>>>

/**
 * Finds a look of the caller that still runs: not stopped, not over, with its school in place and its docent in service; null
 * otherwise.
 */
export async function findLopend(
  ctx: Context,
  caller: Caller,
  id: KijkMeeId,
): Promise<Look | null> {
  const look = await q.findKijkMee(ctx.officeKysely, { id, loginId: caller.userId })
  if (!look || look.gestopt_op !== null || look.tot <= ctx.now()) return null
  const { als, voor_admin: adminId } = look
  return als === null || (await q.isDocent(ctx.kysely, { loginId: als, adminId })) ? look : null
}

async function requireLopend(ctx: Context, caller: Caller, id: KijkMeeId): Promise<Look> {
  const look = await findLopend(ctx, caller, id)
  if (!look) throw notFound()
  return look
}

/** Presents a look as the page shows it. */
async function showLook(ctx: Context, look: Look): Promise<KijkMee> {
  const { id, voor_admin: adminId, naam, soort, land, features, role, als, reden, tot } = look
  const docenten = als === null ? [] : await withScope(ctx.kysely, adminId, q.listDocenten)
  const docent = docenten.find((rij) => rij.id === als)
  return {
    id,
    admin: { id: adminId, naam, soort, land, features },
    role,
    als,
    naam: docent ? volledigeNaam(docent) : null,
    reden,
    nogMs: tot.getTime() - ctx.now().getTime(),
    verlengd: look.verlengd_op !== null,
  }
}

/** Returns a look of the caller; throws `not_found` for one that is over or belongs to somebody else. */
export const getKijkMee = async (ctx: Context, caller: Caller, id: KijkMeeId): Promise<KijkMee> =>
  showLook(ctx, await requireLopend(ctx, caller, id))

/** Ends the running looks of somebody, each in the scope of its own school, except the latest if `behalve` says so. */
export async function stopAll(
  ctx: Context,
  { userId }: Caller,
  behalve: 'niets' | 'laatste' = 'niets',
): Promise<void> {
  const now = ctx.now()
  const lopend = await q.listLopend(ctx.officeKysely, userId, now)
  for (const { id, voor_admin } of lopend.slice(behalve === 'laatste' ? 1 : 0))
    await withScope(ctx.kysely, voor_admin, (scope) => q.stop(scope, id, now))
}

/** Begins a look, and writes it in the log of the school in the same transaction; the caller's looks elsewhere end. */
export async function startKijkMee(
  ctx: Context,
  caller: Caller,
  { adminId, als, reden }: StartKijkMee,
): Promise<KijkMee> {
  const { role } = await requireAccount(ctx.officeKysely, adminId)
  if (als !== null && !(await q.isDocent(ctx.kysely, { loginId: als, adminId }))) throw notFound()
  const van = ctx.now()
  await stopAll(ctx, caller)
  const id = randomUUID() as string as KijkMeeId
  await withScope(ctx.kysely, adminId, async (scope) => {
    await q.insertKijkMee(scope, {
      id,
      login_id: caller.userId,
      role: als === null ? role : 'docent',
      als,
      reden,
      van,
      tot: new Date(van.getTime() + DUUR_MS),
    })
    await logMeekijken(scope, { caller, look: { id, reden }, blik: { wat: 'meekijken' } })
    await logDaad(scope, { ctx, caller, daad: 'kijk_mee_gestart', reden })
  })
  // When several begin at the same moment, one stays: whoever checks last here sees all of them.
  await stopAll(ctx, caller, 'laatste')
  const look = await findLopend(ctx, caller, id)
  if (!look) throw new ApiError('kijk_mee_nodig')
  return showLook(ctx, look)
}

/** Extends a look to half an hour from now, once. */
export async function extendKijkMee(ctx: Context, caller: Caller, id: KijkMeeId): Promise<KijkMee> {
  const { voor_admin } = await requireLopend(ctx, caller, id)
  const now = ctx.now()
  const tot = new Date(now.getTime() + DUUR_MS)
  const { result: gelukt } = await withScope(ctx.kysely, voor_admin, (scope) =>
    performDaad(scope, { ctx, caller, daad: 'kijk_mee_verlengd' }, (hier) =>
      q.extend(hier, id, { now, tot }),
    ),
  )
  if (!gelukt) throw new ApiError('kijk_mee_verlengd')
  return getKijkMee(ctx, caller, id)
}

/** Ends a look of the caller; returns false when it had ended by itself. */
export async function stopKijkMee(
  ctx: Context,
  caller: Caller,
  id: KijkMeeId,
): Promise<{ gestopt: boolean }> {
  const look = await q.findKijkMee(ctx.officeKysely, { id, loginId: caller.userId })
  if (!look) throw notFound()
  const { result: gestopt } = await withScope(ctx.kysely, look.voor_admin, (scope) =>
    performDaad(scope, { ctx, caller, daad: 'kijk_mee_gestopt' }, (hier) =>
      q.stop(hier, id, ctx.now()),
    ),
  )
  return { gestopt }
}
