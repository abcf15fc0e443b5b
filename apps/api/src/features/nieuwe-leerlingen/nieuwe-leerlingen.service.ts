import { createHash } from 'node:crypto'
import type { AdminId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { NieuweLeerling } from '@letterhaven/contracts/nieuwe-leerlingen'
import type { AdminScope, Caller, Context } from '../../context.ts'
import { notFound } from '../../platform/errors.ts'
import { dagVan } from '../../vouwen.ts'
import { nieuweGeheimen } from '../leerling-inloggen/nieuwe-geheimen.service.ts'
import { verplaats } from '../plaatsing/plaatsing.service.ts'
import { openAdmin, requireGroep } from '../toegang/toegang.service.ts'
import {
  insertLeerlingen,
  isInGebruik,
  listBekend,
  type NieuwKind,
} from './nieuwe-leerlingen.queries.ts'

interface Wie {
  readonly kind: NieuwKind
  readonly groepId: GroepId | null
}

/** Makes pupils, each with words to sign in with that nobody else of its group has; `groepen` have pupils already. */
export async function maakLeerlingen(
  ctx: Context,
  scope: AdminScope,
  { wie, groepen }: { readonly wie: readonly Wie[]; readonly groepen: readonly GroepId[] },
): Promise<void> {
  const leerlingen = wie.map(({ kind: { id }, groepId }) => ({ id, groepId }))
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

/** The id that a line of a screen leads to: the same line sent twice is one pupil, and nobody chooses an id. */
function idVan(adminId: AdminId, sleutel: string): LeerlingId {
  const hex = createHash('sha256').update(`${adminId} ${sleutel}`).digest('hex')
  const delen = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ]
  return [...delen, hex.slice(20, 32)].join('-') as LeerlingId
}

interface Erbij {
  readonly adminId: AdminId
  readonly groepId: GroepId
  readonly leerlingen: readonly NieuweLeerling[]
}

/** New pupils in a group, all of them or none; answers who they are. */
export const createLeerlingen = (
  ctx: Context,
  caller: Caller,
  { adminId, groepId, leerlingen }: Erbij,
): Promise<{ leerlingen: LeerlingId[] }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    await requireGroep(scope, caller, groepId)
    if (!(await isInGebruik(scope, groepId))) throw notFound()
    const perId = new Map(leerlingen.map((rij) => [idVan(adminId, rij.sleutel), rij]))
    const bekend = await listBekend(scope, [...perId.keys()])
    const nieuw = [...perId].flatMap(([id, rij]): Wie[] => {
      if (bekend.has(id)) return []
      const { sleutel: _, ...velden } = rij
      const leeg = { geboortedatum: null, jaarcode: null, sleutel: null, eckid: null }
      return [{ kind: { id, ...velden, ...leeg }, groepId }]
    })
    await maakLeerlingen(ctx, scope, { wie: nieuw, groepen: [groepId] })
    await verplaats(
      scope,
      nieuw.map(({ kind: { id } }) => ({ id, naar: groepId })),
      dagVan(ctx.now()),
    )
    return { leerlingen: [...perId.keys()] }
  })
