import { createHmac, randomUUID } from 'node:crypto'
import type { AdminId, SessieId, UserId } from '@letterhaven/contracts/ids'
import type { EigenSessie, SessieSoort, TokenPair } from '@letterhaven/contracts/sessie'
import type { Caller, Context } from '../../context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { perDeel } from '../../platform/per-deel.ts'
import type { TokenUse } from '../../platform/token.ts'
import { apparaatVan } from './apparaat.ts'
import { duurVan } from './sessies.policy.ts'
import {
  endSessies,
  endSessiesVan,
  findBearer,
  findRole,
  insertSessie,
  isBoundElsewhere,
  listOpenSessies,
  lockSessie,
  deleteSessiesBefore,
  setGeneratie,
  setSessieAdmin,
  touchSessie,
} from './sessies.queries.ts'

/** The direct parent may ask again for so long: its answer was lost on the way, or many calls asked at once. */
const GRACE_MS = 10_000
/** A session's last use is written down no more often than this. */
const TOUCH_MS = 60_000
const KEEP_MS = 7 * 86_400_000

type Bearer = NonNullable<Awaited<ReturnType<typeof findBearer>>>
type Wie = Omit<Caller, 'sessieId'>

export interface NewSession {
  readonly wie: Wie
  readonly ver: number
  readonly soort: SessieSoort
  /** What the browser calls itself. */
  readonly agent: string
  /** How long it lasts in seconds; as its kind and role say where nothing else is said. */
  readonly seconds?: number
}

/** The database handle of the caller's transaction, or the pool's. */
type Db = Context['kysely']

async function openSession(
  ctx: Context,
  db: Db,
  session: NewSession,
): Promise<{ readonly sessieId: SessieId; readonly tot: Date }> {
  const { wie, soort, agent, seconds } = session
  const duur = duurVan(soort, wie.role)
  const sessieId = randomUUID() as string as SessieId
  const now = ctx.now()
  const tot = new Date(now.getTime() + (seconds ?? duur.sessie) * 1000)
  await insertSessie(db, {
    id: sessieId,
    login_id: wie.userId,
    admin_id: wie.adminId,
    soort,
    apparaat: apparaatVan(agent),
    begonnen_op: now,
    laatst_op: now,
    tot,
    stil_seconden: duur.stil,
    vernieuwd_op: soort === 'sso' ? now : null,
  })
  return { sessieId, tot }
}

const claimsOf = ({ userId, role, adminId }: Wie, ver: number, sid: SessieId) => ({
  _id: userId,
  role,
  adminId,
  ver,
  sid,
})

/** The token of a new session for somebody whose right to it was just established. */
export async function startSession(
  ctx: Context,
  session: NewSession,
  db: Db = ctx.kysely,
): Promise<{ token: string }> {
  const { sessieId } = await openSession(ctx, db, session)
  const seconds = session.seconds ?? duurVan(session.soort, session.wie.role).token
  const claims = claimsOf(session.wie, session.ver, sessieId)
  return { token: ctx.tokens.sign(claims, ctx.now(), seconds) }
}

/** Both tokens of a new session that will be refreshed, and its id. */
export async function startRefreshableSession(
  ctx: Context,
  session: Omit<NewSession, 'soort' | 'seconds'>,
  db: Db,
): Promise<TokenPair & { readonly sessieId: SessieId }> {
  const { sessieId, tot } = await openSession(ctx, db, { ...session, soort: 'sso' })
  const { wie, ver } = session
  return { sessieId, ...pairOf(ctx, { wie, ver, sessieId, tot, generatie: 0, at: ctx.now() }) }
}

interface Generation {
  readonly wie: Wie
  readonly ver: number
  readonly sessieId: SessieId
  readonly tot: Date
  readonly generatie: number
  /** When it came; everything in the pair follows from this, so that asking twice gives the same. */
  readonly at: Date
}

/** What only we can have written in a generation's token, were the signing key ever somebody else's too. */
function jtiOf(ctx: Context, token: `${TokenUse}:${SessieId}:${number}`): string {
  const hex = createHmac('sha256', ctx.geheimKey).update(token).digest('hex')
  return [8, 12, 16, 20, 32].map((to, i) => hex.slice([0, 8, 12, 16, 20][i], to)).join('-')
}

