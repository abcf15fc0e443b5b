import type { VoegSamen } from '@letterhaven/contracts/dubbel'
import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import { paarVan, findDubbelen } from '@letterhaven/domain/dubbel'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { readSpelboeken } from '../../kern/bezit/bezit.service.ts'
import { addSpelboeken } from '../spelboeken/spelboeken.service.ts'
import { holdLeerling } from '../landkaart/schelpen.service.ts'
import { lockSchool } from '../../kern/plaatsing/plaatsing.service.ts'
import { saveJaarlijn, readJaarlijnSamen } from '../../kern/staat/jaarlijn.service.ts'
import { holdStaten, loadStaat, askHerberekening } from '../../kern/staat/staat.service.ts'
import { openAdmin, requireLeerling } from '../../kern/toegang/toegang.service.ts'
import * as q from './dubbelen.queries.ts'

/** A moment before every answer: the state is folded anew from its beginning. */
const VAN_VOREN_AF = new Date(0)

/** Throws when these two, as they are at this moment, are not likely to be one child. */
async function requireDubbel(scope: AdminScope, { blijft, weg }: VoegSamen): Promise<void> {
  const [twee, apart] = await Promise.all([
    q.listKinderen(scope, [blijft, weg]),
    q.listApart(scope),
  ])
  const gezegd = new Set(apart.map(({ een, ander }) => paarVan(een, ander)))
  if (findDubbelen(twee, gezegd).length === 0) throw new ApiError('dubbel_veranderd')
}

/**
 * Merges two pupils into one: every answer, test, purchase and key of `weg` belongs to `blijft` from then on, and `weg` is gone
 * as if it was erased. A job of the same transaction folds the state of `blijft` anew out of both histories, in the order of
 * time. All of it happens or nothing; it cannot be undone.
 */
export const merge = (
  ctx: Context,
  caller: Caller,
  { adminId, blijft, weg }: VoegSamen & { readonly adminId: AdminId },
): Promise<{ leerlingId: LeerlingId; antwoorden: number }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    await lockSchool(scope)
    for (const id of [blijft, weg].toSorted()) await holdLeerling(scope, id)
    const kind = await requireLeerling(scope, caller, blijft)
    await requireLeerling(scope, caller, weg)
    await requireDubbel(scope, { blijft, weg })
    await loadStaat(scope, ctx.inhoud, kind)
    await holdStaten(scope, [blijft, weg])
    await q.lockTwee(scope, { blijft, weg })
    const now = ctx.now()
    const boeken = await readSpelboeken(scope, weg)
    const lijn = await readJaarlijnSamen(ctx, scope, { blijft, weg, now })
    const antwoorden = await q.mergeInto(scope, { blijft, weg }, { now, door: caller.userId })
    if (antwoorden === null) throw notFound()
    await saveJaarlijn(scope, blijft, lijn)
    await addSpelboeken(scope, blijft, boeken)
    await askHerberekening(scope, blijft, VAN_VOREN_AF)
    return { leerlingId: blijft, antwoorden }
  })
