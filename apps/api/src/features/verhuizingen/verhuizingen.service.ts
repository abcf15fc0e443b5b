import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import type {
  VerhuisLeerling,
  VerhuisRegel,
  Verhuistoken,
  Verhuizer,
} from '@letterhaven/contracts/verhuizing'
import { VERHUISTOKEN_DAGEN } from '@letterhaven/contracts/verhuizing-maten'
import { bekendeNaam, metLetterpunt } from '@letterhaven/domain/naam'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { replaceGeheim } from '../leerling-inloggen/nieuwe-geheimen.service.ts'
import { requireBlijft } from '../sluiting/open.service.ts'
import { metPlaatsen } from '../licentie/plaatsen.service.ts'
import { requireInGebruik } from '../nieuwe-leerlingen/nieuwe-leerlingen.service.ts'
import { move } from '../../kern/plaatsing/plaatsing.service.ts'
import { tryCode } from '../../kern/remmen/remmen.service.ts'
import { openAdmin, requireLeerling } from '../../kern/toegang/toegang.service.ts'
import { record, requireToestemming } from '../../kern/verklaring/verklaring.service.ts'
import { hashCode, makeCode } from './verhuistoken.ts'
import * as q from './verhuizingen.queries.ts'

const DAG_MS = 86_400_000
/** The number of wrong codes that a school may type in an hour. */
const RUIMTE = { hoogstens: 10, seconden: 3600 }
const LOG_REGELS = 100

interface School {
  readonly adminId: AdminId
}
interface Kind extends School {
  readonly leerlingId: LeerlingId
}
/** Runs work on a pupil of the caller's own; one in the prullenbak does not exist here. */
const openKind = <R>(
  { ctx, caller, adminId, leerlingId }: Kind & { ctx: Context; caller: Caller },
  work: (scope: AdminScope, naam: string) => Promise<R>,
): Promise<R> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    await requireLeerling(scope, caller, leerlingId)
    const rij = await q.findKorteNaam(scope, leerlingId)
    if (!rij) throw notFound()
    return work(scope, rij.naam)
  })

/** Returns the valid token of a pupil, without its code. */
export const getVerhuistoken = (ctx: Context, caller: Caller, kind: Kind): Promise<Verhuistoken> =>
  openKind({ ctx, caller, ...kind }, async (scope) => {
    const rij = await q.findToken(scope, kind.leerlingId, ctx.now())
    return {
      token: rij
        ? {
            gemaaktOp: rij.gemaakt_op.toISOString(),
            geldigTot: rij.geldig_tot.toISOString(),
            door: bekendeNaam(rij),
          }
        : null,
    }
  })

/** Makes a token. Its code is returned only this once, and the previous one stops working. */
export const createVerhuistoken = (
  ctx: Context,
  caller: Caller,
  kind: Kind,
): Promise<{ code: string; geldigTot: string }> =>
  openKind({ ctx, caller, ...kind }, async (scope, naam) => {
    const now = ctx.now()
    const code = makeCode()
    const geldigTot = new Date(now.getTime() + VERHUISTOKEN_DAGEN * DAG_MS)
    const door = caller.userId
    await q.upsertToken(scope, {
      leerling_id: kind.leerlingId,
      token_hash: hashCode(code),
      door,
      gemaakt_op: now,
      geldig_tot: geldigTot,
    })
    await q.insertLog(scope, {
      op: now,
      wat: 'uitgegeven',
      door,
      naam,
      leerling_id: kind.leerlingId,
    })
    return { code, geldigTot: geldigTot.toISOString() }
  })

/** Withdraws a token; returns false when there was none. */
export const withdrawVerhuistoken = (
  ctx: Context,
  caller: Caller,
  kind: Kind,
): Promise<{ ingetrokken: boolean }> =>
  openKind({ ctx, caller, ...kind }, async (scope, naam) => {
    const ingetrokken = await q.deleteToken(scope, kind.leerlingId)
    const wie = { door: caller.userId, naam, leerling_id: kind.leerlingId }
    if (ingetrokken) await q.insertLog(scope, { ...wie, op: ctx.now(), wat: 'ingetrokken' })
    return { ingetrokken }
  })

/** Lists the log of pupils who left and who came. */
export const listVerhuizingen = (
  ctx: Context,
  caller: Caller,
  { adminId }: School,
): Promise<{ regels: VerhuisRegel[] }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => ({
    regels: (await q.listLog(scope, LOG_REGELS)).map(
      ({ op, wat, naam, andere_school, ...wie }) => ({
        op: op.toISOString(),
        wat,
        naam: metLetterpunt(naam),
        andereSchool: andere_school,
        door: bekendeNaam(wie),
      }),
    ),
  }))

/** Runs work with a code. A code that brings nobody is counted and refused, whatever is wrong with it. */
async function metCode<R>(
  ctx: Context,
  adminId: AdminId,
  work: () => Promise<R | null>,
): Promise<R> {
  const gedaan = await tryCode(ctx, { ...RUIMTE, soort: 'verhuizen', wie: adminId }, work)
  if (gedaan === null) throw new ApiError('verhuistoken_refused')
  return gedaan
}

/** Returns who would come with this code, and with what. */
export const viewVerhuizing = (
  ctx: Context,
  caller: Caller,
  { adminId, code }: School & { readonly code: string },
): Promise<Verhuizer> =>
  metCode(ctx, adminId, () =>
    openAdmin({ ctx, caller, adminId }, async (scope) => {
      const wie = await q.viewVerhuizer(scope, hashCode(code), ctx.now())
      return wie && { ...wie, geldigTot: new Date(wie.geldigTot).toISOString() }
    }),
  )

/** Takes in the pupil of this code, in this group, with everything they learned and new words to sign in with. */
export const moveLeerling = (
  ctx: Context,
  caller: Caller,
  { adminId, code, groepId, toestemming }: School & VerhuisLeerling,
): Promise<{ leerlingId: LeerlingId }> =>
  metCode(ctx, adminId, () =>
    openAdmin({ ctx, caller, adminId }, async (scope) => {
      await requireInGebruik(scope, caller, groepId)
      await requireBlijft(scope)
      const now = ctx.now()
      await requireToestemming(scope, [{ veld: 'toestemming', toestemming }], now)
      return metPlaatsen(scope, dagVan(now), async () => {
        const id = await q.move(scope, hashCode(code), { now, door: caller.userId })
        if (id === null) return null
        await move(scope, [{ id, naar: groepId }], dagVan(now))
        await replaceGeheim(ctx, scope, { id, groepId })
        const gegeven = toestemming ? [{ id, toestemming }] : []
        await record(scope, gegeven, { now, door: caller.userId })
        return { leerlingId: id }
      })
    }),
  )
