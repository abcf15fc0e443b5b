import type { TweedeFactorSoort } from '@letterhaven/contracts/aanmelden'
import type { UserId } from '@letterhaven/contracts/ids'
import type { Context } from '../../kern/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { openFor, sealFor } from '../../kern/geheimen/geheimen.service.ts'
import {
  takeChallenge,
  rememberInChallenge,
  type Uitdaging,
} from '../../kern/uitdagingen/uitdagingen.service.ts'
import {
  deleteLooseCodes,
  findFactoren,
  findTotp,
  putTotp,
  replaceHerstelcodes,
  takeHerstelcode,
  takeStap,
} from './tweede-factor.queries.ts'
import { hashHerstelcode, newHerstelcodes, newTotpSecret, stapVan, totpUri } from './totp.ts'

/** Lists the second steps that a login can take; empty when none was set up. */
export async function listFactoren(ctx: Context, userId: UserId): Promise<TweedeFactorSoort[]> {
  const { totp, passkey, herstelcodes } = await findFactoren(ctx.kysely, userId)
  const soorten: TweedeFactorSoort[] = []
  if (passkey) soorten.push('passkey')
  if (totp) soorten.push('totp')
  if (soorten.length > 0 && (herstelcodes ?? 0) > 0) soorten.push('herstelcode')
  return soorten
}

function refused(ctx: Context, userId: UserId): ApiError {
  ctx.security('factor_refused', userId)
  return new ApiError('code_refused')
}

const IS_TOTP = /^\d{6}$/
const withoutSpaces = (code: string): string => code.replaceAll(/\s/g, '')

/** Checks a code of the app, or a recovery code; either works once. Throws `code_refused` otherwise. */
export async function checkCode(ctx: Context, userId: UserId, typed: string): Promise<void> {
  const code = withoutSpaces(typed)
  const isRight = IS_TOTP.test(code)
    ? await isTotpCode(ctx, userId, code)
    : await takeHerstelcode(ctx.kysely, {
        loginId: userId,
        hash: hashHerstelcode(code),
        now: ctx.now(),
      })
  if (!isRight) throw refused(ctx, userId)
}

async function isTotpCode(ctx: Context, userId: UserId, code: string): Promise<boolean> {
  const totp = await findTotp(ctx.kysely, userId)
  const secret = totp && openFor(ctx, ['totp', userId], totp.geheim)
  const stap = secret ? stapVan(secret, code, ctx.now()) : null
  return stap !== null && takeStap(ctx.kysely, userId, stap)
}

/** Offers an app a new secret, for somebody in the middle of a sign-in who has no second step yet. */
export async function offerTotp(
  ctx: Context,
  token: string,
): Promise<{ geheim: string; uri: string }> {
  const { userId, gebruikersnaam, gegevens } = await takeChallenge(ctx, token, ['instellen'])
  const geheim = newTotpSecret()
  const nieuwGeheim = sealFor(ctx, ['uitdaging', userId], geheim).toString('base64')
  await rememberInChallenge(ctx, token, { ...gegevens, nieuwGeheim })
  return { geheim, uri: totpUri(geheim, gebruikersnaam) }
}

/** Stores the offered secret once the app shows a right code for it. Returns new recovery codes. */
export async function confirmTotp(
  ctx: Context,
  { userId, gegevens: { nieuwGeheim } }: Uitdaging,
  typed: string,
): Promise<string[]> {
  const geheim =
    nieuwGeheim && openFor(ctx, ['uitdaging', userId], Buffer.from(nieuwGeheim, 'base64'))
  const stap = geheim ? stapVan(geheim, withoutSpaces(typed), ctx.now()) : null
  if (!geheim || stap === null) throw refused(ctx, userId)
  return ctx.kysely.transaction().execute(async (db) => {
    await putTotp(db, {
      login_id: userId,
      geheim: sealFor(ctx, ['totp', userId], geheim),
      laatste_stap: stap,
    })
    return newCodes(db, userId)
  })
}

/** Makes recovery codes in place of all older ones; only their hashes are stored. */
export async function newCodes(db: Context['kysely'], userId: UserId): Promise<string[]> {
  const codes = newHerstelcodes()
  await replaceHerstelcodes(db, userId, codes.map(hashHerstelcode))
  return codes
}

/** Deletes the recovery codes of a login that has no factor left. */
export const dropLooseCodes = (ctx: Context, userId: UserId): Promise<void> =>
  deleteLooseCodes(ctx.kysely, userId)

/** Gives a login a secret that its owner already knows: the one of the demonstration. */
export const giveTotp = (
  ctx: Pick<Context, 'kysely' | 'geheimKey'>,
  userId: UserId,
  geheim: string,
): Promise<void> =>
  putTotp(ctx.kysely, {
    login_id: userId,
    geheim: sealFor(ctx, ['totp', userId], geheim),
    laatste_stap: 0,
  })
