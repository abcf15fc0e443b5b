import { createHmac, randomUUID } from 'node:crypto'
import type { AdminId, SessieId } from '@letterhaven/contracts/ids'
import type { SessieSoort, TokenPair } from '@letterhaven/contracts/sessie'
import type { Caller, Context, Wie } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { createGather, type Gather } from '../../platform/gather.ts'
import { inLane } from '../../platform/lane.ts'
import type { TokenUse, VerifiedToken } from '../../platform/token.ts'
import { apparaatVan } from './apparaat.ts'
import type { Established } from './caller-memory.ts'
import { duurVan, laneVan } from './sessies.policy.ts'
import {
  endSessies,
  findBearer,
  listBearers,
  findRole,
  insertSessie,
  lockSessie,
  setGeneratie,
  setSessieAdmin,
  touchSessies,
} from './sessies.queries.ts'

/** How long the direct parent of a token may ask again: its answer was lost on the way, or many calls asked at once. */
const GRACE_MS = 10_000
/** The last use of a session is stored no more often than this. */
const TOUCH_MS = 60_000

type Bearer = NonNullable<Awaited<ReturnType<typeof findBearer>>>

export interface NewSession {
  readonly wie: Wie
  readonly ver: number
  readonly soort: SessieSoort
  /** The name that the browser gives itself. */
  readonly agent: string
  /** How long it lasts, in seconds; by default what its kind and role say. */
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

/** Returns the token of a new session for somebody whose right to it was just established. */
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

/** Returns both tokens of a new session that will be refreshed, and its id. */
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
  /** When it began; everything in the pair follows from this, so that asking twice gives the same pair. */
  readonly at: Date
}

/** Makes the part of a generation's token that only we can have written, even if somebody else had the signing key. */
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

/** Returns the moment at which an unused session ends, in ms since 1970. */
function eindeVan({ tot, stil_seconden, laatst_op }: Bearer): number {
  const stil = stil_seconden === null ? Infinity : laatst_op.getTime() + stil_seconden * 1000
  return Math.min(tot.getTime(), stil)
}

const isOver = (bearer: Bearer, now: Date): boolean =>
  bearer.beeindigd_op !== null || eindeVan(bearer) <= now.getTime()

/** Returns who the bearer is now; null when the login is gone, off, or was changed since. */
function callerOf(bearer: Bearer | undefined, ver: number, sessieId: SessieId): Caller | null {
  const role = bearer?.kantoor_role ?? bearer?.role
  if (!bearer?.actief || !role || bearer.ver !== ver) return null
  const adminId = bearer.kantoor_role ? null : bearer.admin_id
  const reikwijdte = bearer.is_gekoppeld && adminId !== null ? adminId : 'overal'
  return { userId: bearer.login_id, role, adminId, sessieId, reikwijdte, binnenDoor: null }
}

/** Looks sessions up: those of one moment together. */
export interface SessieVragen {
  readonly bearer: Gather<SessieId, Bearer | undefined>
  readonly touch: Gather<SessieId, void>
}

/** How long requests for sessions wait for each other, in ms. */
const SAMEN_MS = 5

/** Creates the lookups of sessions, for calls that may share a connection. */
export const createSessieVragen = (ctx: Context): SessieVragen => ({
  bearer: createGather(async (ids) => {
    const found = new Map((await listBearers(ctx.kysely, ids)).map((row) => [row.id, row]))
    return ids.map((id) => found.get(id))
  }, SAMEN_MS),
  touch: createGather(async (ids) => {
    await touchSessies(ctx.kysely, ids, ctx.now())
    return ids.map(() => undefined)
  }, SAMEN_MS),
})

/**
 * Looks up who the bearer of a token is now, and how long that answer holds if nothing changes: until the session ends, or
 * until its last use must be written again. Throws `token_invalid` when the login is gone, off, or was changed since, or when
 * the token names another admin than its session; `token_expired` when the session is over.
 */
