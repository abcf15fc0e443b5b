import {
  deurVan,
  type Auth,
  type AuthAntwoord,
  type CodeSignIn,
  type Deur,
  type GastSignIn,
  type KaartSignIn,
  type KeuzeSignIn,
  type LeerlingSignIn,
  type PasskeySignIn,
  type SignIn,
} from '@letterhaven/contracts/aanmelden'
import type { Account } from '@letterhaven/contracts/admin'
import type { UserId } from '@letterhaven/contracts/ids'
import { volledigeNaam } from '@letterhaven/domain/naam'
import type { Caller, Context } from '../../kern/context.ts'
import type { Origin } from '../../platform/http.ts'
import { refuseEvenly } from '../../platform/even-time.ts'
import { withScope } from '../../platform/scope.ts'
import { notFound } from '../../platform/errors.ts'
import type { GastenService } from '../gasten/gasten.service.ts'
import { openMetGeheim, openMetKaart } from '../leerling-inloggen/leerling-inloggen.service.ts'
import { clearTries, createFloodGate, requireTry } from '../../kern/remmen/remmen.service.ts'
import { checkPasskey } from '../tweede-factor/passkeys.service.ts'
import { checkCode, confirmTotp } from '../tweede-factor/tweede-factor.service.ts'
import { burnChallenge, takeChallenge } from '../../kern/uitdagingen/uitdagingen.service.ts'
import { findNaam, getAdmin, getLogin } from './auth.queries.ts'
import { signInByName } from './op-naam.service.ts'
import { choose, enterChosen } from './toelaten.service.ts'

/** Completes sign-in with a code. A code for a factor that was just set up also returns its recovery codes. */
async function signInByCode(
  ctx: Context,
  { uitdaging, code }: CodeSignIn,
  { agent }: Origin,
): Promise<AuthAntwoord> {
  const wie = await takeChallenge(ctx, uitdaging, ['tweede_factor', 'instellen'])
  await requireTry(ctx, 'factor', wie.userId)
  const herstelcodes = wie.stap === 'instellen' ? await confirmTotp(ctx, wie, code) : null
  if (wie.stap === 'tweede_factor') await checkCode(ctx, wie.userId, code)
  await clearTries(ctx, 'factor', wie.userId)
  await burnChallenge(ctx, uitdaging)
  const antwoord = await choose(ctx, { ...wie, agent })
  return herstelcodes && 'token' in antwoord ? { ...antwoord, herstelcodes } : antwoord
}

async function signInByPasskey(
  ctx: Context,
  { uitdaging, passkey }: PasskeySignIn,
  origin: Origin,
): Promise<AuthAntwoord> {
  const wie = await takeChallenge(ctx, uitdaging, ['tweede_factor'])
  await requireTry(ctx, 'factor', wie.userId)
  await checkPasskey(ctx, { uitdaging: wie, antwoord: passkey, origin })
  await clearTries(ctx, 'factor', wie.userId)
  await burnChallenge(ctx, uitdaging)
  return choose(ctx, { ...wie, agent: origin.agent })
}

async function signInByChoice(
  ctx: Context,
  { uitdaging, adminId }: KeuzeSignIn,
  { agent }: Origin,
): Promise<AuthAntwoord> {
  const wie = await takeChallenge(ctx, uitdaging, ['kies'])
  const antwoord = await enterChosen(ctx, { ...wie, agent }, adminId)
  await burnChallenge(ctx, uitdaging)
  return antwoord
}

/** The longest that looking somebody up takes; a slow hash takes longer, and does so for everybody. */
const REFUSAL_MS = 25

/** The single entry point for every way of signing in. A refusal never reveals what was wrong, not even by its timing. */
export type Aanmelden = (body: Auth, origin: Origin) => Promise<AuthAntwoord>

export function createDoor(ctx: Context, gasten: GastenService): Aanmelden {
  const requireNoFlood = createFloodGate(ctx.now)
  const wegen: Record<Deur, Aanmelden> = {
    demo: (body, origin) => gasten.start(body as GastSignIn, origin),
    qr: (body, origin) => openMetKaart(ctx, body as KaartSignIn, origin),
    schoolcode: (body, origin) => openMetGeheim(ctx, body as LeerlingSignIn, origin),
    passkey: (body, origin) => signInByPasskey(ctx, body as PasskeySignIn, origin),
    code: (body, origin) => signInByCode(ctx, body as CodeSignIn, origin),
    adminId: (body, origin) => signInByChoice(ctx, body as KeuzeSignIn, origin),
    wachtwoord: (body, origin) => signInByName(ctx, body as SignIn, origin),
  }
  return async (body, origin) => {
    requireNoFlood(origin.address)
    return refuseEvenly(REFUSAL_MS, () => wegen[deurVan(body)](body, origin))
  }
}

/** Returns the caller's own account; any other account does not exist for them. */
export async function getAccount(ctx: Context, caller: Caller, userId: UserId): Promise<Account> {
  if (userId !== caller.userId) throw notFound()
  const { role, adminId } = caller
  const { gebruikersnaam } = await getLogin(ctx.kysely, userId)
  const wie = { id: userId, role, gebruikersnaam }
  if (!adminId) return { ...wie, naam: role === 'office' ? 'Kantoor' : 'Beheer', admin: null }
  return withScope(ctx.kysely, adminId, async (scope) => {
    const naam = await findNaam(scope, userId)
    if (!naam) throw notFound()
    return { ...wie, naam: volledigeNaam(naam), admin: await getAdmin(scope) }
  })
}
