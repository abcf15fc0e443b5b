import type { AdminId, GroepId } from '@letterhaven/contracts/ids'
import type { IngangCode } from '@letterhaven/contracts/leerling-ingang'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { notFound } from '../../platform/errors.ts'
import { logInzage } from '../../kern/inzagelog/inzagelog.service.ts'
import { openAdmin, requireGroep } from '../../kern/toegang/toegang.service.ts'
import { makeKlascode, makeSchoolcode, showSchoolcode } from './codes.ts'
import {
  deleteKlascode,
  deleteSchoolcode,
  getKlascode,
  getSchoolcode,
  insertKlascode,
  insertSchoolcode,
  setKlascodeUit,
  setSchoolcodeUit,
  type OpgeslagenCode,
} from './codes.queries.ts'
import { findGroepNaam } from './ingang.queries.ts'

/** The number of draws. A code that is taken is drawn again; with so many codes even once is rare. */
const DRAWS = 5

async function ensureCode(
  read: () => Promise<OpgeslagenCode | undefined>,
  write: () => Promise<void>,
): Promise<IngangCode> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const row = await read()
    if (row) return { code: row.code, aan: row.uit_op === null }
    await write()
  }
  throw new Error('no code was free')
}

/** Returns the admin's code as it is shown, made when it is first asked for. */
export async function ensureSchoolcode(scope: AdminScope): Promise<IngangCode> {
  const { code, aan } = await ensureCode(
    () => getSchoolcode(scope),
    () => insertSchoolcode(scope, makeSchoolcode()),
  )
  return { code: showSchoolcode(code), aan }
}

/** Returns the group's code, made when it is first asked for. */
export const ensureKlascode = (scope: AdminScope, groepId: GroepId): Promise<IngangCode> =>
  ensureCode(
    () => getKlascode(scope, groepId),
    () => insertKlascode(scope, { groepId, code: makeKlascode() }),
  )

interface School {
  readonly adminId: AdminId
}
interface Groep extends School {
  readonly groepId: GroepId
}

/** Runs work on the code of a group; a group that the caller does not see does not exist. */
function openGroep(
  { ctx, caller, adminId, groepId }: Groep & { ctx: Context; caller: Caller },
  work: (scope: AdminScope) => Promise<void>,
): Promise<IngangCode> {
  return openAdmin({ ctx, caller, adminId }, async (scope) => {
    await requireGroep(scope, caller, groepId)
    if (!(await findGroepNaam(scope, groepId))) throw notFound()
    await work(scope)
    await logInzage(scope, { caller, wat: 'codes', groepId })
    return ensureKlascode(scope, groepId)
  })
}

function openSchool(
  { ctx, caller, adminId }: School & { ctx: Context; caller: Caller },
  work: (scope: AdminScope) => Promise<void>,
): Promise<IngangCode> {
  return openAdmin({ ctx, caller, adminId }, async (scope) => {
    await work(scope)
    await logInzage(scope, { caller, wat: 'codes' })
    return ensureSchoolcode(scope)
  })
}

/** Gives a group another code, switched on: the old one at once behaves like one that nobody has. */
export const renewKlascode = (ctx: Context, caller: Caller, groep: Groep): Promise<IngangCode> =>
  openGroep({ ctx, caller, ...groep }, (scope) => deleteKlascode(scope, groep.groepId))

/** Switches the group's code off, or on again as it was. */
export const setKlascode = (
  ctx: Context,
  caller: Caller,
  { aan, ...groep }: Groep & { readonly aan: boolean },
): Promise<IngangCode> =>
  openGroep({ ctx, caller, ...groep }, async (scope) => {
    await ensureKlascode(scope, groep.groepId)
    await setKlascodeUit(scope, groep.groepId, aan ? null : ctx.now())
  })

/** Returns the code of the whole school. It is on every card and names nobody, so reading it is not logged. */
export const readSchoolcode = (
  ctx: Context,
  caller: Caller,
  { adminId }: School,
): Promise<IngangCode> => openAdmin({ ctx, caller, adminId }, ensureSchoolcode)

/** Gives the whole school another code. Links of groups have a code of their own, and keep working. */
export const renewSchoolcode = (
  ctx: Context,
  caller: Caller,
  school: School,
): Promise<IngangCode> => openSchool({ ctx, caller, ...school }, deleteSchoolcode)

/** Switches the school's code off, and with it the code of every group; or on again as they were. */
export const setSchoolcode = (
  ctx: Context,
  caller: Caller,
  { aan, ...school }: School & { readonly aan: boolean },
): Promise<IngangCode> =>
  openSchool({ ctx, caller, ...school }, async (scope) => {
    await ensureSchoolcode(scope)
    await setSchoolcodeUit(scope, aan ? null : ctx.now())
  })
