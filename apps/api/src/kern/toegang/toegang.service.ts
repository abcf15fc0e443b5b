import type { Land } from '@letterhaven/contracts/admin'
import type { AdminId, GroepId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope, Caller, Context, Kantoorwerk, MeeKijker } from '../context.ts'
import { takenBack, withReadScope, withScope } from '../../platform/scope.ts'
import { notFound } from '../../platform/errors.ts'
import type { Once } from '../../platform/once.ts'
import { eenmaal } from '../eenmaal/eenmaal.service.ts'
import { isAccount } from '../accounts.queries.ts'
import { logGeopend, performDaad } from '../kantoor/kantoor.service.ts'
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

/** Returns the look in which the office calls; null for anybody else, and for the office's own work. */
const meeKijker = ({ binnenDoor }: Caller): MeeKijker | null =>
  binnenDoor && 'kantoorwerk' in binnenDoor ? null : binnenDoor

/** Returns what the office's own work at a school is; null for anybody else, and for a look. */
const kantoorwerkVan = ({ binnenDoor }: Caller): Kantoorwerk['kantoorwerk'] | null =>
  binnenDoor && 'kantoorwerk' in binnenDoor ? binnenDoor.kantoorwerk : null

interface Bezoek {
  readonly ctx: Context
  readonly caller: Caller
  readonly adminId: AdminId
  /** What is looked at, which is logged when somebody from outside the admin looks. */
  readonly blik?: Blik
  /** Which call this is, for a call that must be done only once. */
  readonly once?: Once
}

/** Throws 404 unless the caller belongs to the admin, looks along there, or has work of the office to do there. */
export async function requireAdmin({ ctx, caller, adminId }: Bezoek): Promise<void> {
  const werk = kantoorwerkVan(caller)
  if (werk === null) {
    if ((meeKijker(caller)?.adminId ?? caller.adminId) !== adminId) throw notFound()
    return
  }
  if (!(await isAccount(ctx.officeKysely, adminId))) throw notFound()
  if (werk === 'leest') await logGeopend({ ctx, caller }, adminId)
}

/**
 * Undoes what the office's look writes, such as whatever a page makes when it is first opened, so that its only trace is the
 * line in the school's log. The line is written after the look, so a look that fails leaves none.
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

type Visit = <R>(scope: AdminScope, work: (scope: AdminScope) => Promise<R>) => Promise<R>

/**
 * Writes down what the office does on its own work, for every call that is a deed. One that did nothing showed the account all
 * the same, by its answer or by its error, and is written down as that before it is answered.
 */
async function kantoorwerk<R>(
  { ctx, caller, adminId }: Bezoek,
  visit: (perform: Visit) => Promise<R>,
): Promise<R> {
  const daad = kantoorwerkVan(caller)
  if (daad === null || daad === 'leest') return visit((scope, work) => work(scope))
  let isGeschreven = false
  try {
    return await visit(async (scope, work) => {
      const { result, isGedaan } = await performDaad(scope, { ctx, caller, daad }, work)
      isGeschreven = isGedaan
      return result
    })
  } catch (error) {
    isGeschreven = false
    throw error
  } finally {
    if (!isGeschreven) await logGeopend({ ctx, caller }, adminId)
  }
}

/** Throws 404 when an account was closed while the call waited: rows that every account has are then missing. */
async function orGone<R>({ ctx, adminId }: Bezoek, visit: () => Promise<R>): Promise<R> {
  try {
    return await visit()
  } catch (error) {
    if (missesRow(error) && !(await adminExists(ctx.officeKysely, adminId))) throw notFound()
    throw error
  }
}

/** Opens an admin for a caller who belongs to it, or for the office in a look or on its own work; for others it is a 404. */
export async function openAdmin<R>(
  bezoek: Bezoek,
  work: (scope: AdminScope) => Promise<R>,
): Promise<R> {
  await requireAdmin(bezoek)
  const { ctx, caller, adminId, blik, once = null } = bezoek
  return orGone(bezoek, () =>
    kantoorwerk(bezoek, (perform) =>
      withScope(ctx.kysely, adminId, (scope) =>
        eenmaal(scope, { ctx, caller, once }, () =>
          kijkMee(scope, { caller, blik, work: () => perform(scope, work) }),
        ),
      ),
    ),
  )
}

/**
 * Does the same for overviews that may be slightly out of date: it reads from the replica where there is one, and writes
 * nothing. A look along is logged, so it goes to the main database.
 */
export async function readAdmin<R>(
  bezoek: Bezoek,
  work: (scope: AdminScope) => Promise<R>,
): Promise<R> {
  if (meeKijker(bezoek.caller)) return openAdmin(bezoek, work)
  await requireAdmin(bezoek)
  return orGone(bezoek, () => withReadScope(bezoek.ctx.readKysely, bezoek.adminId, work))
}

/** Returns a pupil of the scope that is not in the bin, for work without a caller; undefined otherwise. */
export const searchLeerling = (
  scope: AdminScope,
  leerlingId: LeerlingId,
): Promise<Leerling | undefined> => findLeerling(scope, leerlingId)

/** Returns the country of an admin, which decides its words and its bank. */
export const landVanAdmin = (scope: AdminScope): Promise<Land> => findLand(scope)

/** Throws 404 when the caller has no such group: one of the admin and, for a docent, one linked to them. */
export async function requireGroep(
  scope: AdminScope,
  caller: Caller,
  groepId: GroepId,
): Promise<void> {
  const zicht = zichtVan(caller)
  const van = zicht.soort === 'docent' ? zicht.medewerkerId : null
  if (!(await isGroepTeZien(scope, groepId, van))) throw notFound()
}

/**
 * Returns the pupil if the caller may see them, else 404: a pupil sees themselves, a docent their groups, others their admin.
 */
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

/** Returns which of these pupils the caller sees, in one query however many there are. */
export async function zichtbareLeerlingen(
  scope: AdminScope,
  caller: Caller,
  ids: readonly LeerlingId[],
): Promise<ReadonlySet<LeerlingId>> {
  const zicht = zichtVan(caller)
  const van = zicht.soort === 'docent' ? zicht.medewerkerId : null
  return new Set((await listZichtbareLeerlingen(scope, ids, van)).map(({ id }) => id))
}

/** Throws 404 when the caller does not see one of these pupils. */
export async function requireLeerlingen(
  scope: AdminScope,
  caller: Caller,
  ids: readonly LeerlingId[],
): Promise<void> {
  const gezien = await zichtbareLeerlingen(scope, caller, ids)
  if (gezien.size < new Set(ids).size) throw notFound()
}

/** Opens the admin of a pupil and passes that pupil on; 404 for anybody who may not see them. */
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
