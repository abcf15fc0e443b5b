import type { Account } from '@letterhaven/contracts/admin'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { Rol } from '@letterhaven/contracts/rol'
import type { SignIn } from '@letterhaven/contracts/sessie'
import { volledigeNaam } from '@letterhaven/domain/naam'
import type { Caller, Context } from '../../context.ts'
import { withScope } from '../../platform/scope.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { findLogin, findNaam, findSessie, getAdmin } from './auth.queries.ts'
import { SECRET_VERSION, openSecret, sealSecret, secretMatches } from './leerling-geheim.ts'
import { compareWithDecoy, hashPassword, passwordMatches } from './staff-password.ts'

const HOUR = 3600

/** How long a password session lasts, in seconds (product: pupils a lesson and more, staff two hours). */
const SESSION_SECONDS: Record<Rol, number> = {
  leerling: 4 * HOUR,
  demo: 4 * HOUR,
  docent: 2 * HOUR,
  schooladmin: 2 * HOUR,
  rtadmin: 2 * HOUR,
  thuisadmin: 2 * HOUR,
  office: 2 * HOUR,
  superadmin: 2 * HOUR,
}

type Login = NonNullable<Awaited<ReturnType<typeof findLogin>>>

/** Who a sign-in is: the office belongs to no admin; others act in their first membership. */
function asCaller(login: Login): Caller | null {
  if (login.kantoor_role) return { userId: login.id, role: login.kantoor_role, adminId: null }
  const [lidmaatschap] = login.lidmaatschappen
  if (!lidmaatschap) return null
  return { userId: login.id, role: lidmaatschap.role, adminId: lidmaatschap.admin_id }
}

function isRightSecret(ctx: Context, login: Login, typed: string): Promise<boolean> | boolean {
  if (login.wachtwoord_hash) return passwordMatches(login.wachtwoord_hash, typed)
  const secret = login.geheim && openSecret(ctx.geheimKey, login.id, login.geheim)
  return secret ? secretMatches(typed, secret) : false
}

/** A token for the right name and password; `sign_in_failed` for anything else, whatever was wrong. */
export async function signIn(
  ctx: Context,
  { gebruikersnaam, wachtwoord }: SignIn,
): Promise<{ token: string }> {
  const login = await findLogin(ctx.kysely, gebruikersnaam.normalize('NFC').toLowerCase())
  const right = login
    ? await isRightSecret(ctx, login, wachtwoord)
    : await compareWithDecoy(wachtwoord)
  const caller = login && right && login.actief ? asCaller(login) : null
  if (!login || !caller) throw new ApiError('sign_in_failed')

  return { token: startSession(ctx, { caller, ver: login.ver }) }
}

/** The form in which a grown-up's password is stored, for features that make sign-ins. */
export const hashStaffPassword = (password: string): Promise<string> => hashPassword(password)

/** The stored form of a pupil's secret, for features that make sign-ins. */
export const sealGeheim = (ctx: Context, leerlingId: string, secret: string) => ({
  geheim: sealSecret(ctx.geheimKey, leerlingId, secret),
  geheimVersie: SECRET_VERSION,
})

interface NewSession {
  readonly caller: Caller
  readonly ver: number
  /** How long it lasts; as long as the role's sessions do where nothing else is said. */
  readonly seconds?: number
}

/** The token of a new session for somebody whose right to it was just established. */
export function startSession(ctx: Context, { caller, ver, seconds }: NewSession): string {
  const claims = { _id: caller.userId, role: caller.role, adminId: caller.adminId, ver }
  return ctx.tokens.sign(claims, ctx.now(), seconds ?? SESSION_SECONDS[caller.role])
}

/** Who a token's bearer is now; `token_invalid` when the sign-in is gone, off, or was changed since. */
export async function resolveCaller(ctx: Context, token: string): Promise<Caller> {
  const claims = ctx.tokens.verify(token)
  const [userId, adminId] = [claims._id as UserId, claims.adminId as AdminId | null]
  const sessie = await findSessie(ctx.kysely, userId, adminId)
  const role = sessie?.kantoor_role ?? sessie?.role
  if (!sessie?.actief || !role || sessie.ver !== claims.ver) throw new ApiError('token_invalid')
  return { userId, role, adminId: sessie.kantoor_role ? null : adminId }
}

/** The account of the caller itself; anybody else's does not exist for them. */
export async function getAccount(ctx: Context, caller: Caller, userId: UserId): Promise<Account> {
  if (userId !== caller.userId) throw notFound()
  const { role, adminId } = caller
  if (!adminId)
    return { id: userId, role, naam: role === 'office' ? 'Kantoor' : 'Beheer', admin: null }
  return withScope(ctx.kysely, adminId, async (scope) => {
    const naam = await findNaam(scope, userId)
    if (!naam) throw notFound()
    return { id: userId, role, naam: volledigeNaam(naam), admin: await getAdmin(scope) }
  })
}
