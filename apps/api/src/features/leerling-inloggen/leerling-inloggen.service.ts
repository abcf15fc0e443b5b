import type { KaartSignIn, LeerlingSignIn } from '@letterhaven/contracts/aanmelden'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import { readKaart } from '@letterhaven/contracts/kaart'
import type { Context } from '../../kern/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Origin } from '../../platform/http.ts'
import { isGeheim, openFor } from '../../kern/geheimen/geheimen.service.ts'
import {
  clearTries,
  noteSchoolFailure,
  requireTry,
  slowDownSchool,
} from '../../kern/remmen/remmen.service.ts'
import { startSession } from '../sessies/sessies.service.ts'
import { readSchoolcode } from './codes.ts'
import { hashKaart } from './kaarten.service.ts'
import { findKaartLogin, findLeerlingLogin } from './leerling-inloggen.queries.ts'

type Login = NonNullable<Awaited<ReturnType<typeof findLeerlingLogin>>>

/** Returns the pupil's words and, if there are any, the pictures: either opens. */
function secretsOf(ctx: Context, login: Login): string[] {
  const { id, geheim, plaatjes } = login
  return [
    geheim && openFor(ctx, ['leerling', id], geheim),
    plaatjes && openFor(ctx, ['plaatjes', id], plaatjes),
  ].filter((secret) => secret !== null)
}

/** Signs in a pupil who picked their own name and gave their secret; throws `sign_in_failed` whatever was wrong. */
export async function openMetGeheim(
  ctx: Context,
  { schoolcode, leerlingId, geheim }: LeerlingSignIn,
  { agent }: Origin,
): Promise<{ token: string }> {
  const code = readSchoolcode(schoolcode)
  await requireTry(ctx, 'leerling', leerlingId)
  const login = await findLeerlingLogin(ctx.kysely, code, leerlingId)
  // A code that no school has is counted like one, so that it takes as long.
  const school = login?.admin_id ?? (code as string as AdminId)
  await slowDownSchool(ctx, school)
  const isRight = login !== undefined && secretsOf(ctx, login).some((s) => isGeheim(geheim, s))
  if (!login?.actief || !isRight) {
    await noteSchoolFailure(ctx, school)
    ctx.security('sign_in_refused')
    throw new ApiError('sign_in_failed')
  }
  await clearTries(ctx, 'leerling', leerlingId)
  return enter(ctx, login, { soort: 'leerlingcode', agent })
}

/**
 * Signs in a pupil with their card. A card that does not open gives no way to a password: the answer only says that it is no
 * longer valid.
 */
export async function openMetKaart(
  ctx: Context,
  { qr }: KaartSignIn,
  { agent }: Origin,
): Promise<{ token: string }> {
  const token = readKaart(qr) ?? ''
  const login = await findKaartLogin(ctx.kysely, hashKaart(token))
  if (!login?.actief) {
    ctx.security('sign_in_refused')
    throw new ApiError('kaart_refused')
  }
  return enter(ctx, login, { soort: 'kaart', agent })
}

const enter = (
  ctx: Context,
  login: { readonly id: UserId; readonly admin_id: AdminId; readonly ver: number },
  how: { readonly soort: 'leerlingcode' | 'kaart'; readonly agent: string },
): Promise<{ token: string }> =>
  startSession(ctx, {
    wie: { userId: login.id, role: 'leerling', adminId: login.admin_id },
    ver: login.ver,
    ...how,
  })
