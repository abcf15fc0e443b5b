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

/** What a group is called, or is to be called, in which school year; without an id it is not there yet. */
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

/** Two groups of one name in a school year are one too many: nobody could tell which is meant. */
export async function checkNaam(scope: AdminScope, groep: Genoemd): Promise<void> {
  if (await isBezet(scope, groep))
    throw new ApiError('invalid_input', { naam: 'Deze naam is al in gebruik' })
}

/** The same for a name that nobody types: a group that comes back is called what it was. 409. */
export async function checkReturningNaam(scope: AdminScope, groep: Genoemd): Promise<void> {
  if (await isBezet(scope, groep)) throw new ApiError('groepsnaam_bezet')
}

/** A group of the school, archived or not. */
export async function requireBeheerd(scope: AdminScope, groepId: GroepId) {
  await lockSchool(scope)
  const groep = await findBeheerdeGroep(scope, groepId)
  if (!groep) throw notFound()
  return groep
}

const huidigJaar = async (scope: AdminScope, now: Date): Promise<string> =>
  jaarVanSchool(await getSchooljaren(scope, dagVan(now)))

/** An empty group of the year that the school is in. */
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

/** Another name for a group, with `alleenAls` only while it is still called that (409); answers the one of before. */
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

/** Puts a group out of every list, or back; one in which somebody sits stays: 409. */
export const setGroepArchief = (
  ctx: Context,
  caller: Caller,
  { adminId, groepId, gearchiveerd }: Groep & { readonly gearchiveerd: boolean },
): Promise<{ gearchiveerd: boolean }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const groep = await requireBeheerd(scope, groepId)
    if (gearchiveerd) {
      const leerlingen = await listLeerlingenVan(scope, [groepId])
      if (leerlingen.length > 0) throw new ApiError('groep_niet_leeg')
    } else await checkReturningNaam(scope, groep)
    if (!gearchiveerd) await dropUitDienst(scope, [groepId])
    const gearchiveerd_op = gearchiveerd ? ctx.now() : null
    await updateGroep(scope, groepId, { gearchiveerd_op, daad: null })
    return { gearchiveerd }
  })

/** Groups of the year that the school is in that left the lists, latest first. */
export const listGearchiveerd = (
  ctx: Context,
  caller: Caller,
  { adminId }: School,
): Promise<{ groepen: { id: GroepId; naam: string; op: string }[] }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const rijen = await listArchief(scope, await huidigJaar(scope, ctx.now()))
    return { groepen: rijen.map(({ id, naam, op }) => ({ id, naam, op: op.toISOString() })) }
  })
