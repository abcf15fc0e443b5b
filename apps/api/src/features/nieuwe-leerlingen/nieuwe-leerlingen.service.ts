import type { AdminId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { NieuweLeerling } from '@letterhaven/contracts/nieuwe-leerlingen'
import type { NieuweToestemming } from '@letterhaven/contracts/toestemming'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { notFound } from '../../platform/errors.ts'
import { idVan } from '../../platform/id-van.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { nieuweGeheimen } from '../leerling-inloggen/nieuwe-geheimen.service.ts'
import { requireBlijft } from '../sluiting/open.service.ts'
import { metPlaatsen } from '../licentie/plaatsen.service.ts'
import { lockSchool, move } from '../../kern/plaatsing/plaatsing.service.ts'
import {
  record,
  requireOvereen,
  requireToestemming,
} from '../../kern/verklaring/verklaring.service.ts'
import { openAdmin, requireGroep } from '../../kern/toegang/toegang.service.ts'
import {
  insertLeerlingen,
  isInGebruik,
  listBekend,
  type NieuwKind,
} from './nieuwe-leerlingen.queries.ts'

interface Wie {
  readonly kind: NieuwKind
  readonly groepId: GroepId | null
  /** The consent that was declared, where the admin asks for it. */
  readonly toestemming?: NieuweToestemming | undefined
}

/**
 * Creates pupils, each with a sign-in secret that nobody else of the group has; `groepen` are the groups that have pupils
 * already. A home and a practice get no pupil without consent, however pupils come in. The caller records the consent.
 */
export async function makeLeerlingen(
  ctx: Context,
  scope: AdminScope,
  { wie, groepen }: { readonly wie: readonly Wie[]; readonly groepen: readonly GroepId[] },
): Promise<void> {
  await requireOvereen(
    scope,
    wie.map(({ toestemming }) => toestemming),
  )
  const leerlingen = wie.map(({ kind: { id, jaargroep }, groepId }) => ({ id, jaargroep, groepId }))
  const geheimen = await nieuweGeheimen(ctx, scope, { leerlingen, groepen })
  await insertLeerlingen(
    scope,
    wie.map(({ kind }) => {
      const geheim = geheimen.get(kind.id)
      if (!geheim) throw new Error('a pupil without a secret')
      return { kind, geheim }
    }),
  )
}

/**
 * Throws when the caller does not see the group, or when it is no longer in use; nobody else adds to it until the transaction
 * ends.
 */
export async function requireInGebruik(
  scope: AdminScope,
  caller: Caller,
  groepId: GroepId,
): Promise<void> {
  await lockSchool(scope)
  await requireGroep(scope, caller, groepId)
  if (!(await isInGebruik(scope, groepId))) throw notFound()
}

interface Erbij {
  readonly adminId: AdminId
  readonly groepId: GroepId
  readonly leerlingen: readonly NieuweLeerling[]
}

/** Creates pupils in a group, all of them or none, and returns their ids. At home and in a practice each needs a consent. */
export const createLeerlingen = (
  ctx: Context,
  caller: Caller,
  { adminId, groepId, leerlingen }: Erbij,
): Promise<{ leerlingen: LeerlingId[] }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    await requireInGebruik(scope, caller, groepId)
    await requireBlijft(scope)
    const now = ctx.now()
    const verklaringen = leerlingen.map(({ toestemming }, i) => ({
      veld: `leerlingen.${i}.toestemming`,
      toestemming,
    }))
    await requireToestemming(scope, verklaringen, now)
    const perId = new Map(leerlingen.map((rij) => [idVan(adminId, rij.sleutel) as LeerlingId, rij]))
    const bekend = await listBekend(scope, [...perId.keys()])
    const nieuw = [...perId].flatMap(([id, rij]): Wie[] => {
      if (bekend.has(id)) return []
      const { sleutel: _, toestemming, ...velden } = rij
      const leeg = { geboortedatum: null, jaarcode: null, sleutel: null, eckid: null }
      return [{ kind: { id, ...velden, ...leeg }, groepId, toestemming }]
    })
    const vandaag = dagVan(now)
    await metPlaatsen(scope, vandaag, async () => {
      await makeLeerlingen(ctx, scope, { wie: nieuw, groepen: [groepId] })
      const plaatsen = nieuw.map(({ kind: { id } }) => ({ id, naar: groepId }))
      await move(scope, plaatsen, vandaag)
      const gegeven = nieuw.flatMap(({ kind: { id }, toestemming }) =>
        toestemming ? [{ id, toestemming }] : [],
      )
      await record(scope, gegeven, { now, door: caller.userId })
    })
    return { leerlingen: [...perId.keys()] }
  })
