import type { UserId } from '@letterhaven/contracts/ids'
import type { EigenTweedeFactor } from '@letterhaven/contracts/mijn-account'
import type { Caller, Context } from '../../kern/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { sealFor } from '../../kern/geheimen/geheimen.service.ts'
import { clearTries, requireTry } from '../../kern/remmen/remmen.service.ts'
import { listPasskeys } from './passkeys.queries.ts'
import { newTotpSecret, totpUri } from './totp.ts'
import { deleteTotp, findFactoren } from './tweede-factor.queries.ts'
import { isFactorVerplicht } from './verplicht.service.ts'
import { confirmTotp, dropLooseCodes, newCodes } from './tweede-factor.service.ts'
import {
  burnChallenge,
  createUitdaging,
  takeOwnChallenge,
} from '../../kern/uitdagingen/uitdagingen.service.ts'
import {
  findSelf,
  requireGrownUp,
  requirePassword,
  requireWholeSelf,
  type Login,
} from '../../kern/bevestiging/bevestiging.service.ts'

/**
 * Returns the second step of the caller's own login, as its page shows it. A session that came in because one admin said so is
 * refused, for the second step opens all admins.
 */
export function getTweedeFactor(
  ctx: Context,
  caller: Caller,
  userId: UserId,
): Promise<EigenTweedeFactor> {
  requireWholeSelf(caller, userId)
  return readTweedeFactor(ctx, userId)
}

/** Returns the second step of a login whose person confirmed who they are. */
export async function readTweedeFactor(ctx: Context, userId: UserId): Promise<EigenTweedeFactor> {
  const login = await findSelf(ctx, userId)
  const { totp, herstelcodes } = await findFactoren(ctx.kysely, userId)
  const passkeys = await listPasskeys(ctx.kysely, userId)
  return {
    verplicht: await isFactorVerplicht(ctx, login),
    metWachtwoord: login.wachtwoord_hash !== null,
    totp: Boolean(totp),
    herstelcodes: herstelcodes ?? 0,
    passkeys: passkeys.map(({ id, naam, created_at, laatst_op }) => ({
      id,
      naam,
      gemaaktOp: created_at.toISOString(),
      laatstOp: laatst_op?.toISOString() ?? null,
    })),
  }
}

interface Bevestigd {
  readonly userId: UserId
  readonly wachtwoord: string
}

/** Returns the caller's own login after its password was typed again. */
export function confirmed(
  ctx: Context,
  caller: Caller,
  { userId, wachtwoord }: Bevestigd,
): Promise<Login> {
  requireGrownUp(caller, userId)
  return requirePassword(ctx, caller, { veld: 'wachtwoord', getypt: wachtwoord })
}

/** Offers an app a new secret; the one in use stays so until `setTotp`. */
export async function beginTotp(
  ctx: Context,
  caller: Caller,
  bevestigd: Bevestigd,
): Promise<{ uitdaging: string; geheim: string; uri: string }> {
  const { ver, gebruikersnaam } = await confirmed(ctx, caller, bevestigd)
  const { userId, sessieId } = caller
  const geheim = newTotpSecret()
  const nieuwGeheim = sealFor(ctx, ['uitdaging', userId], geheim).toString('base64')
  const uitdaging = await createUitdaging(ctx, {
    userId,
    ver,
    stap: 'instellen',
    soort: 'wachtwoord',
    gegevens: { sessieId, nieuwGeheim },
  })
  return { uitdaging, geheim, uri: totpUri(geheim, gebruikersnaam) }
}

/** Stores the secret once the app has shown that it knows it: it replaces an older one, with new recovery codes. */
export async function setTotp(
  ctx: Context,
  caller: Caller,
  { userId, uitdaging, code }: { userId: UserId; uitdaging: string; code: string },
): Promise<{ herstelcodes: string[] }> {
  requireGrownUp(caller, userId)
  const eigen = await takeOwnChallenge(ctx, uitdaging, caller)
  await requireTry(ctx, 'factor', userId)
  const herstelcodes = await confirmTotp(ctx, eigen, code)
  await clearTries(ctx, 'factor', userId)
  await burnChallenge(ctx, uitdaging)
  return { herstelcodes }
}

/** Throws `factor_nodig` when the last factor of somebody who must have one would be removed. */
export async function requireOtherFactor(
  ctx: Context,
  login: Login,
  weg: { readonly totp?: boolean; readonly passkey?: string },
): Promise<void> {
  const { totp } = await findFactoren(ctx.kysely, login.id)
  const passkeys = await listPasskeys(ctx.kysely, login.id)
  const blijft = (totp && !weg.totp) || passkeys.some(({ id }) => id !== weg.passkey)
  if (!blijft && (await isFactorVerplicht(ctx, login))) throw new ApiError('factor_nodig')
}

/** Removes the app as a second step. */
export async function removeTotp(
  ctx: Context,
  caller: Caller,
  bevestigd: Bevestigd,
): Promise<EigenTweedeFactor> {
  const login = await confirmed(ctx, caller, bevestigd)
  await requireOtherFactor(ctx, login, { totp: true })
  await deleteTotp(ctx.kysely, login.id)
  await dropLooseCodes(ctx, login.id)
  return readTweedeFactor(ctx, login.id)
}

/** Makes new recovery codes; the earlier ones stop working. Throws `not_found` when there is nothing to recover. */
export async function renewHerstelcodes(
  ctx: Context,
  caller: Caller,
  bevestigd: Bevestigd,
): Promise<{ herstelcodes: string[] }> {
  const login = await confirmed(ctx, caller, bevestigd)
  const { totp, passkey } = await findFactoren(ctx.kysely, login.id)
  if (!totp && !passkey) throw new ApiError('not_found')
  return { herstelcodes: await newCodes(ctx.kysely, login.id) }
}
