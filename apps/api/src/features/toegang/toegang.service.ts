import type { Land } from '@letterhaven/contracts/admin'
import type { AdminId, GroepId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope, Caller, Context } from '../../context.ts'
import { withReadScope, withScope } from '../../platform/scope.ts'
import { notFound } from '../../platform/errors.ts'
import type { Once } from '../../platform/once.ts'
import { eenmaal } from '../eenmaal/eenmaal.service.ts'
import { logInzage, type Blik } from '../inzage/inzage.service.ts'
import { bereikVan } from './toegang.policy.ts'
import {
  adminExists,
  findAdminOfLeerling,
  findLand,
  findLeerling,
  isDocentVanLeerling,
  isGroepTeZien,
  listZichtbareLeerlingen,
} from './toegang.queries.ts'

type Leerling = NonNullable<Awaited<ReturnType<typeof findLeerling>>>

/** Which groups the caller sees inside an admin: all, or those linked to one member of staff. */
export type Zicht =
  | { readonly soort: 'alles' }
  | { readonly soort: 'docent'; readonly medewerkerId: UserId }

export function zichtVan(caller: Caller): Zicht {
  return bereikVan(caller.role) === 'alles'
    ? { soort: 'alles' }
    : { soort: 'docent', medewerkerId: caller.userId }
}

interface Bezoek {
  readonly ctx: Context
  readonly caller: Caller
  readonly adminId: AdminId
  /** What is looked at: written down when somebody from outside the admin looks. */
  readonly blik?: Blik
  /** Which call this is, where it must be done once. */
  readonly once?: Once
}

const isVanBuiten = (caller: Caller): boolean => caller.adminId === null

/** The office may look anywhere, and every look stands in the school's own log. */
async function noteBlik(scope: AdminScope, caller: Caller, blik: Blik | undefined): Promise<void> {
  if (blik && isVanBuiten(caller)) await logInzage(scope, { ...blik, caller })
}

async function requireAdmin({ ctx, caller, adminId }: Bezoek): Promise<void> {
  const mag = caller.adminId
    ? caller.adminId === adminId
    : await adminExists(ctx.officeKysely, adminId)
  if (!mag) throw notFound()
}

/** Opens an admin for a caller who belongs to it, or for the office; otherwise it does not exist. */
export async function openAdmin<R>(
  bezoek: Bezoek,
  work: (scope: AdminScope) => Promise<R>,
): Promise<R> {
  await requireAdmin(bezoek)
  const { ctx, caller, adminId, blik, once = null } = bezoek
  return withScope(ctx.kysely, adminId, async (scope) => {
    const gezien = await eenmaal(scope, { ctx, caller, once }, () => work(scope))
    await noteBlik(scope, caller, blik)
    return gezien
  })
}

/**
 * The same for overviews that may be a moment old: from the replica where there is one, writing nothing. A
 * look that is written down goes to the database itself.
 */
export async function readAdmin<R>(
  bezoek: Bezoek,
  work: (scope: AdminScope) => Promise<R>,
): Promise<R> {
  if (bezoek.blik && isVanBuiten(bezoek.caller)) return openAdmin(bezoek, work)
  await requireAdmin(bezoek)
  return withReadScope(bezoek.ctx.readKysely, bezoek.adminId, work)
}

/** A pupil of the scope that is not in the bin, for work without a caller; undefined otherwise. */
export const zoekLeerling = (
  scope: AdminScope,
  leerlingId: LeerlingId,
): Promise<Leerling | undefined> => findLeerling(scope, leerlingId)

/** The country of an admin: whose words, and whose bank of them. */
export const landVanAdmin = (scope: AdminScope): Promise<Land> => findLand(scope)

/** Stops where there is no such group for the caller: of the admin, and for a docent a linked one. */
export async function requireGroep(
  scope: AdminScope,
  caller: Caller,
  groepId: GroepId,
): Promise<void> {
  const zicht = zichtVan(caller)
  const van = zicht.soort === 'docent' ? zicht.medewerkerId : null
  if (!(await isGroepTeZien(scope, groepId, van))) throw notFound()
}

/** The pupil, where the caller may see it: a pupil itself, a docent its own groups, others their admin. */
export async function requireLeerling(
  scope: AdminScope,
  caller: Caller,
  leerlingId: LeerlingId,
): Promise<Leerling> {
  const leerling = await findLeerling(scope, leerlingId)
  if (!leerling) throw notFound()
  const bereik = bereikVan(caller.role)
  if (bereik === 'zichzelf' && String(caller.userId) !== leerlingId) throw notFound()
  if (
    bereik === 'eigen_groepen' &&
    !(await isDocentVanLeerling(scope, caller.userId, leerlingId))
  ) {
    throw notFound()
  }
  return leerling
}

/** Of these pupils those that the caller sees, in one question however many they are. */
export async function zichtbareLeerlingen(
  scope: AdminScope,
  caller: Caller,
  ids: readonly LeerlingId[],
): Promise<ReadonlySet<LeerlingId>> {
  const zicht = zichtVan(caller)
  const van = zicht.soort === 'docent' ? zicht.medewerkerId : null
  return new Set((await listZichtbareLeerlingen(scope, ids, van)).map(({ id }) => id))
}

/** Stops where the caller does not see one of these pupils. */
export async function requireLeerlingen(
  scope: AdminScope,
  caller: Caller,
  ids: readonly LeerlingId[],
): Promise<void> {
  const gezien = await zichtbareLeerlingen(scope, caller, ids)
  if (gezien.size < new Set(ids).size) throw notFound()
}

/** Opens the admin of a pupil, and hands over that pupil; 404 for anybody who may not see it. */
export async function openLeerling<R>(
  { ctx, caller, leerlingId }: { ctx: Context; caller: Caller; leerlingId: LeerlingId },
  work: (scope: AdminScope, leerling: Leerling) => Promise<R>,
): Promise<R> {
  const adminId = caller.adminId ?? (await findAdminOfLeerling(ctx.officeKysely, leerlingId))
  if (!adminId) throw notFound()
  return withScope(ctx.kysely, adminId, async (scope) => {
    const gezien = await work(scope, await requireLeerling(scope, caller, leerlingId))
    await noteBlik(scope, caller, { wat: 'landkaart', leerlingId })
    return gezien
  })
}