function pairOf(ctx: Context, generation: Generation): TokenPair {
  const { wie, ver, sessieId, tot, generatie, at } = generation
  const claims = claimsOf(wie, ver, sessieId)
  const left = Math.floor((tot.getTime() - at.getTime()) / 1000)
  const seconds = Math.min(left, duurVan('sso', wie.role).token)
  return {
    access_token: ctx.tokens.sign(claims, at, {
      seconds,
      identity: { jti: jtiOf(ctx, `access:${sessieId}:${generatie}`) },
    }),
    refresh_token: ctx.tokens.sign(claims, at, {
      seconds: left,
      identity: { jti: jtiOf(ctx, `refresh:${sessieId}:${generatie}`), refresh: generatie },
    }),
  }
}

function isOver({ tot, stil_seconden, laatst_op, beeindigd_op }: Bearer, now: Date): boolean {
  if (beeindigd_op || tot <= now) return true
  return stil_seconden !== null && laatst_op.getTime() + stil_seconden * 1000 <= now.getTime()
}

/** Who the bearer is now; null when the sign-in is gone, off, or was changed since. */
function callerOf(bearer: Bearer | undefined, ver: number, sessieId: SessieId): Caller | null {
  const role = bearer?.kantoor_role ?? bearer?.role
  if (!bearer?.actief || !role || bearer.ver !== ver) return null
  const adminId = bearer.kantoor_role ? null : bearer.admin_id
  return { userId: bearer.login_id, role, adminId, sessieId }
}

/**
 * Who a token's bearer is now. `token_invalid` when the sign-in is gone, off, or was changed since, or when
 * the token speaks of another admin than its session; `token_expired` when the session is over.
 */
export async function resolveCaller(ctx: Context, token: string): Promise<Caller> {
  const claims = ctx.tokens.verify(token)
  const sessieId = claims.sid as SessieId
  const bearer = await findBearer(ctx.kysely, sessieId)
  const caller = callerOf(bearer, claims.ver, sessieId)
  if (!bearer || !caller || claims._id !== caller.userId || claims.adminId !== caller.adminId)
    throw new ApiError('token_invalid')
  const now = ctx.now()
  if (isOver(bearer, now)) throw new ApiError('token_expired')
  if (now.getTime() - bearer.laatst_op.getTime() > TOUCH_MS)
    await touchSessie(ctx.kysely, sessieId, now)
  return caller
}

/**
 * New tokens for a refresh token. Of one generation only the newest works, and its direct parent for ten
 * seconds more, which gets the very same successor; anything older ends the whole session (`token_invalid`).
 */
export async function refreshSession(ctx: Context, refreshToken: string): Promise<TokenPair> {
  const claims = ctx.tokens.verify(refreshToken, 'refresh')
  const sessieId = claims.sid as SessieId
  const pair = await ctx.kysely.transaction().execute(async (db) => {
    const held = await lockSessie(db, sessieId)
    const bearer = await findBearer(db, sessieId)
    const caller = callerOf(bearer, claims.ver, sessieId)
    const now = ctx.now()
    const isOurs =
      claims.jti === jtiOf(ctx, `refresh:${sessieId}:${Number(claims.refresh)}`) &&
      claims._id === bearer?.login_id
    if (!held?.vernieuwd_op || !bearer || !caller || !isOurs) return null
    if (isOver(bearer, now)) throw new ApiError('token_expired')
    const next = { wie: caller, ver: claims.ver, sessieId, tot: bearer.tot }
    if (claims.refresh === held.generatie) {
      const generatie = held.generatie + 1
      await setGeneratie(db, sessieId, { generatie, now })
      return pairOf(ctx, { ...next, generatie, at: now })
    }
    const isParent = claims.refresh === held.generatie - 1
    if (isParent && now.getTime() - held.vernieuwd_op.getTime() <= GRACE_MS)
      return pairOf(ctx, { ...next, generatie: held.generatie, at: held.vernieuwd_op })
    ctx.security('refresh_reuse', caller.userId)
    await endSessies(db, caller.userId, { now, only: sessieId })
    return null
  })
  if (!pair) throw new ApiError('token_invalid')
  return pair
}

