import { randomUUID } from 'node:crypto'
import type {
  Hersteld,
  Samengevoegd,
  Splitsing,
  SplitsingTerug,
} from '@letterhaven/contracts/groep'
import type { GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import type { Once } from '../../platform/once.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { copyDocenten, dropGenodigden } from '../../kern/lesgroepen/lesgroepen.service.ts'
import { move } from '../../kern/plaatsing/plaatsing.service.ts'
import { openAdmin } from '../../kern/toegang/toegang.service.ts'
import { deleteDocenten, insertGroep, updateGroep } from './beheer.queries.ts'
import { checkNaam, checkReturningNaam, requireBeheerd, type Groep } from './beheer.service.ts'
import { listLeerlingenVan } from './groepen.queries.ts'

async function requireInGebruik(scope: AdminScope, groepId: GroepId) {
  const groep = await requireBeheerd(scope, groepId)
  if (groep.gearchiveerd_op) throw notFound()
  return groep
}

const wieZit = async (scope: AdminScope, groepId: GroepId): Promise<LeerlingId[]> =>
  (await listLeerlingenVan(scope, [groepId])).map(({ id }) => id)

/** Of these pupils those who sit in the group today. */
async function zittenIn(
  scope: AdminScope,
  groepId: GroepId,
  leerlingen: readonly LeerlingId[],
): Promise<LeerlingId[]> {
  const hier = new Set(await wieZit(scope, groepId))
  return leerlingen.filter((id) => hier.has(id))
}

/** Groups are locked in this order everywhere, moving pupils included: no two wait for each other. */
const inVolgorde = (...groepen: readonly GroepId[]): GroepId[] => groepen.toSorted()

const naarGroep = (leerlingen: readonly LeerlingId[], naar: GroepId) =>
  leerlingen.map((id) => ({ id, naar }))

/** Everybody of a group goes to another one, with its teachers, and the group leaves the lists. */
export const mergeGroep = (
  ctx: Context,
  caller: Caller,
  { adminId, groepId, naar, once }: Groep & { readonly naar: GroepId; readonly once: Once },
): Promise<Samengevoegd> =>
  openAdmin({ ctx, caller, adminId, once }, async (scope) => {
    if (naar === groepId) throw new ApiError('invalid_input', { naar: 'Kies een andere' })
    for (const id of inVolgorde(groepId, naar)) await requireInGebruik(scope, id)
    const leerlingen = await wieZit(scope, groepId)
    await move(scope, naarGroep(leerlingen, naar), dagVan(ctx.now()))
    const overgenomen = await copyDocenten(scope, [{ van: groepId, naar }])
    await updateGroep(scope, groepId, { gearchiveerd_op: ctx.now() })
    return { naar, leerlingen, ...overgenomen }
  })

/**
 * Undoes that: the group is back with who still sits where it went; its teachers leave the other one. 409 where it is back
 * by another road: who was put there since is not taken along.
 */
export const unmergeGroep = (
  ctx: Context,
  caller: Caller,
  {
    adminId,
    groepId,
    naar,
    leerlingen,
    docenten,
    genodigden,
    once,
  }: Groep & Samengevoegd & { readonly once: Once },
): Promise<{ terug: number }> =>
  openAdmin({ ctx, caller, adminId, once }, async (scope) => {
    for (const id of inVolgorde(groepId, naar)) await requireBeheerd(scope, id)
    const groep = await requireBeheerd(scope, groepId)
    if (groep.gearchiveerd_op === null) throw new ApiError('intussen_anders')
    await checkReturningNaam(scope, groep.naam, groepId)
    await updateGroep(scope, groepId, { gearchiveerd_op: null })
    const terug = await zittenIn(scope, naar, leerlingen)
    await move(scope, naarGroep(terug, groepId), dagVan(ctx.now()))
    await deleteDocenten(scope, naar, docenten)
    await dropGenodigden(scope, naar, genodigden)
    return { terug: terug.length }
  })

/** Some of a group go to a new one of the same school year and teachers; all of them or none. */
export const splitGroep = (
  ctx: Context,
  caller: Caller,
  { adminId, groepId, naam, leerlingen, once }: Groep & Splitsing & { readonly once: Once },
): Promise<{ id: GroepId }> =>
  openAdmin({ ctx, caller, adminId, once }, async (scope) => {
    await checkNaam(scope, naam, null)
    const { schooljaar } = await requireInGebruik(scope, groepId)
    const wie = [...new Set(leerlingen)]
    if ((await zittenIn(scope, groepId, wie)).length < wie.length) throw notFound()
    const id = randomUUID() as string as GroepId
    await insertGroep(scope, { id, naam, schooljaar })
    await copyDocenten(scope, [{ van: groepId, naar: id }])
    await move(scope, naarGroep(wie, id), dagVan(ctx.now()))
    return { id }
  })

/**
 * Undoes that: who was split off and still sits there goes back, and the new group leaves the lists once it is empty. Whoever
 * came into it since stays, with its teachers. 409 where either of the two is in use no more.
 */
export const unsplitGroep = (
  ctx: Context,
  caller: Caller,
  { adminId, groepId, naar, leerlingen, once }: Groep & SplitsingTerug & { readonly once: Once },
): Promise<Hersteld> =>
  openAdmin({ ctx, caller, adminId, once }, async (scope) => {
    if (naar === groepId) throw new ApiError('invalid_input', { naar: 'Kies een andere' })
    for (const id of inVolgorde(groepId, naar)) {
      const { gearchiveerd_op: weg } = await requireBeheerd(scope, id)
      if (weg) throw new ApiError('intussen_anders')
    }
    const terug = await zittenIn(scope, groepId, leerlingen)
    await move(scope, naarGroep(terug, naar), dagVan(ctx.now()))
    const blijft = (await wieZit(scope, groepId)).length
    if (blijft === 0) await updateGroep(scope, groepId, { gearchiveerd_op: ctx.now() })
    return { terug: terug.length, blijft }
  })
