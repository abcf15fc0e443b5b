import type { UserId } from '@letterhaven/contracts/ids'
import type { EigenTweedeFactor, PasskeyToevoegen } from '@letterhaven/contracts/mijn-account'
import type { Caller, Context } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import type { Origin } from '../../platform/http.ts'
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  renamePasskey as putNaam,
} from './passkeys.queries.ts'
import { checkNewPasskey, creationOptions } from './passkey-maken.service.ts'
import { dropLooseCodes, newCodes } from './tweede-factor.service.ts'
import { findFactoren } from './tweede-factor.queries.ts'
import {
  burnChallenge,
  createUitdaging,
  takeOwnChallenge,
} from '../../kern/uitdagingen/uitdagingen.service.ts'
import { requireGrownUp, requireWholeSelf } from '../../kern/bevestiging/bevestiging.service.ts'
import { confirmed, readTweedeFactor, requireOtherFactor } from './eigen-factoren.service.ts'

interface Bevestigd {
  readonly userId: UserId
  readonly wachtwoord: string
}

/** Returns what the browser needs to make a passkey for this host. */
export async function beginPasskey(
  ctx: Context,
  { caller, origin }: { readonly caller: Caller; readonly origin: Origin },
  bevestigd: Bevestigd,
) {
  const { ver, gebruikersnaam } = await confirmed(ctx, caller, bevestigd)
  const { userId, sessieId } = caller
  const opties = await creationOptions(ctx, { userId, gebruikersnaam, host: origin.host })
  const uitdaging = await createUitdaging(ctx, {
    userId,
    ver,
    stap: 'instellen',
    soort: 'wachtwoord',
    gegevens: { sessieId, passkeyVraag: opties.challenge },
  })
  return { uitdaging, opties }
}

/** Stores a passkey that the browser made; also returns recovery codes when there were none. */
export async function addPasskey(
  ctx: Context,
  { caller, origin }: { readonly caller: Caller; readonly origin: Origin },
  { userId, uitdaging, naam, passkey }: PasskeyToevoegen & { readonly userId: UserId },
): Promise<{ herstelcodes: string[] }> {
  requireGrownUp(caller, userId)
  const eigen = await takeOwnChallenge(ctx, uitdaging, caller)
  const nieuw = await checkNewPasskey(eigen, passkey, origin)
  await burnChallenge(ctx, uitdaging)
  return ctx.kysely.transaction().execute(async (db) => {
    const isNieuw = await insertPasskey(db, { ...nieuw, login_id: userId, naam })
    if (!isNieuw) throw new ApiError('passkey_refused')
    const { herstelcodes } = await findFactoren(db, userId)
    return { herstelcodes: (herstelcodes ?? 0) > 0 ? [] : await newCodes(db, userId) }
  })
}

/** Renames one of the caller's own passkeys. */
export async function renamePasskey(
  ctx: Context,
  caller: Caller,
  { userId, passkeyId, naam }: { userId: UserId; passkeyId: string; naam: string },
): Promise<EigenTweedeFactor> {
  requireWholeSelf(caller, userId)
  if (!(await putNaam(ctx.kysely, { loginId: userId, id: passkeyId, naam }))) throw notFound()
  return readTweedeFactor(ctx, userId)
}

/** Removes one of the caller's own passkeys. */
export async function removePasskey(
  ctx: Context,
  caller: Caller,
  { passkeyId, ...bevestigd }: Bevestigd & { readonly passkeyId: string },
): Promise<EigenTweedeFactor> {
  const { userId } = bevestigd
  requireGrownUp(caller, userId)
  if (!(await findPasskey(ctx.kysely, userId, passkeyId))) throw notFound()
  const login = await confirmed(ctx, caller, bevestigd)
  await requireOtherFactor(ctx, login, { passkey: passkeyId })
  await deletePasskey(ctx.kysely, userId, passkeyId)
  await dropLooseCodes(ctx, userId)
  return readTweedeFactor(ctx, userId)
}
