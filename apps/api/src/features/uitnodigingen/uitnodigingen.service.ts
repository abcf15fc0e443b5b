import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { AuthAntwoord } from '@letterhaven/contracts/aanmelden'
import type { UserId } from '@letterhaven/contracts/ids'
import type { Uitnodiging, UitnodigingAannemen } from '@letterhaven/contracts/uitnodiging'
import type { Context } from '../../kern/context.ts'
import { addressKey } from '../../platform/brake.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import type { Origin } from '../../platform/http.ts'
import { admit } from '../auth/toelaten.service.ts'
import { hashNewPassword } from '../../kern/geheimen/geheimen.service.ts'
import { getUitnodiging, accept, schoolVanToken } from '../docenten/aannemen.service.ts'
import {
  deleteUitnodigingen,
  expireUitnodigingen,
  findUitnodiging,
  hasSuperadmin,
  insertSuperadmin,
  insertUitnodiging,
  lockUitnodigingen,
  takeUitnodiging,
} from './uitnodigingen.queries.ts'

const TOKEN_BYTES = 32
const DAY_MS = 86_400_000
/** How long an old link is remembered; after that it is simply unknown. */
const KEEP_MS = 30 * DAY_MS

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Returns the token of a new set-up link, valid for a day; every older one ends. Returns null when there is a superadmin: then
 * no link is valid any more.
 */
export function renewSetupLink(ctx: Context): Promise<string | null> {
  const now = ctx.now()
  return ctx.kysely.transaction().execute(async (db) => {
    await lockUitnodigingen(db)
    await expireUitnodigingen(db, now)
    await deleteUitnodigingen(db, new Date(now.getTime() - KEEP_MS))
    if (await hasSuperadmin(db)) return null
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    await insertUitnodiging(db, hashToken(token), new Date(now.getTime() + DAY_MS))
    return token
  })
}

/** Returns what a link offers; throws `not_found`, `uitnodiging_expired` or `uitnodiging_used` when it offers nothing. */
export async function readUitnodiging(ctx: Context, token: string): Promise<Uitnodiging> {
  const adminId = schoolVanToken(token)
  if (adminId) return getUitnodiging(ctx, { adminId, token })
  const row = await findUitnodiging(ctx.kysely, hashToken(token))
  if (!row) throw notFound()
  if (row.aangenomen_op) throw new ApiError('uitnodiging_used')
  if (row.geldig_tot <= ctx.now()) throw new ApiError('uitnodiging_expired')
  return {
    role: row.kantoor_role,
    geldigTot: row.geldig_tot.toISOString(),
    school: null,
    adres: null,
    heeftAccount: false,
  }
}

/** Creates the account and signs it in. A second person finds the invitation used; a name that is taken leaves it open. */
export async function acceptUitnodiging(
  ctx: Context,
  { token, gebruikersnaam, wachtwoord }: UitnodigingAannemen,
  { agent, address }: Origin,
): Promise<AuthAntwoord> {
  const adminId = schoolVanToken(token)
  const wie = addressKey(address)
  if (adminId) {
    const binnen = await accept(ctx, { adminId, token, gebruikersnaam, wachtwoord, wie })
    return admit(ctx, { ...binnen, soort: 'wachtwoord', agent })
  }
  // This comes before the slow hash: without a link nobody can make us do that work.
  await readUitnodiging(ctx, token)
  const wachtwoord_hash = await hashNewPassword(ctx, { password: wachtwoord, wie })
  const userId = randomUUID() as string as UserId
  const now = ctx.now()
  await ctx.kysely.transaction().execute(async (db) => {
    await lockUitnodigingen(db)
    if (!(await takeUitnodiging(db, hashToken(token), now))) throw new ApiError('uitnodiging_used')
    const login = { id: userId, gebruikersnaam: gebruikersnaam.normalize('NFC'), wachtwoord_hash }
    if (!(await insertSuperadmin(db, login)))
      throw new ApiError('invalid_input', { gebruikersnaam: 'Deze naam is al in gebruik' })
    await expireUitnodigingen(db, now)
  })
  return admit(ctx, { userId, ver: 1, soort: 'wachtwoord', agent })
}
