import type { AdminId, BestellingId } from '@letterhaven/contracts/ids'
import type { Bestelling, BestelPlaatsen, Licentie } from '@letterhaven/contracts/licentie'
import { BEDENKDAGEN } from '@letterhaven/contracts/licentie-maten'
import { besteldVoor, nodigJaarLater, tekortVan } from '@letterhaven/domain/licentie'
import { bekendeNaam } from '@letterhaven/domain/naam'
import { schooljaarVan, volgendSchooljaar } from '@letterhaven/domain/schooljaar'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { idVan } from '../../platform/id-van.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { requireBlijft } from '../sluiting/open.service.ts'
import { landVanAdmin, openAdmin } from '../../kern/toegang/toegang.service.ts'
import * as q from './licentie.queries.ts'
import { countPlaatsen } from './plaatsen.service.ts'

const DAG_MS = 86_400_000

interface School {
  readonly adminId: AdminId
}

type Rij = Awaited<ReturnType<typeof q.listBestellingen>>[number]

const terugTot = (op: Date): Date => new Date(op.getTime() + BEDENKDAGEN * DAG_MS)

function presentBestelling(rij: Rij, now: Date): Bestelling {
  const { id, schooljaar, plaatsen, op, kenmerk, ingetrokken_op: weg, voornaam } = rij
  const tot = terugTot(op)
  return {
    id,
    schooljaar,
    plaatsen,
    op: op.toISOString(),
    door: bekendeNaam({ voornaam, tussenvoegsel: rij.tussenvoegsel, achternaam: rij.achternaam }),
    kenmerk,
    ingetrokkenOp: weg?.toISOString() ?? null,
    terugTot: weg === null && tot > now ? tot.toISOString() : null,
  }
}

async function show(scope: AdminScope, now: Date): Promise<Licentie> {
  const [stand, rijen] = await Promise.all([
    countPlaatsen(scope, dagVan(now)),
    q.listBestellingen(scope),
  ])
  const { schooljaar, tot, gebruikt, nogNiet, plaatsen, besteld, respijtTot } = stand
  const volgend = volgendSchooljaar(schooljaar)
  return {
    schooljaar,
    tot,
    gebruikt,
    nogNiet,
    plaatsen,
    besteld,
    tekort: tekortVan(stand),
    respijtTot,
    volgend: {
      schooljaar: volgend,
      blijven: nodigJaarLater(stand.vragers),
      plaatsen: besteldVoor(stand.rijen, volgend),
    },
    bestellingen: rijen.map((rij) => presentBestelling(rij, now)),
  }
}

/** Returns the seats in use and free, what was ordered, and what the next year asks for. */
export const getLicentie = (ctx: Context, caller: Caller, { adminId }: School): Promise<Licentie> =>
  openAdmin({ ctx, caller, adminId }, (scope) => show(scope, ctx.now()))

/** Orders seats; they count at once. Throws 400 for any year other than this one and the next. */
export const orderPlaatsen = (
  ctx: Context,
  caller: Caller,
  { adminId, sleutel, ...bestelling }: School & BestelPlaatsen,
): Promise<Licentie> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const now = ctx.now()
    await requireBlijft(scope)
    const dit = schooljaarVan(dagVan(now), await landVanAdmin(scope))
    if (![dit, volgendSchooljaar(dit)].includes(bestelling.schooljaar))
      throw new ApiError('invalid_input', { schooljaar: 'Kies dit schooljaar of het volgende' })
    const id = idVan(adminId, `bestelling ${sleutel}`) as BestellingId
    await q.insertBestelling(scope, { id, ...bestelling, op: now, door: caller.userId })
    return show(scope, now)
  })

/** Withdraws an order; throws 409 after two weeks, and when pupils need its seats. */
export const withdrawBestelling = (
  ctx: Context,
  caller: Caller,
  { adminId, bestellingId }: School & { readonly bestellingId: BestellingId },
): Promise<Licentie> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const now = ctx.now()
    const vandaag = dagVan(now)
    await q.lockPlaatsen(scope)
    const rij = await q.findBestelling(scope, bestellingId)
    if (!rij) throw notFound()
    if (rij.ingetrokken_op !== null || terugTot(rij.op) <= now)
      throw new ApiError('bestelling_te_oud')
    const { plaatsen: eerst } = await countPlaatsen(scope, vandaag)
    await q.setIngetrokken(scope, bestellingId, now)
    const { plaatsen, gebruikt } = await countPlaatsen(scope, vandaag)
    if (plaatsen < eerst && gebruikt > plaatsen) throw new ApiError('plaatsen_bezet')
    return show(scope, now)
  })
