import { createHash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { NAAM_IN_WACHTWOORD, bevatNaam } from '@letterhaven/contracts/wachtwoord'
import type { UserId } from '@letterhaven/contracts/ids'
import type { WachtwoordHerstellen } from '@letterhaven/contracts/herstel'
import type { Context } from '../../kern/context.ts'
import { addressKey } from '../../platform/brake.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Origin } from '../../platform/http.ts'
import { hashNewPassword } from '../../kern/geheimen/geheimen.service.ts'
import { clearTries, createFloodGate, isWithin } from '../../kern/remmen/remmen.service.ts'
import type { Tables } from '../../schema/tables.ts'
import { endEverySession } from '../sessies/einde.service.ts'
import {
  askGewijzigdMail,
  deleteOld,
  getHersteller,
  insertAanvraag,
  isOpenToken,
  setWachtwoord,
  takeToken,
} from './herstel.queries.ts'

/**
 * The number of requests from one address: a whole staff room on the first day of school, but no more, since each of them costs
 * work.
 */
const REQUESTS = { hoogstens: 60, seconden: 600 }
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Returns the stored form of a link's token. */
export const hashHerstelToken = (token: string): Buffer =>
  createHash('sha256').update(token).digest()

/**
 * Records that somebody forgot a password. The work and the answer are the same for any name; the job looks up who it is, and
 * whether there is a mail to send. Throws `mail_off` when no mail can be sent at all.
 */
export function createAanvragen(ctx: Context) {
  const requireNoFlood = createFloodGate(ctx.now)
  return async (gebruikersnaam: string, origin: Origin): Promise<{ aangevraagd: true }> => {
    if (!ctx.mailer) throw new ApiError('mail_off')
    requireNoFlood(origin.address)
    // This comes before anything is done with the name, and all servers share the count.
    const wie = addressKey(origin.address)
    if (!(await isWithin(ctx, 'aanvraag', { wie, ...REQUESTS })))
      throw new ApiError('too_many_attempts')
    const now = ctx.now()
    await insertAanvraag(ctx.kysely, {
      id: randomUUID(),
      gebruikersnaam: gebruikersnaam.normalize('NFC').toLowerCase(),
      land: ctx.landVan(origin.host),
      now,
    })
    return { aangevraagd: true }
  }
}

function refused(ctx: Context): ApiError {
  ctx.security('reset_refused')
  return new ApiError('herstel_refused')
}

/**
 * Sets a new password with the link of a mail, once. Throws `herstel_refused` whatever is wrong with the link; a password that
 * is refused leaves the link valid. It signs nobody in: a second step may be due.
 */
export async function resetWachtwoord(
  ctx: Context,
  { userId, herstelToken, wachtwoord }: WachtwoordHerstellen,
  { address }: Origin,
): Promise<{ gebruikersnaam: string }> {
  const now = ctx.now()
  const token = { userId, tokenHash: hashHerstelToken(herstelToken), now }
  const login = await getHersteller(ctx.kysely, userId)
  // This comes before the slow hash: without a link nobody can make us do that work.
  if (!login || !(await isOpenToken(ctx.kysely, token))) throw refused(ctx)
  if (bevatNaam(wachtwoord, login.gebruikersnaam))
    throw new ApiError('invalid_input', { wachtwoord: NAAM_IN_WACHTWOORD })
  const wachtwoordHash = await hashNewPassword(ctx, {
    password: wachtwoord,
    wie: addressKey(address),
  })
  await ctx.kysely.transaction().execute(async (db) => {
    if (!(await takeToken(db, token))) throw refused(ctx)
    await setWachtwoord(db, userId, wachtwoordHash)
    await endEverySession(db, userId, { now })
    await tellChanged(db, userId)
  })
  await clearTries(ctx, 'naam', login.gebruikersnaam)
  return { gebruikersnaam: login.gebruikersnaam }
}

/** Tells somebody by mail that the password was changed; called in the transaction that changes it. */
export const tellChanged = (db: Kysely<Tables>, userId: UserId): Promise<void> =>
  askGewijzigdMail(db, userId)

/** Deletes names that were typed over an hour ago and links that expired over a day ago. */
export const sweepHerstel = (ctx: Context): Promise<void> => {
  const nowMs = ctx.now().getTime()
  return deleteOld(ctx.kysely, {
    aanvragen: new Date(nowMs - HOUR_MS),
    tokens: new Date(nowMs - DAY_MS),
  })
}