/** The sessions of the caller itself that run; anybody else's do not exist for them. */
export async function listSessies(
  ctx: Context,
  caller: Caller,
  userId: UserId,
): Promise<{ sessies: EigenSessie[] }> {
  if (userId !== caller.userId) throw notFound()
  const rows = await listOpenSessies(ctx.kysely, userId, ctx.now())
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

/** May the caller end this person's sessions: its own, or as an admin those of its own people? */
async function requireMayEnd(ctx: Context, caller: Caller, userId: UserId): Promise<void> {
  if (userId === caller.userId) return
  const isBeheer = ['schooladmin', 'rtadmin', 'thuisadmin'].includes(caller.role)
  const role =
    isBeheer && caller.adminId ? await findRole(ctx.kysely, userId, caller.adminId) : undefined
  if (!role) throw notFound()
}

/** Ends all sessions of a person, for one's own account the one that asks excepted. */
export async function endAllSessies(
  ctx: Context,
  caller: Caller,
  userId: UserId,
): Promise<{ beeindigd: number }> {
  await requireMayEnd(ctx, caller, userId)
  const except = userId === caller.userId ? { except: caller.sessieId } : {}
  return { beeindigd: await endSessies(ctx.kysely, userId, { now: ctx.now(), ...except }) }
}

/** Ends one session of the caller itself; signing out is ending the one that asks. */
export async function endSessie(
  ctx: Context,
  caller: Caller,
  { userId, sessieId }: { readonly userId: UserId; readonly sessieId: SessieId },
): Promise<{ beeindigd: number }> {
  if (userId !== caller.userId) throw notFound()
  const beeindigd = await endSessies(ctx.kysely, userId, { now: ctx.now(), only: sessieId })
  if (beeindigd === 0) throw notFound()
  return { beeindigd }
}

/** Ends a session because of what was seen of it: a thing that works once came twice. */
export async function endSessieById(
  ctx: Context,
  userId: UserId,
  sessieId: SessieId,
): Promise<void> {
  await endSessies(ctx.kysely, userId, { now: ctx.now(), only: sessieId })
}

/**
 * May this session go on at another admin of the same person? Not where it came by a school account that an
 * admin linked: the word of one says nothing for another.
 */
export const mayGoTo = async (
  ctx: Context,
  { sessieId }: Caller,
  adminId: AdminId,
): Promise<boolean> => !(await isBoundElsewhere(ctx.kysely, sessieId, adminId))

/** Another admin of the same person: the session goes on there, with a token that says so. */
export async function switchAdmin(
  ctx: Context,
  caller: Caller,
  adminId: AdminId,
): Promise<{ token: string }> {
  const role = await findRole(ctx.kysely, caller.userId, adminId)
  if (!role || !(await mayGoTo(ctx, caller, adminId))) throw notFound()
  await setSessieAdmin(ctx.kysely, caller.sessieId, adminId)
  return renewToken(ctx, { ...caller, role, adminId })
}

/** A token for a session that goes on as it is, to the end that it had: after a change that ended the old one. */
export async function renewToken(
  ctx: Context,
  { userId, role, adminId, sessieId }: Caller,
  db: Db = ctx.kysely,
): Promise<{ token: string }> {
  const bearer = await findBearer(db, sessieId)
  if (!bearer) throw notFound()
  const now = ctx.now()
  const left = Math.floor((bearer.tot.getTime() - now.getTime()) / 1000)
  const seconds = Math.min(left, duurVan(bearer.soort, role).token)
  const claims = claimsOf({ userId, role, adminId }, bearer.ver, sessieId)
  return { token: ctx.tokens.sign(claims, now, seconds) }
}

/** Ends every session of a sign-in and everything that was begun with it: after a change of its secrets. */
export async function endEverySession(
  db: Db,
  userId: UserId,
  { now, except }: { readonly now: Date; readonly except?: SessieId },
): Promise<void> {
  await endSessies(db, userId, { now, ...(except ? { except } : {}) })
}

/** Ends the sessions of somebody in one admin: what it may do there is another now. */
export async function endSessionsAt(
  db: Db,
  userId: UserId,
  { adminId, now }: { readonly adminId: AdminId; readonly now: Date },
): Promise<void> {
  await endSessies(db, userId, { now, adminId })
}

/** The same for many at once. */
export const endSessionsOfMany = (
  db: Db,
  userIds: readonly UserId[],
  waar: { readonly adminId: AdminId; readonly now: Date },
): Promise<void> => perDeel(userIds, (deel) => endSessiesVan(db, deel, waar))

/** Ends the sessions that came by a school account: one of them is no longer this person's. */
export async function endSchoolaccountSessies(db: Db, userId: UserId, now: Date): Promise<void> {
  await endSessies(db, userId, { now, soort: 'sso' })
}

/** Takes away what nobody can use any more; answers how many sessions. */
export const sweepSessies = (ctx: Context): Promise<number> =>
  deleteSessiesBefore(ctx.kysely, new Date(ctx.now().getTime() - KEEP_MS))
