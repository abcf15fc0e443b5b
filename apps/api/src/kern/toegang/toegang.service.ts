import type { Land } from '@letterhaven/contracts/admin'
import type { AdminId, GroepId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope, Caller, Context, MeeKijker } from '../context.ts'
import { takenBack, withReadScope, withScope } from '../../platform/scope.ts'
import { notFound } from '../../platform/errors.ts'
import type { Once } from '../../platform/once.ts'
import { eenmaal } from '../eenmaal/eenmaal.service.ts'
import { logMeekijken, type Blik } from '../inzagelog/inzagelog.service.ts'
import { bereikVan } from './toegang.policy.ts'
import {
  adminExists,
  findLand,
  findLeerling,
  isDocentVanLeerling,
  isGroepTeZien,
  listZichtbareLeerlingen,
  missesRow,
} from './toegang.queries.ts'

type Leerling = NonNullable<Awaited<ReturnType<typeof findLeerling>>>

/** Which groups the caller sees inside an admin: all, or those linked to one member of staff. */
export type Zicht =
  | { readonly soort: 'alles' }
  | { readonly soort: 'docent'; readonly medewerkerId: UserId }

export function zichtVan(caller: Caller): Zicht {
  const als = meeKijker(caller)?.als
  if (als) return { soort: 'docent', medewerkerId: als }
  return bereikVan(caller.role) === 'alles'
    ? { soort: 'alles' }
    : { soort: 'docent', medewerkerId: caller.userId }
}

/** The look in which the office calls; null for anybody else, and for work of its own. */
const meeKijker = ({ binnenDoor }: Caller): MeeKijker | null =>
  binnenDoor === 'kantoorwerk' ? null : binnenDoor

interface Bezoek {
  readonly ctx: Context
  readonly caller: Caller
  readonly adminId: AdminId
  /** What is looked at: written down when somebody from outside the admin looks. */
  readonly blik?: Blik
  /** Which call this is, where it must be done once. */
  readonly once?: Once
}

async function requireAdmin({ ctx, caller, adminId }: Bezoek): Promise<void> {
  const mag =
    caller.binnenDoor === 'kantoorwerk'
      ? await adminExists(ctx.officeKysely, adminId)
      : (meeKijker(caller)?.adminId ?? caller.adminId) === adminId
  if (!mag) throw notFound()
}

/**
 * What the office does in a look leaves no trace but the one in the school's log: whatever a page makes when it is first
 * opened is taken back. Written down is what was seen: a look that fails leaves no line.
 */
async function kijkMee<R>(
  scope: AdminScope,
  {
    caller,
    blik,
    work,
  }: { caller: Caller; blik: Partial<Blik> | undefined; work: () => Promise<R> },
): Promise<R> {
  const look = meeKijker(caller)
  if (!look) return work()
  const gezien = await takenBack(scope, work)
  await logMeekijken(scope, { caller, look, blik: { wat: look.wat, ...blik } })
  return gezien
}

/** What waited while its account was closed misses what every account has: then the account does not exist, and is said so. */
async function orGone<R>({ ctx, adminId }: Bezoek, visit: () => Promise<R>): Promise<R> {
  try {
    return await visit()
  } catch (error) {
    if (missesRow(error) && !(await adminExists(ctx.officeKysely, adminId))) throw notFound()
    throw error
  }
}

/** Opens an admin for a caller who belongs to it, or for the office in a look or at its work; otherwise it does not exist. */
export async function openAdmin<R>(
  bezoek: Bezoek,
  work: (scope: AdminScope) => Promise<R>,
): Promise<R> {
  await requireAdmin(bezoek)
  const { ctx, caller, adminId, blik, once = null } = bezoek
  return orGone(bezoek, () =>
    withScope(ctx.kysely, adminId, (scope) =>
      eenmaal(scope, { ctx, caller, once }, () =>
        kijkMee(scope, { caller, blik, work: () => work(scope) }),
      ),
    ),
  )
}

/**
 * The same for overviews that may be a moment old: from the replica where there is one, writing nothing. A
 * look that is written down goes to the database itself.
 */
export async function readAdmin<R>(
  bezoek: Bezoek,
  work: (scope: AdminScope) => Promise<R>,
): Promise<R> {
  if (meeKijker(bezoek.caller)) return openAdmin(bezoek, work)
  await requireAdmin(bezoek)
  return orGone(bezoek, () => withReadScope(bezoek.ctx.readKysely, bezoek.adminId, work))
}

/** A pupil of the scope that is not in the bin, for work without a caller; undefined otherwise. */
export const searchLeerling = (
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
  if (bereikVan(caller.role) === 'zichzelf') {
    if (String(caller.userId) !== leerlingId) throw notFound()
    return leerling
  }
  const zicht = zichtVan(caller)
  if (
    zicht.soort === 'docent' &&
    !(await isDocentVanLeerling(scope, zicht.medewerkerId, leerlingId))
  )
    throw notFound()
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
  const adminId = meeKijker(caller)?.adminId ?? caller.adminId
  if (!adminId) throw notFound()
  return withScope(ctx.kysely, adminId, (scope) =>
    kijkMee(scope, {
      caller,
      blik: { leerlingId },
      work: async () => work(scope, await requireLeerling(scope, caller, leerlingId)),
    }),
  )
}
