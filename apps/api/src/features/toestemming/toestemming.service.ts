import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import type { NieuweToestemming, Toestemming } from '@letterhaven/contracts/toestemming'
import { bekendeNaam } from '@letterhaven/domain/naam'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { putAway } from '../prullenbak/weg.service.ts'
import { openAdmin, requireLeerling } from '../../kern/toegang/toegang.service.ts'
import * as q from './toestemming.queries.ts'
import { record, requireToestemming } from '../../kern/verklaring/verklaring.service.ts'

interface Kind {
  readonly adminId: AdminId
  readonly leerlingId: LeerlingId
}
interface Stand {
  toestemming: Toestemming | null
}

/** Runs work on a pupil whom the caller may see. */
const openKind = <R>(
  { ctx, caller, adminId, leerlingId }: Kind & { ctx: Context; caller: Caller },
  work: (scope: AdminScope) => Promise<R>,
): Promise<R> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    await requireLeerling(scope, caller, leerlingId)
    return work(scope)
  })

async function readStand(scope: AdminScope, leerlingId: LeerlingId): Promise<Stand> {
  const rij = await q.findToestemming(scope, leerlingId)
  if (!rij) return { toestemming: null }
  const { soort, naam, gegeven_op, versie, vastgelegd_op, ...wie } = rij
  return {
    toestemming: {
      soort,
      naam,
      gegevenOp: gegeven_op,
      versie,
      vastgelegdOp: vastgelegd_op.toISOString(),
      door: bekendeNaam(wie),
    },
  }
}

/** Returns the valid consent of a pupil; null when none was recorded. */
export const getToestemming = (ctx: Context, caller: Caller, kind: Kind): Promise<Stand> =>
  openKind({ ctx, caller, ...kind }, (scope) => readStand(scope, kind.leerlingId))

/** Records consent for a pupil who had none; a valid one is kept. */
export const setToestemming = (
  ctx: Context,
  caller: Caller,
  { adminId, leerlingId, ...toestemming }: Kind & NieuweToestemming,
): Promise<Stand> =>
  openKind({ ctx, caller, adminId, leerlingId }, async (scope) => {
    const now = ctx.now()
    await requireToestemming(scope, [{ veld: null, toestemming }], now)
    await record(scope, [{ id: leerlingId, toestemming }], { now, door: caller.userId })
    return readStand(scope, leerlingId)
  })

/** Withdraws consent: the pupil goes to the prullenbak, with no way in, and is erased when their days there are over. */
export const withdrawToestemming = (
  ctx: Context,
  caller: Caller,
  { adminId, leerlingId }: Kind,
): Promise<{ ingetrokken: boolean }> =>
  openKind({ ctx, caller, adminId, leerlingId }, async (scope) => {
    const wie = { now: ctx.now(), door: caller.userId }
    const ingetrokken = await q.endToestemming(scope, leerlingId, { op: wie.now, door: wie.door })
    if (ingetrokken) await putAway(scope, [leerlingId], wie)
    return { ingetrokken }
  })
