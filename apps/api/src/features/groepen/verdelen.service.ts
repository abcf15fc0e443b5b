import { randomUUID } from 'node:crypto'
import type {
  Hersteld,
  Samengevoegd,
  Splitsing,
  SplitsingTerug,
} from '@letterhaven/contracts/groep'
import type { DaadId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import type { Once } from '../../platform/once.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { copyDocenten, dropGenodigden } from '../../kern/lesgroepen/lesgroepen.service.ts'
import { move } from '../../kern/plaatsing/plaatsing.service.ts'
import { openAdmin } from '../../kern/toegang/toegang.service.ts'
import { deleteDocenten, deleteDocentenZonder, insertGroep, updateGroep } from './beheer.queries.ts'
import { checkNaam, checkReturningNaam, requireBeheerd, type Groep } from './beheer.service.ts'
import { listLeerlingenVan, listWegVan } from './groepen.queries.ts'

async function requireInGebruik(scope: AdminScope, groepId: GroepId) {
  const groep = await requireBeheerd(scope, groepId)
  if (groep.gearchiveerd_op) throw notFound()
  return groep
}

const wieZit = async (scope: AdminScope, groepId: GroepId): Promise<LeerlingId[]> =>
  (await listLeerlingenVan(scope, [groepId])).map(({ id }) => id)

/** Of these pupils those who sit in the group today, each once. */
async function zittenIn(
  scope: AdminScope,
  groepId: GroepId,
  leerlingen: readonly LeerlingId[],
): Promise<LeerlingId[]> {
  const wie = new Set(leerlingen)
  return (await wieZit(scope, groepId)).filter((id) => wie.has(id))
}

/**
 * Brings back to a group who of these sits where it went; who lies in the prullenbak as well, for coming out of it later.
 * Answers how many of those that anybody sees.
 */
async function moveBack(
  scope: AdminScope,
  { van, naar, leerlingen }: Record<'van' | 'naar', GroepId> & Pick<Samengevoegd, 'leerlingen'>,
  now: Date,
): Promise<number> {
  const terug = await zittenIn(scope, van, leerlingen)
  const weg = await listWegVan(scope, van, leerlingen)
  await move(scope, naarGroep([...terug, ...weg], naar), dagVan(now))
  return terug.length
}

const newDaad = () => randomUUID() as string as DaadId

/** Stops where a group is no longer what this act made of it: 409. */
function requireDaad(groep: { readonly daad: DaadId | null }, daad: DaadId): void {
  if (groep.daad !== daad) throw new ApiError('intussen_anders')
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
    const daad = newDaad()
    await updateGroep(scope, groepId, { gearchiveerd_op: ctx.now(), daad })
    return { daad, naar, leerlingen, ...overgenomen }
  })

/**
 * Undoes that: the group is back with who still sits where it went; its teachers leave the other one. Whoever was taken off
 * that one since teaches this one no more either. 409 where it was not this act that put the group away, or where the
 * other one went up in a third.
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
    daad,
    once,
  }: Groep & Samengevoegd & { readonly once: Once },
): Promise<{ terug: number }> =>
  openAdmin({ ctx, caller, adminId, once }, async (scope) => {
    for (const id of inVolgorde(groepId, naar)) await requireBeheerd(scope, id)
    const groep = await requireBeheerd(scope, groepId)
    requireDaad(groep, daad)
    if ((await requireBeheerd(scope, naar)).gearchiveerd_op) throw new ApiError('intussen_anders')
    await checkReturningNaam(scope, groep)
    await updateGroep(scope, groepId, { gearchiveerd_op: null, daad: null })
    const terug = await moveBack(scope, { van: naar, naar: groepId, leerlingen }, ctx.now())
    await deleteDocentenZonder(scope, groepId, naar)
    await deleteDocenten(scope, naar, docenten)
    await dropGenodigden(scope, naar, genodigden)
    return { terug }
  })

/** Some of a group go to a new one of the same school year and teachers; all of them or none. */
export const splitGroep = (
  ctx: Context,
  caller: Caller,
  { adminId, groepId, naam, leerlingen, once }: Groep & Splitsing & { readonly once: Once },
): Promise<{ id: GroepId; daad: DaadId }> =>
  openAdmin({ ctx, caller, adminId, once }, async (scope) => {
    const { schooljaar } = await requireInGebruik(scope, groepId)
    await checkNaam(scope, { naam, schooljaar })
    const wie = [...new Set(leerlingen)]
    if ((await zittenIn(scope, groepId, wie)).length < wie.length) throw notFound()
    const id = randomUUID() as string as GroepId
    const daad = newDaad()
    await insertGroep(scope, { id, naam, schooljaar, daad })
    await copyDocenten(scope, [{ van: groepId, naar: id }])
    await move(scope, naarGroep(wie, id), dagVan(ctx.now()))
    return { id, daad }
  })

/**
 * Undoes that: who was split off and still sits there goes back, and the new group leaves the lists once it is empty. Whoever
 * came into it since stays, with its teachers. 409 where it was not this act that made it, or either of the two is in use no
 * more.
 */
export const unsplitGroep = (
  ctx: Context,
  caller: Caller,
  {
    adminId,
    groepId,
    naar,
    leerlingen,
    daad,
    once,
  }: Groep & SplitsingTerug & { readonly once: Once },
): Promise<Hersteld> =>
  openAdmin({ ctx, caller, adminId, once }, async (scope) => {
    if (naar === groepId) throw new ApiError('invalid_input', { naar: 'Kies een andere' })
    for (const id of inVolgorde(groepId, naar)) {
      const { gearchiveerd_op: weg } = await requireBeheerd(scope, id)
      if (weg) throw new ApiError('intussen_anders')
    }
    requireDaad(await requireBeheerd(scope, groepId), daad)
    const terug = await moveBack(scope, { van: groepId, naar, leerlingen }, ctx.now())
    const blijft = (await wieZit(scope, groepId)).length
    const gearchiveerd_op = blijft === 0 ? ctx.now() : null
    await updateGroep(scope, groepId, { gearchiveerd_op, daad: null })
    return { terug, blijft }
  })
