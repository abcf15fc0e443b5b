import { randomUUID } from 'node:crypto'
import type { AdminId, ImportId } from '@letterhaven/contracts/ids'
import type {
  ImportGelezen,
  ImportGeschiedenis,
  ImportKeuzes,
  ImportTelling,
  ImportVoorbeeld,
} from '@letterhaven/contracts/import'
import { bekendeNaam } from '@letterhaven/domain/naam'
import type { AdminScope, Caller, Context } from '../../context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { dagVan } from '../../vouwen.ts'
import { requireBlijft } from '../sluiting/open.service.ts'
import { metPlaatsen, tekortVoor } from '../licentie/plaatsen.service.ts'
import { lockSchool } from '../plaatsing/plaatsing.service.ts'
import { openAdmin } from '../toegang/toegang.service.ts'
import { laadAccount } from './account.service.ts'
import { draaiTerug } from './draai-terug.service.ts'
import * as q from './import.queries.ts'
import type { Lezer } from './lezer.ts'
import { maakPlan, telPlan } from './plan.ts'
import { terugTot } from './terug-tot.ts'
import { voerUit } from './voer-uit.service.ts'

/** What every call of this feature has at hand. */
export interface Inlezen {
  readonly ctx: Context
  readonly lezer: Lezer
}

interface School {
  readonly adminId: AdminId
}
interface Een extends School {
  readonly importId: ImportId
}

const GEEN_BESLUIT = { zelfde: new Map<number, string>(), nieuw: new Set<number>() }

/** Reads a file and keeps what it says for a day, until it is applied. Nothing of the account changes. */
export async function readImport(
  { ctx, lezer }: Inlezen,
  caller: Caller,
  { adminId, bestandsnaam, bytes }: School & { bestandsnaam: string; bytes: Uint8Array },
): Promise<ImportGelezen> {
  const now = ctx.now()
  const vandaag = dagVan(now)
  const { account, schoolnummer, land } = await openAdmin({ ctx, caller, adminId }, (scope) =>
    laadAccount(scope, vandaag),
  )
  const opties = { vandaag, land, ...(schoolnummer === '' ? {} : { school: schoolnummer }) }
  const uitkomst = await lezer.doe({ wat: 'lees', bytes, opties, account })
  if (uitkomst.wat === 'geweigerd')
    return { status: 'geweigerd', meldingen: [...uitkomst.meldingen] }
  const { soort, momentopname, meldingen, getoond, vingerafdruk } = uitkomst.gelezen
  const id = randomUUID() as string as ImportId
  const tekort = await openAdmin({ ctx, caller, adminId }, async (scope) => {
    await q.deleteEerdere(scope, caller.userId)
    await q.insertImport(scope, {
      id,
      soort,
      bestandsnaam,
      door: caller.userId,
      gelezen_op: now,
      meldingen: JSON.stringify(meldingen),
      momentopname,
    })
    return tekortVoor(scope, { vandaag, erbij: getoond.plaatsvragers })
  })
  const voorbeeld = {
    id,
    bestandsnaam,
    gelezenOp: now.toISOString(),
    meldingen: [...meldingen],
    verschil: getoond,
    tekort,
    vingerafdruk,
  }
  return { status: 'gelezen', voorbeeld }
}

/** A file that may still be applied, beside the account as it is; 404 or 409 where it may not. */
async function openVoorbeeld(scope: AdminScope, importId: ImportId) {
  const rij = await q.findImport(scope, importId)
  if (!rij) throw notFound()
  const { momentopname } = rij
  const { soort } = rij
  if (rij.toegepast_op !== null || momentopname === null || soort === 'jaarovergang')
    throw new ApiError('import_klaar')
  return { ...rij, soort, momentopname }
}

/** The preview of a file once more, beside the account as it is now. */
export const getImport = (
  { ctx, lezer }: Inlezen,
  caller: Caller,
  { adminId, importId }: Een,
): Promise<ImportVoorbeeld> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const { momentopname, soort, ...rij } = await openVoorbeeld(scope, importId)
    const vandaag = dagVan(ctx.now())
    const { account } = await laadAccount(scope, vandaag)
    const { zoals } = await lezer.doe({
      wat: 'vergelijk',
      momentopname,
      soort,
      account,
      besluit: GEEN_BESLUIT,
      jaren: new Map(),
    })
    return {
      id: importId,
      bestandsnaam: rij.bestandsnaam,
      gelezenOp: rij.gelezen_op.toISOString(),
      meldingen: [...rij.meldingen],
      verschil: zoals.getoond,
      tekort: await tekortVoor(scope, { vandaag, erbij: zoals.getoond.plaatsvragers }),
      vingerafdruk: zoals.vingerafdruk,
    }
  })

