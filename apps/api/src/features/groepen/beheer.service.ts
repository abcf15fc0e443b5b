import { randomUUID } from 'node:crypto'
import type { AdminId, GroepId } from '@letterhaven/contracts/ids'
import { jaarVanSchool } from '@letterhaven/domain/jaar-van-school'
import { isZelfdeNaam } from '@letterhaven/domain/naamsleutel'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import type { Once } from '../../platform/once.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { dropUitDienst } from '../../kern/lesgroepen/lesgroepen.service.ts'
import { getSchooljaren, lockSchool } from '../../kern/plaatsing/plaatsing.service.ts'
import { openAdmin } from '../../kern/toegang/toegang.service.ts'
import {
  findBeheerdeGroep,
  insertGroep,
  listNamenInGebruik,
  listArchief,
  updateGroep,
} from './beheer.queries.ts'
import { listLeerlingenVan } from './groepen.queries.ts'

export interface School {
  readonly adminId: AdminId
}
export interface Groep extends School {
  readonly groepId: GroepId
}

/** The name that a group has, or will have, in a school year; without an id the group does not exist yet. */
interface Genoemd {
  readonly id?: GroepId
  readonly naam: string
  readonly schooljaar: string
}

async function isBezet(scope: AdminScope, { id, naam, schooljaar }: Genoemd): Promise<boolean> {
  await lockSchool(scope)
  const bezet = await listNamenInGebruik(scope, schooljaar, id ?? null)
  return bezet.some((een) => isZelfdeNaam(een, naam))
}

/** Throws 400 when another group in the school year has this name: nobody could tell which one is meant. */
export async function checkNaam(scope: AdminScope, groep: Genoemd): Promise<void> {
  if (await isBezet(scope, groep))
    throw new ApiError('invalid_input', { naam: 'Deze naam is al in gebruik' })
}

/** Does the same for a name that nobody types, when a group comes back under the name it had. Throws 409. */
export async function checkReturningNaam(scope: AdminScope, groep: Genoemd): Promise<void> {
  if (await isBezet(scope, groep)) throw new ApiError('groepsnaam_bezet')
}

/** Returns a group of the school, archived or not; throws 404 when there is none. */
export async function requireBeheerd(scope: AdminScope, groepId: GroepId) {
  await lockSchool(scope)
  const groep = await findBeheerdeGroep(scope, groepId)
  if (!groep) throw notFound()
  return groep
}

const huidigJaar = async (scope: AdminScope, now: Date): Promise<string> =>
  jaarVanSchool(await getSchooljaren(scope, dagVan(now)))

/** Creates an empty group in the school year that the school is in. */
export const createGroep = (
  ctx: Context,
  caller: Caller,
  { adminId, naam, once }: School & { readonly naam: string; readonly once: Once },
): Promise<{ id: GroepId }> =>
  openAdmin({ ctx, caller, adminId, once }, async (scope) => {
    await lockSchool(scope)
    const schooljaar = await huidigJaar(scope, ctx.now())
    await checkNaam(scope, { naam, schooljaar })
    const id = randomUUID() as string as GroepId
    await insertGroep(scope, { id, naam, schooljaar })
    return { id }
  })

/**
 * Renames a group and returns its previous name. With `alleenAls` it does so only while the group still has that name; throws
 * 409 otherwise.
 */
export const renameGroep = (
  ctx: Context,
  caller: Caller,
  {
    adminId,
    groepId,
    naam,
    alleenAls,
  }: Groep & { readonly naam: string; readonly alleenAls?: string | undefined },
): Promise<{ vorige: string }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const groep = await requireBeheerd(scope, groepId)
    if (groep.naam !== (alleenAls ?? groep.naam)) throw new ApiError('intussen_anders')
    const straks = { ...groep, naam }
    await (alleenAls === undefined ? checkNaam(scope, straks) : checkReturningNaam(scope, straks))
    await updateGroep(scope, groepId, { naam })
    return { vorige: groep.naam }
  })

/** Archives a group, or brings it back. A group with pupils cannot be archived: 409. */
export const setGroepArchief = (
  ctx: Context,
  caller: Caller,
  { adminId, groepId, gearchiveerd }: Groep & { readonly gearchiveerd: boolean },
): Promise<{ gearchiveerd: boolean }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const groep = await requireBeheerd(scope, groepId)
    // Somebody else did it already, perhaps by a merge, whose way back would be lost.
    if (gearchiveerd === (groep.gearchiveerd_op !== null)) return { gearchiveerd }
    if (gearchiveerd) {
      const leerlingen = await listLeerlingenVan(scope, [groepId])
      if (leerlingen.length > 0) throw new ApiError('groep_niet_leeg')
    } else await checkReturningNaam(scope, groep)
    if (!gearchiveerd) await dropUitDienst(scope, [groepId])
    const gearchiveerd_op = gearchiveerd ? ctx.now() : null
    await updateGroep(scope, groepId, { gearchiveerd_op, daad: null })
    return { gearchiveerd }
  })

/** Lists the archived groups of the school year that the school is in, latest first. */
export const listGearchiveerd = (
  ctx: Context,
  caller: Caller,
  { adminId }: School,
): Promise<{ groepen: { id: GroepId; naam: string; op: string }[] }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const rijen = await listArchief(scope, await huidigJaar(scope, ctx.now()))
    return { groepen: rijen.map(({ id, naam, op }) => ({ id, naam, op: op.toISOString() })) }
  })
