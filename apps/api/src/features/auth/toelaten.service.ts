import type { AuthAntwoord, TweedeFactorSoort } from '@letterhaven/contracts/aanmelden'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { Rol } from '@letterhaven/contracts/rol'
import type { SessieSoort } from '@letterhaven/contracts/sessie'
import type { Context } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { startSession } from '../sessies/sessies.service.ts'
import { listFactoren } from '../tweede-factor/tweede-factor.service.ts'
import { isFactorVerplicht } from '../tweede-factor/verplicht.service.ts'
import { createUitdaging } from '../../kern/uitdagingen/uitdagingen.service.ts'
import { listLidmaatschappen, withNames } from '../../kern/lidmaatschap/lidmaatschap.service.ts'
import { getLogin } from './auth.queries.ts'

/** Somebody on the way in whose first factor was right. */
export interface Binnenkomer {
  readonly userId: UserId
  readonly ver: number
  readonly soort: SessieSoort
  readonly agent: string
}

/** Continues after the first factor: asks for a second where one is due, and otherwise moves on to the choice of admin. */
export async function admit(ctx: Context, wie: Binnenkomer): Promise<AuthAntwoord> {
  const factoren = await listFactoren(ctx, wie.userId)
  if (factoren.length > 0) return askFactor(ctx, wie, { stap: 'tweede_factor', soorten: factoren })
  const login = await getLogin(ctx.kysely, wie.userId)
  if (await isFactorVerplicht(ctx, login))
    return askFactor(ctx, wie, { stap: 'instellen', soorten: ['instellen'] })
  return choose(ctx, wie)
}

async function askFactor(
  ctx: Context,
  wie: Binnenkomer,
  { stap, soorten }: { stap: 'tweede_factor' | 'instellen'; soorten: TweedeFactorSoort[] },
): Promise<AuthAntwoord> {
  return { tweedeFactor: { uitdaging: await createUitdaging(ctx, { ...wie, stap }), soorten } }
}

/** Continues after every factor: straight in, or first the question which admin it is today. */
export async function choose(ctx: Context, wie: Binnenkomer): Promise<AuthAntwoord> {
  const login = await getLogin(ctx.kysely, wie.userId)
  if (login.kantoor_role) return enter(ctx, wie, { role: login.kantoor_role, adminId: null })
  const rijen = await listLidmaatschappen(ctx.kysely, wie.userId)
  const [enige] = rijen
  if (!enige) throw new ApiError('sign_in_failed')
  if (rijen.length === 1) return enter(ctx, wie, { role: enige.role, adminId: enige.admin_id })
  const kies = await withNames(ctx, rijen)
  return { kies, uitdaging: await createUitdaging(ctx, { ...wie, stap: 'kies' }) }
}

/** Enters the chosen admin; throws `not_found` when it is none of theirs. */
export async function enterChosen(
  ctx: Context,
  wie: Binnenkomer,
  adminId: AdminId,
): Promise<AuthAntwoord> {
  const rijen = await listLidmaatschappen(ctx.kysely, wie.userId)
  const keuze = rijen.find((rij) => rij.admin_id === adminId)
  if (!keuze) throw notFound()
  return enter(ctx, wie, { role: keuze.role, adminId })
}

const enter = (
  ctx: Context,
  { userId, ver, soort, agent }: Binnenkomer,
  als: { readonly role: Rol; readonly adminId: AdminId | null },
): Promise<{ token: string }> => startSession(ctx, { wie: { userId, ...als }, ver, soort, agent })
