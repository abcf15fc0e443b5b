import type { AdminId, GroepId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { LegWeg, Prullenbak } from '@letterhaven/contracts/prullenbak'
import type { NieuweToestemming } from '@letterhaven/contracts/toestemming'
import { PRULLENBAK_DAGEN } from '@letterhaven/contracts/prullenbak-maten'
import { bekendeNaam, volledigeNaam } from '@letterhaven/domain/naam'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { withScope } from '../../platform/scope.ts'
import { groepKeuzes } from '@letterhaven/domain/name-groepen'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { metPlaatsen } from '../licentie/plaatsen.service.ts'
import { lockSchool, move } from '../../kern/plaatsing/plaatsing.service.ts'
import { openAdmin, requireLeerlingen, zichtVan } from '../../kern/toegang/toegang.service.ts'
import {
  record,
  requireToestemming,
  zonderToestemming,
} from '../../kern/verklaring/verklaring.service.ts'
import * as q from './prullenbak.queries.ts'
import { takeBack, putAway } from './weg.service.ts'

const DAG_MS = 86_400_000
const MEEST_BEWIJZEN = 50
/** The number of pupils that one round erases; the rest waits for the next. */
const PER_RONDE = 500
/** The number of those that one transaction erases. */
const PER_KEER = 25

interface School {
  readonly adminId: AdminId
}

type Weg = Awaited<ReturnType<typeof q.listWeg>>[number]

/** Returns when a pupil who was put in the prullenbak at this moment will be erased. */
export const gewistOp = (weg: Date): Date => new Date(weg.getTime() + PRULLENBAK_DAGEN * DAG_MS)

/** What is known of pupils in the prullenbak besides their own row. */
interface Ernaast {
  readonly ingetrokken: ReadonlySet<LeerlingId>
  /** The names of the groups in use, as a list shows them. */
  readonly namen: ReadonlyMap<GroepId, string>
}

function presentWeg(rij: Weg, { ingetrokken, namen }: Ernaast): Prullenbak['leerlingen'] {
  if (rij.deleted_at === null) return []
  const { door_voornaam: voornaam } = rij
  return [
    {
      id: rij.id,
      naam: volledigeNaam(rij),
      groep: (rij.groep_id && namen.get(rij.groep_id)) ?? rij.groep_naam,
      groepWeg: rij.groep_id === null || rij.gearchiveerd_op !== null,
      wegOp: rij.deleted_at.toISOString(),
      door: bekendeNaam({
        voornaam,
        tussenvoegsel: rij.door_tussenvoegsel,
        achternaam: rij.door_achternaam,
      }),
      wisOp: gewistOp(rij.deleted_at).toISOString(),
      ingetrokken: ingetrokken.has(rij.id),
    },
  ]
}

/** Returns the member of staff whose groups the caller is limited to; null for a caller who sees all of them. */
const docentVan = (caller: Caller): UserId | null => {
  const zicht = zichtVan(caller)
  return zicht.soort === 'docent' ? zicht.medewerkerId : null
}

/**
 * Returns who is in the prullenbak, for a docent only those of their own groups; and what was erased before, for a caller who
 * sees all groups.
 */
export const getPrullenbak = (
  ctx: Context,
  caller: Caller,
  { adminId }: School,
): Promise<Prullenbak> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const van = docentVan(caller)
    const [weg, groepen, bewijzen] = await Promise.all([
      q.listWeg(scope, van),
      q.listGroepen(scope, van),
      van === null ? q.listBewijzen(scope, MEEST_BEWIJZEN) : [],
    ])
    const ingetrokken = await zonderToestemming(
      scope,
      weg.map(({ id }) => id),
    )
    const keuzes = groepKeuzes(groepen)
    const namen = new Map(keuzes.map(({ id, naam }) => [id, naam]))
    return {
      leerlingen: weg.flatMap((rij) => presentWeg(rij, { ingetrokken, namen })),
      groepen: keuzes,
      gewist: bewijzen.map(({ op, leerlingen, telling, afdruk }) => ({
        op: op.toISOString(),
        leerlingen,
        antwoorden: telling['antwoord'] ?? 0,
        afdruk: afdruk.toString('hex'),
      })),
    }
  })

interface Terug {
  readonly leerlingen: readonly LeerlingId[]
  readonly groepId: GroepId | null | undefined
  readonly toestemming: NieuweToestemming | undefined
  readonly now: Date
}

/** Records a new consent for pupils whose consent was withdrawn; throws 400 at the field when none was given. */
async function giveAgain(
  scope: AdminScope,
  caller: Caller,
  { leerlingen, toestemming, now }: Terug,
): Promise<void> {
  const ingetrokken = [...(await zonderToestemming(scope, leerlingen))]
  if (ingetrokken.length === 0) return
  await requireToestemming(scope, [{ veld: 'toestemming', toestemming }], now)
  const gegeven = ingetrokken.flatMap((id) => (toestemming ? [{ id, toestemming }] : []))
  await record(scope, gegeven, { now, door: caller.userId })
}

