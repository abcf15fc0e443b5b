import { randomUUID } from 'node:crypto'
import type { Daad, Hersteld, Samengevoegd, Splitsing } from '@letterhaven/contracts/groep'
import type { DaadId, GroepId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import type { Once } from '../../platform/once.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import {
  copyDocenten,
  dropGenodigden,
  opvolgers,
  type Overgenomen,
} from '../../kern/lesgroepen/lesgroepen.service.ts'
import { move } from '../../kern/plaatsing/plaatsing.service.ts'
import { openAdmin } from '../../kern/toegang/toegang.service.ts'
import type { GroepDaad } from '../../schema/groep-daad.ts'
import {
  deleteDocenten,
  insertDocenten,
  insertGroep,
  listDocentenVan,
  listInGegaan,
  updateGroep,
} from './beheer.queries.ts'
import { checkNaam, checkReturningNaam, requireBeheerd, type Groep } from './beheer.service.ts'
import { listLeerlingenVan, listWegVan } from './groepen.queries.ts'

async function requireInGebruik(scope: AdminScope, groepId: GroepId) {
  const groep = await requireBeheerd(scope, groepId)
  if (groep.gearchiveerd_op) throw notFound()
  return groep
}

const wieZit = async (scope: AdminScope, groepId: GroepId): Promise<LeerlingId[]> =>
  (await listLeerlingenVan(scope, [groepId])).map(({ id }) => id)

/** Returns which of these pupils sit in the group today, each of them once. */
async function zittenIn(
  scope: AdminScope,
  groepId: GroepId,
  leerlingen: readonly LeerlingId[],
): Promise<LeerlingId[]> {
  const wie = new Set(leerlingen)
  return (await wieZit(scope, groepId)).filter((id) => wie.has(id))
}

/**
 * Moves pupils back from `van` to `naar`, as far as they are still in `van`; those in the prullenbak as well, so that they
 * come out of it into the right group. Returns how many were moved.
 */
async function moveBack(
  scope: AdminScope,
  { van, naar, leerlingen }: Record<'van' | 'naar', GroepId> & Pick<GroepDaad, 'leerlingen'>,
  now: Date,
): Promise<number> {
  const terug = await zittenIn(scope, van, leerlingen)
  const weg = await listWegVan(scope, van, leerlingen)
  await move(scope, naarGroep([...terug, ...weg], naar), dagVan(now))
  return terug.length + weg.length
}

const newDaadId = () => randomUUID() as string as DaadId

/**
 * Returns the group when it still carries this act and the other group is still in use; throws 409 otherwise. A group that was
 * merged may be in use again because a year was taken back: the act is then undone for the pupils whom it moved.
 */
async function requireDaad(
  scope: AdminScope,
  groepId: GroepId,
  { daad, soort }: { readonly daad: DaadId; readonly soort: GroepDaad['soort'] },
) {
  const ander = (await requireBeheerd(scope, groepId)).daad?.ander
  for (const id of inVolgorde(groepId, ander ?? groepId)) await requireBeheerd(scope, id)
  const groep = await requireBeheerd(scope, groepId)
  const { daad: act } = groep
  const isWeg = groep.gearchiveerd_op !== null && soort === 'splits'
  if (act?.id !== daad || act.soort !== soort || isWeg) throw new ApiError('intussen_anders')
  if ((await requireBeheerd(scope, act.ander)).gearchiveerd_op)
    throw new ApiError('intussen_anders')
  return { ...groep, daad: act }
}

/**
 * Takes the other group of a merge away from the teachers who got it by that, invited ones included. Whoever also teaches
 * another group that was merged into it keeps it until that merge is undone. `daar` are the teachers of the other group.
 */
async function takeOff(
  scope: AdminScope,
  groepId: GroepId,
  { act, daar }: { readonly act: GroepDaad; readonly daar: ReadonlySet<UserId> },
): Promise<void> {
  let eraf: Overgenomen = { docenten: [...act.docenten], genodigden: [...act.genodigden] }
  for (const { id, gearchiveerd_op, daad, ...wie } of await listInGegaan(
    scope,
    act.ander,
    groepId,
  )) {
    const docenten = new Set(opvolgers(wie.docenten, daad.overgedragen, daar))
    const langs = {
      docenten: eraf.docenten.filter((docent) => docenten.has(docent)),
      genodigden: eraf.genodigden.filter((vraag) => wie.genodigden.includes(vraag)),
    }
    eraf = without(eraf, langs)
    await updateGroep(scope, id, { gearchiveerd_op, daad: { ...daad, ...withAll(daad, langs) } })
  }
  await deleteDocenten(scope, act.ander, eraf.docenten)
  await dropGenodigden(scope, act.ander, eraf.genodigden)
}

const without = (alle: Overgenomen, weg: Overgenomen): Overgenomen => ({
  docenten: alle.docenten.filter((wie) => !weg.docenten.includes(wie)),
  genodigden: alle.genodigden.filter((wie) => !weg.genodigden.includes(wie)),
})

