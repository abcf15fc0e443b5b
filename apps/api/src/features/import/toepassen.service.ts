import type { ImportKeuzes, ImportTelling } from '@letterhaven/contracts/import'
import { jaarErvoor } from '@letterhaven/domain/jaar-van-school'
import { heeftRecht } from '@letterhaven/domain/rechten'
import type { Momentopname } from '@letterhaven/importers'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { checkPost } from '../docenten/uitnodigen.service.ts'
import { metPlaatsen } from '../licentie/plaatsen.service.ts'
import { lockSchool } from '../../kern/plaatsing/plaatsing.service.ts'
import { requireBlijft } from '../sluiting/open.service.ts'
import { openAdmin } from '../../kern/toegang/toegang.service.ts'
import { loadAccount } from './account.service.ts'
import * as q from './import.queries.ts'
import { inviteLeerkrachten } from './leerkrachten.service.ts'
import type { Beeld } from './leestaak.ts'
import { jaarVanOpname, type Account } from './account.ts'
import { makePlan, countPlan } from './plan.ts'
import { execute } from './execute.service.ts'
import {
  requireJaar,
  requireVoorbeeld,
  type Een,
  type Inlezen,
  type Voorbeeld,
} from './voorbeeld.service.ts'
import { isZelfdeAccount } from './zelfde-account.ts'

type Toepassen = Een & ImportKeuzes

/** Loads a file that may be applied and the account as it is, or the result when the file was applied before. */
const loadForToepassen = (
  { ctx }: Inlezen,
  caller: Caller,
  { adminId, importId }: Een,
): Promise<{ gedaan: ImportTelling } | { gedaan: null; rij: Voorbeeld; account: Account }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const eerder = await q.findImport(scope, importId)
    if (eerder?.telling && eerder.teruggedraaid_op === null) return { gedaan: eerder.telling }
    const rij = requireVoorbeeld(eerder)
    const { account } = await loadAccount(scope, dagVan(ctx.now()))
    requireJaar(rij, account)
    return { gedaan: null, rij, account }
  })

/**
 * Compares a file with an account as it was loaded, including what somebody decided; throws 409 when the difference is not the
 * one that was looked at.
 */
async function compareWith(
  { lezer }: Inlezen,
  { adminId, ...keuzes }: Toepassen,
  { rij, account }: { rij: Voorbeeld; account: Account },
): Promise<Beeld> {
  const besluit = {
    zelfde: new Map(keuzes.zelfde.map(({ regel, id }) => [regel, id])),
    nieuw: new Set(keuzes.nieuw),
  }
  const { zoals, beeld } = await lezer.perform(adminId, {
    wat: 'vergelijk',
    momentopname: rij.momentopname,
    soort: rij.soort,
    account,
    besluit,
    jaren: new Map(keuzes.jaren?.map(({ regel, jaargroep }) => [regel, jaargroep])),
  })
  if (zoals.vingerafdruk !== keuzes.vingerafdruk) throw new ApiError('import_veranderd')
  return beeld
}

/** What it is carried out with: what the file says and does, the account that it was compared with, and what somebody chose. */
type Doen = Toepassen & {
  readonly momentopname: Momentopname
  readonly beeld: Beeld
  readonly naast: Account
}

/**
 * Carries it out under the lock of the school if the account is still the one that the file was compared with; returns null
 * otherwise.
 */
const performToepassen = (
  { ctx }: Inlezen,
  caller: Caller,
  { adminId, importId, uitnodigen = [], momentopname, ...met }: Doen,
): Promise<ImportTelling | null> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    await lockSchool(scope)
    const eerder = await q.holdImport(scope, importId)
    if (eerder?.telling && eerder.teruggedraaid_op === null) return eerder.telling
    if (!eerder) throw notFound()
    if (eerder.toegepast_op !== null) throw new ApiError('import_klaar')
    await requireBlijft(scope)
    const now = ctx.now()
    const { account, ...tabellen } = await loadAccount(scope, dagVan(now))
    if (!isZelfdeAccount(account, met.naast)) return null
    await checkUitnodigingen(ctx, scope, { caller, uitnodigen })
    const vertrokken = new Set(met.vertrokken)
    const schooljaar = jaarVanOpname(momentopname, account.jaren)
    const ervoor = jaarErvoor(schooljaar, account.jaren)
    const plan = makePlan(met.beeld.verschil, { ...tabellen, vertrokken, schooljaar, ervoor })
    const dag = { schooljaar, vandaag: dagVan(now), now, door: caller.userId }
    const gedaan = await metPlaatsen(scope, dag.vandaag, () => execute(ctx, scope, { plan, dag }))
    const gevraagd = await inviteLeerkrachten(ctx, scope, {
      caller,
      opname: momentopname,
      keuzes: uitnodigen,
      plek: plan.plek,
    })
    const stappen = [...gedaan, ...gevraagd.map((id) => ({ soort: 'uitgenodigd' as const, id }))]
    const telling = { ...countPlan(plan), uitgenodigd: gevraagd.length }
    await q.markToegepast(scope, { id: importId, op: now, door: caller.userId, telling, stappen })
    return telling
  })

/** Throws before anything is done when the caller may not invite, when no mail can be sent, or when there would be too many. */
async function checkUitnodigingen(
  ctx: Context,
  scope: AdminScope,
  { caller, uitnodigen }: Pick<Toepassen, 'uitnodigen'> & { readonly caller: Caller },
): Promise<void> {
  if (!uitnodigen?.length) return
  if (!heeftRecht(caller.role, 'docent.write')) throw notFound()
  for (const _ of uitnodigen) await checkPost(ctx, scope)
}

/** How often a file is compared with the account, in case a colleague changes something meanwhile. */
const MEESTE_PROBEERSELS = 3

/**
 * Applies a file in one transaction: all of it or nothing. Throws 409 when the account has changed since the preview in a way
 * that matters to the file. A second call returns the same as the first. A thread compares the file with the account while no
 * lock is held here: what changes meanwhile is noticed under the lock, and then the file is compared again.
 */
export async function applyImport(
  inlezen: Inlezen,
  caller: Caller,
  vraag: Toepassen,
): Promise<ImportTelling> {
  for (let keer = 0; keer < MEESTE_PROBEERSELS; keer += 1) {
    const geladen = await loadForToepassen(inlezen, caller, vraag)
    if (geladen.gedaan) return geladen.gedaan
    const beeld = await compareWith(inlezen, vraag, geladen)
    const { rij, account: naast } = geladen
    const doen = { ...vraag, momentopname: rij.momentopname, beeld, naast }
    const telling = await performToepassen(inlezen, caller, doen)
    if (telling) return telling
  }
  throw new ApiError('import_veranderd')
}
