import type { AuthAntwoord, SignIn } from '@letterhaven/contracts/aanmelden'
import { LeerlingIdSchema, type AdminId, type UserId } from '@letterhaven/contracts/ids'
import type { Context } from '../../kern/context.ts'
import { addressKey } from '../../platform/brake.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Origin } from '../../platform/http.ts'
import { isPassword } from '../../kern/geheimen/geheimen.service.ts'
import {
  clearTries,
  noteSchoolFailure,
  requireTry,
  type RemSoort,
} from '../../kern/remmen/remmen.service.ts'
import { listLidmaatschappen } from '../../kern/lidmaatschap/lidmaatschap.service.ts'
import { findLogin } from './auth.queries.ts'
import { admit } from './toelaten.service.ts'

const LEERLING = 'leerling.'

/**
 * Returns the id of the pupil in a name that claims to be a pupil's, whether or not that pupil exists; null for any other name.
 */
function leerlingIn(naam: string): string | null {
  const id = naam.startsWith(LEERLING) ? naam.slice(LEERLING.length) : ''
  return LeerlingIdSchema.safeParse(id).success ? id : null
}

/** Counts one more wrong try at the school of this pupil. A pupil at no school counts for itself, so that it takes as long. */
async function noteAtSchool(ctx: Context, leerling: string): Promise<void> {
  const [plek] = await listLidmaatschappen(ctx.kysely, leerling as UserId)
  await noteSchoolFailure(ctx, plek?.admin_id ?? (leerling as AdminId))
}

/**
 * Returns a token for the right name and password, or the next step; throws `sign_in_failed` whatever was wrong. A pupil's own
 * name holds the id that a class link reveals, so tries with it and tries at the class are counted as one.
 */
export async function signInByName(
  ctx: Context,
  { gebruikersnaam, wachtwoord }: SignIn,
  { agent, address }: Origin,
): Promise<AuthAntwoord> {
  const naam = gebruikersnaam.normalize('NFC').toLowerCase()
  const leerling = leerlingIn(naam)
  const rem: [RemSoort, string] = leerling === null ? ['naam', naam] : ['leerling', leerling]
  await requireTry(ctx, ...rem)
  const login = await findLogin(ctx.kysely, naam)
  const isRight = await isPassword(ctx, login, {
    typed: wachtwoord,
    wie: addressKey(address),
  })
  if (!login?.actief || !isRight) {
    if (leerling !== null) await noteAtSchool(ctx, leerling)
    ctx.security('sign_in_refused')
    throw new ApiError('sign_in_failed')
  }
  await clearTries(ctx, ...rem)
  return admit(ctx, { userId: login.id, ver: login.ver, soort: 'wachtwoord', agent })
}