/**
 * Applies a file in one transaction: all of it or nothing. What the account became since the preview makes it a 409;
 * asked for twice it answers the same.
 */
export const applyImport = (
  { ctx, lezer }: Inlezen,
  caller: Caller,
  { adminId, importId, ...keuzes }: Een & ImportKeuzes,
): Promise<ImportTelling> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    await lockSchool(scope)
    const eerder = await q.holdImport(scope, importId)
    if (eerder?.telling && eerder.teruggedraaid_op === null) return eerder.telling
    const { momentopname, soort } = await openVoorbeeld(scope, importId)
    await requireBlijft(scope)
    const now = ctx.now()
    const { account, ...tabellen } = await laadAccount(scope, dagVan(now))
    const besluit = {
      zelfde: new Map(keuzes.zelfde.map(({ regel, id }) => [regel, id])),
      nieuw: new Set(keuzes.nieuw),
    }
    const { zoals, beeld } = await lezer.doe({
      wat: 'vergelijk',
      momentopname,
      soort,
      account,
      besluit,
      jaren: new Map(keuzes.jaren?.map(({ regel, jaargroep }) => [regel, jaargroep])),
    })
    if (zoals.vingerafdruk !== keuzes.vingerafdruk) throw new ApiError('import_veranderd')
    const plan = maakPlan(beeld.verschil, { ...tabellen, vertrokken: new Set(keuzes.vertrokken) })
    const schooljaar = momentopname.school.schooljaar ?? account.schooljaar
    const dag = { schooljaar, vandaag: dagVan(now), now, door: caller.userId }
    const stappen = await metPlaatsen(scope, dag.vandaag, () => voerUit(ctx, scope, { plan, dag }))
    const telling = telPlan(plan)
    await q.markToegepast(scope, { id: importId, op: now, door: caller.userId, telling, stappen })
    return telling
  })

/**
 * Takes back what a file did, within thirty days; what was changed since stays as it is. 409 where
 * there are no seats for whom a file had sent away.
 */
export const revertImport = (
  { ctx }: Inlezen,
  caller: Caller,
  { adminId, importId }: Een,
): Promise<{ gedaan: number; gelaten: number }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    await lockSchool(scope)
    const rij = await q.holdImport(scope, importId)
    if (!rij) throw notFound()
    if (rij.toegepast_op === null || rij.teruggedraaid_op !== null)
      throw new ApiError('import_klaar')
    const now = ctx.now()
    if (rij.stappen === null || terugTot(rij.toegepast_op) <= now)
      throw new ApiError('import_te_oud')
    const vandaag = dagVan(now)
    const nu = await laadAccount(scope, vandaag)
    const terug = { stappen: rij.stappen, nu, vandaag, now, door: caller.userId }
    const doe = () => draaiTerug(ctx, scope, terug)
    // A year that was carried out can be taken back whatever was ordered since: nobody's place is asked for twice.
    const gedaan =
      rij.soort === 'jaarovergang' ? await doe() : await metPlaatsen(scope, vandaag, doe)
    await q.markTeruggedraaid(scope, importId, now)
    return gedaan
  })

/** Files and changes of year of before, latest first. */
export const listImports = (
  { ctx }: Inlezen,
  caller: Caller,
  { adminId }: School,
): Promise<{ imports: ImportGeschiedenis[] }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const now = ctx.now()
    const rijen = await q.listToegepast(scope)
    return {
      imports: rijen.flatMap(({ id, soort, bestandsnaam, toegepast_op, telling, ...rij }) => {
        if (toegepast_op === null || telling === null) return []
        const { voornaam, tussenvoegsel, achternaam } = rij
        const tot = terugTot(toegepast_op)
        return [
          {
            id,
            soort,
            bestandsnaam,
            wie: bekendeNaam({ voornaam, tussenvoegsel, achternaam }),
            toegepastOp: toegepast_op.toISOString(),
            telling,
            teruggedraaidOp: rij.teruggedraaid_op?.toISOString() ?? null,
            terugTot: rij.teruggedraaid_op === null && tot > now ? tot.toISOString() : null,
          },
        ]
      }),
    }
  })

/** Forgets a file that was not applied. */
export const dropImport = (
  { ctx }: Inlezen,
  caller: Caller,
  { adminId, importId }: Een,
): Promise<{ weg: boolean }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => ({
    weg: await q.deleteVoorbeeld(scope, importId),
  }))

/** Forgets what was read a day ago and not applied, and how to take back what is a month old; of every admin. */
export const sweepImports = (ctx: Context): Promise<number> => q.sweep(ctx.kysely, ctx.now())
