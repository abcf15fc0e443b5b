import { createHash, randomBytes } from 'node:crypto'
import type { UserId } from '@letterhaven/contracts/ids'
import type { SessieSoort } from '@letterhaven/contracts/sessie'
import type { Caller, Context } from '../context.ts'
import { ApiError } from '../../platform/errors.ts'
import {
  deleteUitdaging,
  deleteUitdagingenBefore,
  insertUitdaging,
  setUitdagingGegevens,
  takeUitdaging,
  type Stap,
  type StapGegevens,
} from './uitdagingen.queries.ts'

/** Long enough to find one's phone and to scan a picture with it. */
const LIFE_MS = 10 * 60_000
/** After this many tries a challenge is over; the person signs in again, under the brake. */
const MAX_TRIES = 8
const TOKEN_BYTES = 32

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Somebody who is half way through signing in. */
export interface Uitdaging {
  readonly token: string
  readonly userId: UserId
  readonly gebruikersnaam: string
  readonly stap: Stap
  readonly soort: SessieSoort
  readonly ver: number
  readonly gegevens: StapGegevens
}

/** Makes a challenge for somebody whose first factor was right; returns its token. */
export async function createUitdaging(
  ctx: Context,
  uitdaging: Pick<Uitdaging, 'userId' | 'stap' | 'soort' | 'ver'> & {
    readonly gegevens?: StapGegevens
  },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await insertUitdaging(ctx.kysely, {
    token_hash: hashOf(token),
    login_id: uitdaging.userId,
    stap: uitdaging.stap,
    soort: uitdaging.soort,
    ver: uitdaging.ver,
    gegevens: uitdaging.gegevens ?? {},
    tot: new Date(ctx.now().getTime() + LIFE_MS),
  })
  return token
}

async function takeToken(ctx: Context, token: string): Promise<Uitdaging> {
  const rij = await takeUitdaging(ctx.kysely, hashOf(token), {
    now: ctx.now(),
    pogingen: MAX_TRIES,
  })
  if (!rij) throw new ApiError('uitdaging_expired')
  const { login_id, gebruikersnaam, stap, soort, ver, gegevens } = rij
  return { token, userId: login_id, gebruikersnaam, stap, soort, ver, gegevens }
}

/** Takes one try from the challenge of a token, at one of the named steps; throws `uitdaging_expired` otherwise. */
export async function takeChallenge(
  ctx: Context,
  token: string,
  stappen: readonly Stap[],
): Promise<Uitdaging> {
  const uitdaging = await takeToken(ctx, token)
  // A challenge that somebody began in their own session cannot be used to sign in.
  if (uitdaging.gegevens.sessieId || !stappen.includes(uitdaging.stap))
    throw new ApiError('uitdaging_expired')
  return uitdaging
}

/** Takes one try from a challenge that the caller began in this very session; throws `uitdaging_expired` for any other. */
export async function takeOwnChallenge(
  ctx: Context,
  token: string,
  { userId, sessieId }: Pick<Caller, 'userId' | 'sessieId'>,
): Promise<Uitdaging> {
  const uitdaging = await takeToken(ctx, token)
  if (uitdaging.userId !== userId || uitdaging.gegevens.sessieId !== sessieId)
    throw new ApiError('uitdaging_expired')
  return uitdaging
}

/** Keeps something for the next call of the same step. */
export const rememberInChallenge = (
  ctx: Context,
  token: string,
  gegevens: StapGegevens,
): Promise<void> => setUitdagingGegevens(ctx.kysely, hashOf(token), gegevens)

/** Uses a challenge up; throws `uitdaging_expired` when another call did so first. */
export async function burnChallenge(ctx: Context, token: string): Promise<void> {
  if (!(await deleteUitdaging(ctx.kysely, hashOf(token)))) throw new ApiError('uitdaging_expired')
}

export const sweepUitdagingen = (ctx: Context): Promise<void> =>
  deleteUitdagingenBefore(ctx.kysely, ctx.now())