const withAll = (alle: Pick<GroepDaad, keyof Overgenomen>, erbij: Overgenomen): Overgenomen => ({
  docenten: [...new Set([...alle.docenten, ...erbij.docenten])],
  genodigden: [...new Set([...alle.genodigden, ...erbij.genodigden])],
})

/**
 * Gives a group that comes back to those of its own teachers who still teach the group it went to, or to those who took over
 * from them.
 */
async function restoreDocenten(
  scope: AdminScope,
  groepId: GroepId,
  { act, daar }: { readonly act: GroepDaad; readonly daar: ReadonlySet<UserId> },
): Promise<void> {
  const eigen = await listDocentenVan(scope, groepId)
  const weer = opvolgers(eigen, act.overgedragen, daar)
  await deleteDocenten(scope, groepId, eigen)
  await insertDocenten(scope, groepId, weer)
}

/** Sorts groups in the order in which they are locked everywhere, also when pupils are moved, so that there is no deadlock. */
const inVolgorde = (...groepen: readonly GroepId[]): GroepId[] => groepen.toSorted()

const naarGroep = (leerlingen: readonly LeerlingId[], naar: GroepId) =>
  leerlingen.map((id) => ({ id, naar }))

/** Merges a group into another one: its pupils and teachers go there, and the group is archived. */
export const mergeGroep = (
  ctx: Context,
  caller: Caller,
  { adminId, groepId, naar, once }: Groep & { readonly naar: GroepId; readonly once: Once },
): Promise<Samengevoegd> =>
  openAdmin({ ctx, caller, adminId, once }, async (scope) => {
    if (naar === groepId) throw new ApiError('invalid_input', { naar: 'Kies een andere' })
    for (const id of inVolgorde(groepId, naar)) await requireInGebruik(scope, id)
    const { daad: vorige } = await requireInGebruik(scope, groepId)
    const leerlingen = await wieZit(scope, groepId)
    await move(scope, naarGroep(leerlingen, naar), dagVan(ctx.now()))
    const overgenomen = await copyDocenten(scope, [{ van: groepId, naar }])
    const daad: GroepDaad = {
      id: newDaadId(),
      soort: 'samen',
      ander: naar,
      leerlingen,
      ...overgenomen,
      overgedragen: [],
      vorige,
    }
    await updateGroep(scope, groepId, { gearchiveerd_op: ctx.now(), daad })
    return { daad: daad.id, naar, aantal: leerlingen.length }
  })

/**
 * Undoes a merge: the group comes back with the pupils who still sit in the other one, and its teachers leave that one. A
 * teacher who was taken off the other one since no longer teaches this one either. Throws 409 when another act archived the
 * group, when the other one was archived since, for example because it was merged into a third, or when the name of the group
 * was taken since.
 */
export const unmergeGroep = (
  ctx: Context,
  caller: Caller,
  { adminId, groepId, daad, once }: Groep & Daad & { readonly once: Once },
): Promise<{ terug: number }> =>
  openAdmin({ ctx, caller, adminId, once }, async (scope) => {
    const groep = await requireDaad(scope, groepId, { daad, soort: 'samen' })
    const { ander, leerlingen, vorige } = groep.daad
    await checkReturningNaam(scope, groep)
    await updateGroep(scope, groepId, { gearchiveerd_op: null, daad: vorige })
    const terug = await moveBack(scope, { van: ander, naar: groepId, leerlingen }, ctx.now())
    const wie = { act: groep.daad, daar: new Set(await listDocentenVan(scope, ander)) }
    await restoreDocenten(scope, groepId, wie)
    await takeOff(scope, groepId, wie)
    return { terug }
  })

/** Splits pupils off to a new group with the same school year and teachers; all of them or none. */
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
    const daad: GroepDaad = {
      id: newDaadId(),
      soort: 'splits',
      ander: groepId,
      leerlingen: wie,
      docenten: [],
      genodigden: [],
      overgedragen: [],
      vorige: null,
    }
    await insertGroep(scope, { id, naam, schooljaar, daad })
    await copyDocenten(scope, [{ van: groepId, naar: id }])
    await move(scope, naarGroep(wie, id), dagVan(ctx.now()))
    return { id, daad: daad.id }
  })

/**
 * Undoes a split: the pupils who were split off and still sit in the new group go back, and the new group is archived once it
 * is empty. Pupils who came into it since stay, with its teachers. Throws 409 when another act made the group, or when either
 * of the two is no longer in use.
 */
export const unsplitGroep = (
  ctx: Context,
  caller: Caller,
  { adminId, groepId, daad, once }: Groep & Daad & { readonly once: Once },
): Promise<Hersteld> =>
  openAdmin({ ctx, caller, adminId, once }, async (scope) => {
    const groep = await requireDaad(scope, groepId, { daad, soort: 'splits' })
    const { ander, leerlingen } = groep.daad
    const terug = await moveBack(scope, { van: groepId, naar: ander, leerlingen }, ctx.now())
    const blijft = (await wieZit(scope, groepId)).length
    const gearchiveerd_op = blijft === 0 ? ctx.now() : null
    await updateGroep(scope, groepId, { gearchiveerd_op, daad: null })
    return { terug, blijft }
  })
