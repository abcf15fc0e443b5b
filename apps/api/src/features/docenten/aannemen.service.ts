import { randomUUID } from 'node:crypto'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { Uitnodiging, UitnodigingAannemen } from '@letterhaven/contracts/uitnodiging'
import { volledigeNaam } from '@letterhaven/domain/naam'
import type { AdminScope, Context } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { withScope } from '../../platform/scope.ts'
import { hashNewPassword, isPassword } from '../../kern/geheimen/geheimen.service.ts'
import { acceptGenodigde } from '../../kern/lesgroepen/lesgroepen.service.ts'
import { clearTries, requireTry } from '../../kern/remmen/remmen.service.ts'
import * as docent from './docenten.queries.ts'
import { lockStaf } from './docenten.service.ts'
import { writeDown } from './log.service.ts'
import { adminVan, hashToken } from './token.ts'
import { findBijToken, getSchool, takeUitnodiging } from './uitnodiging.queries.ts'

/** Returns the admin whose staff a link invites to; null for a link of another kind. */
export const schoolVanToken = (token: string): AdminId | null => adminVan(token)

async function requireGeldig(scope: AdminScope, token: string, now: Date) {
  const rij = await findBijToken(scope, hashToken(token))
  if (!rij || rij.ingetrokken_op) throw notFound()
  if (rij.aangenomen_op) throw new ApiError('uitnodiging_used')
  if (rij.geldig_tot <= now) throw new ApiError('uitnodiging_expired')
  return rij
}

interface Link {
  readonly adminId: AdminId
  readonly token: string
}

/** Returns what an invitation to a school offers. Only the reader of the invitation learns whether there is an account. */
export const getUitnodiging = (ctx: Context, { adminId, token }: Link): Promise<Uitnodiging> =>
  withScope(ctx.kysely, adminId, async (scope) => {
    const rij = await requireGeldig(scope, token, ctx.now())
    const login = await docent.findLoginBij(scope.db, rij.adres)
    return {
      role: rij.role,
      geldigTot: rij.geldig_tot.toISOString(),
      school: (await getSchool(scope)).naam,
      adres: rij.adres,
      heeftAccount: login !== undefined && login.wachtwoord_hash !== null,
    }
  })

/** Who asks for the work of a hash: the address of a visitor. */
interface Vrager {
  readonly wie: string
}

interface Intypen extends Vrager {
  readonly adres: string
  readonly wachtwoord: string
}

/** Checks the password of an account that already exists, with no more tries than the sign-in allows. */
async function checkWachtwoord(
  ctx: Context,
  login: NonNullable<Awaited<ReturnType<typeof docent.findLoginBij>>>,
  { adres, wachtwoord, wie }: Intypen,
): Promise<void> {
  await requireTry(ctx, 'naam', adres)
  // Somebody of the office belongs to no school.
  const isGoed = await isPassword(ctx, login, { typed: wachtwoord, wie })
  if (!isGoed || !login.actief || login.kantoor_role !== null)
    throw new ApiError('invalid_input', {
      wachtwoord: 'Dit is niet het wachtwoord van dit account',
    })
  await clearTries(ctx, 'naam', adres)
}

/** Returns the login that an invitation leads to: a new one, or the one with this address after its own password was right. */
async function loginVoor(
  ctx: Context,
  intypen: Intypen,
): Promise<{ id: UserId; ver: number; hash: string | null }> {
  const login = await docent.findLoginBij(ctx.kysely, intypen.adres)
  if (!login) {
    const hash = await hashNewPassword(ctx, { password: intypen.wachtwoord, wie: intypen.wie })
    return { id: randomUUID() as string as UserId, ver: 1, hash }
  }
  await checkWachtwoord(ctx, login, intypen)
  return { id: login.id, ver: login.ver, hash: null }
}

/** Makes somebody a member of the staff. When two try at once, the second finds the invitation used. */
export async function accept(
  ctx: Context,
  { adminId, token, gebruikersnaam, wachtwoord, wie }: Link & UitnodigingAannemen & Vrager,
): Promise<{ userId: UserId; ver: number }> {
  const now = ctx.now()
  const gelezen = await withScope(ctx.kysely, adminId, (scope) => requireGeldig(scope, token, now))
  const { adres } = gelezen
  if (gebruikersnaam !== adres)
    throw new ApiError('invalid_input', {
      gebruikersnaam: 'Deze uitnodiging is voor een ander adres',
    })
  const { id, ver, hash } = await loginVoor(ctx, { adres, wachtwoord, wie })
  await withScope(ctx.kysely, adminId, async (scope) => {
    await lockStaf(scope)
    const rij = await requireGeldig(scope, token, now)
    // Somebody who is already here keeps the role they have been given since.
    if (await docent.isAdresBekend(scope, adres)) throw new ApiError('uitnodiging_used')
    if (!(await takeUitnodiging(scope, rij.id, { veld: 'aangenomen_op', now })))
      throw new ApiError('uitnodiging_used')
    const login = { id, gebruikersnaam: adres, wachtwoord_hash: hash ?? '' }
    if (hash !== null && !(await docent.insertLogin(scope, login)))
      throw new ApiError('uitnodiging_used')
    const { voornaam, tussenvoegsel, achternaam } = rij
    await docent.upsertMedewerker(scope, { id, voornaam, tussenvoegsel, achternaam })
    await docent.upsertLid(scope, id, rij.role)
    await docent.replaceGroepen(scope, id, rij.groepen)
    await acceptGenodigde(scope, rij.id, id)
    await writeDown(ctx, scope, {
      caller: { userId: id },
      wat: 'aangenomen',
      over: volledigeNaam(rij),
    })
  })
  return { userId: id, ver }
}
