import type { ImportGeschiedenis } from '@letterhaven/contracts/import'
import { bekendeNaam } from '@letterhaven/domain/naam'
import type { Caller, Context } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { metPlaatsen } from '../licentie/plaatsen.service.ts'
import { lockSchool } from '../../kern/plaatsing/plaatsing.service.ts'
import { openAdmin } from '../../kern/toegang/toegang.service.ts'
import { loadAccount } from './account.service.ts'
import { revert } from './revert.service.ts'
import * as q from './import.queries.ts'
import { terugTot } from './terug-tot.ts'
import type { Een, Inlezen, School } from './voorbeeld.service.ts'

/**
 * Undoes what a file did, within thirty days; what was changed since stays as it is. Throws 409 when there are no seats for the
 * pupils whom a file had sent away.
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
    const nu = await loadAccount(scope, vandaag)
    const terug = { stappen: rij.stappen, nu, vandaag, now, door: caller.userId }
    const perform = () => revert(ctx, scope, terug)
    // A year change can be undone whatever was ordered since: nobody's seat is asked for twice.
    const gedaan =
      rij.soort === 'jaarovergang' ? await perform() : await metPlaatsen(scope, vandaag, perform)
    await q.markTeruggedraaid(scope, importId, now)
    return gedaan
  })

/** Lists the files and year changes that were applied before, latest first. */
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

/** Deletes a file that was not applied. */
export const dropImport = (
  { ctx }: Inlezen,
  caller: Caller,
  { adminId, importId }: Een,
): Promise<{ weg: boolean }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    if (!(await q.holdImport(scope, importId))) throw notFound()
    return { weg: await q.deleteVoorbeeld(scope, importId) }
  })

/**
 * Deletes files that were read over a day ago and not applied, and the means to undo what is over a month old, for all admins.
 */
export const sweepImports = (ctx: Context): Promise<number> => q.sweep(ctx.kysely, ctx.now())
