import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import type { SsoFout, SsoStart } from '@letterhaven/contracts/sso'
import type { Caller, Context } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import type { Origin } from '../../platform/http.ts'
import { openFor, sealFor } from '../../kern/geheimen/geheimen.service.ts'
import {
  SsoWeigering,
  type Aanbieder,
  type Terugkeer,
  type VindAanbieder,
} from './aanbieders/aanbieder.ts'
import { findEigenaar, chooseAdmin, askKoppeling } from './koppelingen.service.ts'
import { issueCode } from './sso-code.service.ts'
import { deleteSsoBefore, insertAanvraag, takeAanvraag } from './sso.queries.ts'

const AANVRAAG_MS = 10 * 60_000
const DAY_MS = 86_400_000
const STATE_BYTES = 32
/** The page that fetches the tokens, and that says what went wrong. */
const PAGINA = '/app/auth/login-sso'

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** What is sealed between leaving and coming back. */
const GegevensSchema = z.strictObject({
  callbackUrl: z.string(),
  terug: z.nullable(z.string()),
  onthouden: z.record(z.string(), z.string()),
})
type Gegevens = z.infer<typeof GegevensSchema>

const metFout = (fout: SsoFout): string => `${PAGINA}?fout=${fout}`

/** Stores a sign-in. The state is the key of the row and seals its content: the table alone opens nothing. */
async function save(
  ctx: Context,
  { aanbieder, state, codeChallenge }: Record<'aanbieder' | 'state' | 'codeChallenge', string>,
  gegevens: Gegevens,
): Promise<void> {
  await insertAanvraag(ctx.kysely, {
    state_hash: hashOf(state),
    aanbieder,
    code_challenge: codeChallenge,
    gegevens: sealFor(ctx, ['sso', state], JSON.stringify(gegevens)),
    tot: new Date(ctx.now().getTime() + AANVRAAG_MS),
  })
}

/**
 * Returns where the browser goes to sign in with a school account; back to the sign-in page when the provider does not respond.
 */
export async function startSso(
  ctx: Context,
  find: VindAanbieder,
  { query, origin }: { readonly query: SsoStart; readonly origin: Origin },
): Promise<string> {
  const aanbieder = find(query.provider, origin.base)
  if (!aanbieder) throw new ApiError('sso_refused')
  const state = randomBytes(STATE_BYTES).toString('base64url')
  const callbackUrl = `${origin.base}/api/auth/sso/callback/${aanbieder.id}`
  try {
    const { url, onthouden } = await aanbieder.begin({ state, callbackUrl })
    const gegevens = { callbackUrl, terug: query.return ?? null, onthouden }
    await save(
      ctx,
      { aanbieder: aanbieder.id, state, codeChallenge: query.code_challenge },
      gegevens,
    )
    return url
  } catch {
    ctx.security('sso_unreachable')
    return metFout('stoort')
  }
}

/** Takes the sign-in of a state out of the table; null for one that is unknown, expired, used or another provider's. */
async function claimAanvraag(ctx: Context, state: string, aanbieder: string) {
  const rij = await takeAanvraag(ctx.kysely, hashOf(state))
  if (!rij || rij.aanbieder !== aanbieder || rij.tot <= ctx.now()) return null
  const tekst = openFor(ctx, ['sso', state], rij.gegevens)
  if (tekst === null) return null
  const gegevens = z.parse(GegevensSchema, JSON.parse(tekst))
  return { ...gegevens, codeChallenge: rij.code_challenge }
}

interface Terug {
  readonly aanbieder: string
  readonly state: string
  readonly velden: Terugkeer['velden']
  readonly origin: Origin
}

/** Returns what the provider refused; every other failure has one word. */
function foutVan(error: unknown, velden: Terugkeer['velden']): SsoFout {
  if (error instanceof SsoWeigering) return error.fout
  return velden['error'] === 'access_denied' ? 'afgebroken' : 'geweigerd'
}

async function turnBack(
  ctx: Context,
  aanbieder: Aanbieder,
  { state, velden, origin }: Terug,
): Promise<string> {
  const aanvraag = await claimAanvraag(ctx, state, aanbieder.id)
  if (!aanvraag) throw new SsoWeigering('verlopen')
  const { callbackUrl, onthouden, codeChallenge, terug } = aanvraag
  const account = await aanbieder.read({ state, callbackUrl, onthouden, velden })
  const eigenaar = await findEigenaar(ctx, aanbieder.id, account)
  if (!eigenaar) return askKoppeling(ctx, aanbieder.id, account)
  const { schoolnummer } = account
  const adminId = await chooseAdmin(ctx, eigenaar, { aanbieder: aanbieder.id, schoolnummer })
  const code = await issueCode(ctx, {
    userId: eigenaar.userId,
    adminId,
    codeChallenge,
    aanbieder: aanbieder.id,
    agent: origin.agent,
  })
  const vraag = new URLSearchParams({ auth_code: code, ...(terug ? { return: terug } : {}) })
  return `${PAGINA}?${vraag}`
}

/** Returns where the browser goes once it is back: on with a one-time code, or to a page that says what went wrong. */
export async function finishSso(ctx: Context, find: VindAanbieder, terug: Terug): Promise<string> {
  const aanbieder = find(terug.aanbieder, terug.origin.base)
  if (!aanbieder) throw notFound()
  try {
    return await turnBack(ctx, aanbieder, terug)
  } catch (error) {
    ctx.security('sso_refused')
    return metFout(foutVan(error, terug.velden))
  }
}

/** Returns who the bearer of an access token is, with the expiry from the token itself. */
export function readSsoUser(ctx: Context, caller: Caller, bearer: string): SessieUser {
  const { exp } = ctx.tokens.verify(bearer)
  return { _id: caller.userId, role: caller.role, adminId: caller.adminId, exp }
}

/** Deletes what nobody can use any more. Used codes stay a day: a second use must be noticed. */
export async function sweepSso(ctx: Context): Promise<void> {
  const now = ctx.now()
  await deleteSsoBefore(ctx.kysely, { aanvragen: now, codes: new Date(now.getTime() - DAY_MS) })
}
