import { randomUUID } from 'node:crypto'
import type { AdminId, ImportId } from '@letterhaven/contracts/ids'
import type { ImportGelezen, ImportVoorbeeld } from '@letterhaven/contracts/import'
import { oordeelOverJaar } from '@letterhaven/domain/jaar-van-school'
import type { Caller, Context } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { vrijePlaatsen } from '../licentie/plaatsen.service.ts'
import { openAdmin } from '../../kern/toegang/toegang.service.ts'
import type { Account } from './account.ts'
import { loadAccount } from './account.service.ts'
import * as q from './import.queries.ts'
import { presentLeerkrachten } from './leerkrachten.service.ts'
import type { Lezer } from './lezer.ts'

/** What every call of this feature needs. */
export interface Inlezen {
  readonly ctx: Context
  readonly lezer: Lezer
}

export interface School {
  readonly adminId: AdminId
}
export interface Een extends School {
  readonly importId: ImportId
}

const GEEN_BESLUIT = { zelfde: new Map<number, string>(), nieuw: new Set<number>() }

/** Reads a file and stores its content for a day, until it is applied. Nothing of the account changes. */
export async function readImport(
  { ctx, lezer }: Inlezen,
  caller: Caller,
  { adminId, bestandsnaam, bytes }: School & { bestandsnaam: string; bytes: Uint8Array },
): Promise<ImportGelezen> {
  const now = ctx.now()
  const vandaag = dagVan(now)
  const { account, schoolnummer } = await openAdmin({ ctx, caller, adminId }, (scope) =>
    loadAccount(scope, vandaag),
  )
  const opties = { ...account.jaren, ...(schoolnummer === '' ? {} : { school: schoolnummer }) }
  const uitkomst = await lezer.perform(adminId, { wat: 'lees', bytes, opties, account })
  if (uitkomst.wat === 'geweigerd')
    return { status: 'geweigerd', meldingen: [...uitkomst.meldingen] }
  const { soort, momentopname, meldingen, getoond, vingerafdruk, staf } = uitkomst.gelezen
  const id = randomUUID() as string as ImportId
  const stand = await openAdmin({ ctx, caller, adminId }, async (scope) => {
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
    return {
      vrij: await vrijePlaatsen(scope, vandaag),
      leerkrachten: await presentLeerkrachten(scope, caller, staf),
    }
  })
  const voorbeeld = {
    id,
    bestandsnaam,
    gelezenOp: now.toISOString(),
    meldingen: [...meldingen],
    verschil: getoond,
    ...stand,
    kanMailen: ctx.mailer !== null,
    vingerafdruk,
  }
  return { status: 'gelezen', voorbeeld }
}

type Rij = Awaited<ReturnType<typeof q.findImport>>

/** Returns a file that may still be applied; throws 404 when there is none and 409 when it can no longer be applied. */
export function requireVoorbeeld(rij: Rij) {
  if (!rij) throw notFound()
  const { momentopname, soort } = rij
  if (rij.toegepast_op !== null || momentopname === null || soort === 'jaarovergang')
    throw new ApiError('import_klaar')
  return { ...rij, soort, momentopname }
}

/** Throws 409 when the school has moved on to another year since the file was read. */
export function requireJaar({ momentopname }: Voorbeeld, { jaren }: Account): void {
  const { schooljaar } = momentopname.school
  const oordeel = schooljaar === null ? 'goed' : oordeelOverJaar(schooljaar, jaren)
  if (oordeel === 'voorbij' || oordeel === 'later') throw new ApiError('import_ander_jaar')
}

/** A file that may still be applied. */
export type Voorbeeld = ReturnType<typeof requireVoorbeeld>

/** Returns the preview of a file again, compared with the account as it is now. */
export async function getImport(
  { ctx, lezer }: Inlezen,
  caller: Caller,
  { adminId, importId }: Een,
): Promise<ImportVoorbeeld> {
  const vandaag = dagVan(ctx.now())
  const { rij, account } = await openAdmin({ ctx, caller, adminId }, async (scope) => ({
    rij: requireVoorbeeld(await q.findImport(scope, importId)),
    ...(await loadAccount(scope, vandaag)),
  }))
  requireJaar(rij, account)
  const { momentopname, soort } = rij
  const vraag = { momentopname, soort, account, besluit: GEEN_BESLUIT, jaren: new Map() }
  const { zoals } = await lezer.perform(adminId, { wat: 'vergelijk', ...vraag })
  const stand = await openAdmin({ ctx, caller, adminId }, async (scope) => ({
    vrij: await vrijePlaatsen(scope, vandaag),
    leerkrachten: await presentLeerkrachten(scope, caller, momentopname),
  }))
  return {
    id: importId,
    bestandsnaam: rij.bestandsnaam,
    gelezenOp: rij.gelezen_op.toISOString(),
    meldingen: [...rij.meldingen],
    verschil: zoals.getoond,
    ...stand,
    kanMailen: ctx.mailer !== null,
    vingerafdruk: zoals.vingerafdruk,
  }
}
