import type { SessieId, UserId } from '@letterhaven/contracts/ids'
import { isKantoor } from '@letterhaven/contracts/rol'
import type { EigenSessie } from '@letterhaven/contracts/sessie'
import type { AdminScope, Caller, Context, Reikwijdte } from '../../kern/context.ts'
import { notFound } from '../../platform/errors.ts'
import { perDeel } from '../../platform/per-deel.ts'
import { stopAll } from '../kantoor/kijk-mee.service.ts'
import {
  deleteSessiesBefore,
  deleteWijzigingenBefore,
  endSessies,
  endSessiesVan,
  endSsoSessiesAt,
  findRole,
  listOpenSessies,
} from './sessies.queries.ts'

const KEEP_MS = 7 * 86_400_000
/** Much longer than a server remembers a caller. */
const KEEP_CHANGES_MS = 86_400_000

/** The database handle of the caller's transaction, or the pool's. */
type Db = Context['kysely']

/** Lists the caller's own running sessions, as far as their session reaches; those of anybody else do not exist for them. */
export async function listSessies(
  ctx: Context,
  caller: Caller,
  userId: UserId,
): Promise<{ sessies: EigenSessie[] }> {
  if (userId !== caller.userId) throw notFound()
  const rows = await listOpenSessies(ctx.kysely, userId, {
    now: ctx.now(),
    bij: caller.reikwijdte,
  })
  return {
    sessies: rows.map((row) => ({
      id: row.id,
      soort: row.soort,
      apparaat: row.apparaat,
      begonnenOp: row.begonnen_op.toISOString(),
      laatstOp: row.laatst_op.toISOString(),
      isDeze: row.id === caller.sessieId,
    })),
  }
}

/**
 * Returns how far the caller may end this person's sessions: their own as far as their session reaches, and as an admin those
 * of their people at that admin. What somebody of two schools does at the other one is out of reach here.
 */
async function reikwijdteVoor(ctx: Context, caller: Caller, userId: UserId): Promise<Reikwijdte> {
  if (userId === caller.userId) return caller.reikwijdte
  const isBeheer = ['schooladmin', 'rtadmin', 'thuisadmin'].includes(caller.role)
  const { adminId } = caller
  if (!isBeheer || !adminId || !(await findRole(ctx.kysely, userId, adminId))) throw notFound()
  return adminId
}

/** Ends all sessions of a person; for the caller's own account all but the session that asks. */
export async function endAllSessies(
  ctx: Context,
  caller: Caller,
  userId: UserId,
): Promise<{ beeindigd: number }> {
  const bij = await reikwijdteVoor(ctx, caller, userId)
  const except = userId === caller.userId ? { except: caller.sessieId } : {}
  return { beeindigd: await endSessies(ctx.kysely, userId, { now: ctx.now(), bij, ...except }) }
}

/** Ends one session of the caller; throws 404 when it is not theirs or has ended. */
export async function endSessie(
  ctx: Context,
  caller: Caller,
  { userId, sessieId }: { readonly userId: UserId; readonly sessieId: SessieId },
): Promise<{ beeindigd: number }> {
  if (userId !== caller.userId) throw notFound()
  const welke = { now: ctx.now(), bij: caller.reikwijdte, only: sessieId }
  const beeindigd = await endSessies(ctx.kysely, userId, welke)
  if (beeindigd === 0) throw notFound()
  return { beeindigd }
}

/** Signs out: ends the session that asks, and with it every look of somebody of the office. */
export async function signOut(ctx: Context, caller: Caller): Promise<{ beeindigd: number }> {
  if (isKantoor(caller.role)) await stopAll(ctx, caller)
  return endSessie(ctx, caller, caller)
}

/** Ends a session because something that works once was used twice. */
export async function endSessieById(
  ctx: Context,
  userId: UserId,
  sessieId: SessieId,
): Promise<void> {
  await endSessies(ctx.kysely, userId, { now: ctx.now(), bij: 'overal', only: sessieId })
}

/** Ends every session of a login, after its own person changed its secrets; `except` may name one that goes on. */
export async function endEverySession(
  db: Db,
  userId: UserId,
  { now, except }: { readonly now: Date; readonly except?: SessieId },
): Promise<void> {
  await endSessies(db, userId, { now, bij: 'overal', ...(except ? { except } : {}) })
}

/** Ends the sessions of somebody at the admin of the scope, because what they may do there has changed. */
export async function endSessionsAt(
  { db, adminId }: AdminScope,
  userId: UserId,
  now: Date,
): Promise<void> {
  await endSessies(db, userId, { now, bij: adminId })
}

/** Does the same for many at once. */
export const endSessionsOfMany = (
  { db, adminId }: AdminScope,
  userIds: readonly UserId[],
  now: Date,
): Promise<void> => perDeel(userIds, (deel) => endSessiesVan(db, deel, { adminId, now }))

/**
 * Ends the sessions that came to the admin of the scope with a school account: one of these accounts no longer belongs to this
 * person here.
 */
export async function endSchoolaccountSessies(
  { db, adminId }: AdminScope,
  userId: UserId,
  now: Date,
): Promise<void> {
  await endSessies(db, userId, { now, bij: adminId, soort: 'sso' })
}

/**
 * Ends every session that came to an admin with a school account, except the one that asks: a way in was closed there, and a
 * session does not say by which one it came. Whoever may still come in can sign in again.
 */
export const endSchoolaccountSessiesAt = (
  { db, adminId }: AdminScope,
  hoe: { readonly now: Date; readonly except: SessieId },
): Promise<void> => endSsoSessiesAt(db, adminId, hoe)

/** Deletes what nobody can use any more and returns how many sessions it deleted. */
export async function sweepSessies(ctx: Context): Promise<number> {
  const now = ctx.now().getTime()
  const sessies = await deleteSessiesBefore(ctx.kysely, new Date(now - KEEP_MS))
  await deleteWijzigingenBefore(ctx.kysely, new Date(now - KEEP_CHANGES_MS))
  return sessies
}