export async function resolveCaller(
  ctx: Context,
  vragen: SessieVragen,
  token: string,
): Promise<Established> {
  const claims = ctx.tokens.verify(token)
  const sessieId = claims.sid as SessieId
  const bearer = await vragen.bearer(sessieId)
  const caller = callerOf(bearer, claims.ver, sessieId)
  if (!bearer || !caller || claims._id !== caller.userId || claims.adminId !== caller.adminId)
    throw new ApiError('token_invalid')
  const now = ctx.now()
  if (isOver(bearer, now)) throw new ApiError('token_expired')
  const isStale = now.getTime() - bearer.laatst_op.getTime() > TOUCH_MS
  if (isStale) await vragen.touch(sessieId)
  const used = isStale ? now.getTime() : bearer.laatst_op.getTime()
  return { caller, until: Math.min(used + TOUCH_MS, eindeVan(bearer)) }
}

/** Verifies either token of a session and returns its claims. */
function verifyEither(ctx: Context, token: string): VerifiedToken {
  try {
    return ctx.tokens.verify(token)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'token_invalid')
      return ctx.tokens.verify(token, 'refresh')
    throw error
  }
}

/**
 * Confirms that the session of a token still runs, for a page that stays open while nobody uses it. This does not count as use
 * of the session: one that is unused for too long ends all the same. Throws `token_invalid` or `token_expired` when it is over.
 */
export async function getSessie(ctx: Context, token: string): Promise<{ loopt: true }> {
  const claims = verifyEither(ctx, token)
  const sessieId = claims.sid as SessieId
  const bearer = await inLane(laneVan(claims.role), () => findBearer(ctx.kysely, sessieId))
  const caller = callerOf(bearer, claims.ver, sessieId)
  if (!bearer || claims._id !== caller?.userId) throw new ApiError('token_invalid')
  if (isOver(bearer, ctx.now())) throw new ApiError('token_expired')
  return { loopt: true }
}

/**
 * Returns the generation that follows a refresh token, or the one that its direct parent gets again; null when there is none.
 */
async function nextGeneration(
  ctx: Context,
  db: Db,
  { claims, sessieId }: { readonly claims: VerifiedToken; readonly sessieId: SessieId },
): Promise<Generation | null> {
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
    return { ...next, generatie, at: now }
  }
  const isParent = claims.refresh === held.generatie - 1
  if (isParent && now.getTime() - held.vernieuwd_op.getTime() <= GRACE_MS)
    return { ...next, generatie: held.generatie, at: held.vernieuwd_op }
  ctx.security('refresh_reuse', caller.userId)
  await endSessies(db, caller.userId, { now, bij: 'overal', only: sessieId })
  return null
}

/**
 * Returns new tokens for a refresh token. Only the newest generation works, and its direct parent for ten seconds more, which
 * gets the very same successor; anything older ends the whole session (`token_invalid`). It uses the connections of the role in
 * the token: a lesson goes on with it, whatever visitors do.
 */
export async function refreshSession(ctx: Context, refreshToken: string): Promise<TokenPair> {
  const claims = ctx.tokens.verify(refreshToken, 'refresh')
  const sessieId = claims.sid as SessieId
  const generation = await inLane(laneVan(claims.role), () =>
    ctx.kysely.transaction().execute((db) => nextGeneration(ctx, db, { claims, sessieId })),
  )
  if (!generation) throw new ApiError('token_invalid')
  return pairOf(ctx, generation)
}

/**
 * Returns whether this session may go on at another admin of the same person. It may not when it came with a school account
 * that an admin linked: what one admin says does not count for another.
 */
export const mayGoTo = ({ reikwijdte }: Caller, adminId: AdminId): boolean =>
  reikwijdte === 'overal' || reikwijdte === adminId

/** Moves the session to another admin of the same person, and returns a token that says so. */
export async function switchAdmin(
  ctx: Context,
  caller: Caller,
  adminId: AdminId,
): Promise<{ token: string }> {
  const role = await findRole(ctx.kysely, caller.userId, adminId)
  if (!role || !mayGoTo(caller, adminId)) throw notFound()
  await setSessieAdmin(ctx.kysely, caller.sessieId, adminId)
  return renewToken(ctx, { ...caller, role, adminId })
}

/** Returns a token for a session that goes on as it is, to the end that it had, after a change that ended the old one. */
export async function renewToken(
  ctx: Context,
  { userId, role, adminId, sessieId }: Wie & Pick<Caller, 'sessieId'>,
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