/**
 * Divides these pupils into those who are in the prullenbak and those who are not: somebody else may have done already what is
 * asked. Throws 404 for a pupil whom the caller finds in neither place.
 */
async function divide(
  scope: AdminScope,
  caller: Caller,
  leerlingen: readonly LeerlingId[],
): Promise<{ inBak: readonly Weg[]; erbuiten: readonly LeerlingId[] }> {
  const gevraagd = new Set(leerlingen)
  const inBak = (await q.listWeg(scope, docentVan(caller))).filter(({ id }) => gevraagd.has(id))
  const bak = new Set(inBak.map(({ id }) => id))
  const erbuiten = leerlingen.filter((id) => !bak.has(id))
  await requireLeerlingen(scope, caller, erbuiten)
  return { inBak, erbuiten }
}

/** Places pupils whose group no longer exists or was archived; throws 400 at the field when no group is named. */
async function plaatsDaklozen(
  scope: AdminScope,
  caller: Caller,
  { dakloos, groepId, now }: Pick<Terug, 'groepId' | 'now'> & { readonly dakloos: readonly Weg[] },
): Promise<void> {
  if (dakloos.length === 0) return
  if (groepId === null && zichtVan(caller).soort === 'alles') return
  if (!groepId) throw new ApiError('invalid_input', { groepId: 'Kies waar dit kind gaat zitten' })
  const groepen = await q.listGroepen(scope, docentVan(caller))
  if (!groepen.some(({ id }) => id === groepId)) throw notFound()
  const plekken = dakloos.map(({ id }) => ({ id, naar: groepId }))
  await move(scope, plekken, dagVan(now))
}

/**
 * Puts pupils back where they sat, or in the named group when theirs is no longer in use. Only a caller who sees all pupils can
 * put them back in no group at all.
 */
async function putBack(scope: AdminScope, caller: Caller, terug: Terug): Promise<LeerlingId[]> {
  const { leerlingen, groepId, now } = terug
  const { inBak } = await divide(scope, caller, leerlingen)
  const dakloos = inBak.filter((rij) => rij.groep_id === null || rij.gearchiveerd_op !== null)
  await plaatsDaklozen(scope, caller, { dakloos, groepId, now })
  const ids = inBak.map(({ id }) => id)
  await giveAgain(scope, caller, { ...terug, leerlingen: ids })
  return metPlaatsen(scope, dagVan(now), () => takeBack(scope, ids, dagVan(now)))
}

/**
 * Puts all of these pupils in the prullenbak or takes them out of it; returns for whom that was done now. One pupil whom the
 * caller may not see stops all of it.
 */
export const setPrullenbak = (
  ctx: Context,
  caller: Caller,
  { adminId, leerlingen, weg, groepId, toestemming }: School & LegWeg,
): Promise<{ gedaan: LeerlingId[] }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    await lockSchool(scope)
    const now = ctx.now()
    const wie = [...new Set(leerlingen)]
    if (!weg) {
      const terug = { leerlingen: wie, groepId, toestemming, now }
      return { gedaan: await putBack(scope, caller, terug) }
    }
    const { erbuiten } = await divide(scope, caller, wie)
    return { gedaan: await putAway(scope, erbuiten, { now, door: caller.userId }) }
  })

/** Erases pupils for good; throws 404 unless all of them are in the prullenbak. */
export const eraseLeerlingen = (
  ctx: Context,
  caller: Caller,
  { adminId, leerlingen }: School & { readonly leerlingen: readonly LeerlingId[] },
): Promise<{ leerlingen: number; antwoorden: number }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const wie = [...new Set(leerlingen)]
    const telling = await q.erase(scope, wie, ctx.now())
    if (telling?.['leerling'] !== wie.length) throw notFound()
    return { leerlingen: wie.length, antwoorden: telling['antwoord'] ?? 0 }
  })

/**
 * Erases pupils of all admins whose time in the prullenbak is over, a few at a time, and returns how many. What fails stays as
 * it is for the next round, and does not stop the others.
 */
export async function sweepPrullenbak(ctx: Context): Promise<number> {
  const now = ctx.now()
  const voor = new Date(now.getTime() - PRULLENBAK_DAGEN * DAG_MS)
  const rijp = await q.listRijp(ctx.officeKysely, voor, PER_RONDE)
  const perAdmin = Map.groupBy(rijp, ({ admin_id }) => admin_id)
  let gewist = 0
  const fouten: unknown[] = []
  for (const [adminId, rijen] of perAdmin)
    for (let i = 0; i < rijen.length; i += PER_KEER) {
      const ids = rijen.slice(i, i + PER_KEER).map(({ id }) => id)
      try {
        const telling = await withScope(ctx.kysely, adminId, (scope) => q.erase(scope, ids, now))
        gewist += telling?.['leerling'] ?? 0
      } catch (error) {
        fouten.push(error)
      }
    }
  if (fouten.length > 0) throw fouten[0]
  return gewist
}
