import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { TokenPair } from '@letterhaven/contracts/sessie'
import type { Context } from '../../kern/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Origin } from '../../platform/http.ts'
import { findToegang } from '../auth/toegang-van.service.ts'
import { endSessieById } from '../sessies/einde.service.ts'
import { startRefreshableSession } from '../sessies/sessies.service.ts'
import { burnCode, findUsedCode, insertCode, setCodeSessie } from './sso.queries.ts'

const CODE_MS = 60_000
const CODE_BYTES = 32

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** What the code of a sign-in is tied to. */
interface Gebonden {
  readonly userId: UserId
  readonly adminId: AdminId | null
  readonly aanbieder: string
  readonly codeChallenge: string
  /** The name that the browser gives itself. */
  readonly agent: string
}

/** Issues a one-time code for somebody who was recognised; it is valid for a minute. */
export async function issueCode(ctx: Context, wie: Gebonden): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  await insertCode(ctx.kysely, {
    code_hash: hashOf(code),
    login_id: wie.userId,
    admin_id: wie.adminId,
    aanbieder: wie.aanbieder,
    code_challenge: wie.codeChallenge,
    apparaat_hash: hashOf(wie.agent),
    tot: new Date(ctx.now().getTime() + CODE_MS),
  })
  return code
}

/** Returns whether the verifier belongs to the challenge with which the sign-in began (RFC 7636, S256). */
function isVerifier(verifier: string, challenge: string): boolean {
  const [made, asked] = [hashOf(verifier), Buffer.from(challenge, 'base64url')]
  return asked.length === made.length && timingSafeEqual(made, asked)
}

type Verbrand = NonNullable<Awaited<ReturnType<typeof burnCode>>>

const isRight = (
  code: Verbrand,
  { verifier, agent, now }: { verifier: string; agent: string; now: Date },
) =>
  code.tot > now &&
  isVerifier(verifier, code.code_challenge) &&
  timingSafeEqual(hashOf(agent), code.apparaat_hash)

/** Ends the session that came of a code when the code is used a second time: somebody else has seen it. */
async function endReused(ctx: Context, codeHash: Buffer): Promise<void> {
  const used = await findUsedCode(ctx.kysely, codeHash)
  if (!used) return
  ctx.security('sso_code_reuse', used.login_id)
  if (used.sessie_id) await endSessieById(ctx, used.login_id, used.sessie_id)
}

/**
 * Exchanges a code for the tokens: once, within its minute, for the tab and the browser that began. Any try uses it up, and
 * every failure looks the same (`sso_refused`).
 */
export async function exchangeCode(
  ctx: Context,
  { code, verifier }: { readonly code: string; readonly verifier: string },
  { agent }: Origin,
): Promise<TokenPair> {
  const codeHash = hashOf(code)
  // The row is locked until the session is stored in it, so that a second use at the same moment finds it there.
  const paar = await ctx.kysely.transaction().execute(async (db) => {
    const now = ctx.now()
    const burned = await burnCode(db, codeHash, now)
    if (!burned) return 'used'
    if (!isRight(burned, { verifier, agent, now })) return null
    const wie = await findToegang(db, burned.login_id, burned.admin_id)
    if (!wie) return null
    const { sessieId, ...tokens } = await startRefreshableSession(ctx, { ...wie, agent }, db)
    await setCodeSessie(db, codeHash, sessieId)
    return tokens
  })
  if (paar === 'used') await endReused(ctx, codeHash)
  if (paar === 'used' || !paar) {
    ctx.security('sso_refused')
    throw new ApiError('sso_refused')
  }
  return paar
}
