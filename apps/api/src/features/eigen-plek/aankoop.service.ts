import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { AankoopIn, Bezit } from '@letterhaven/contracts/plek'
import { buy } from '@letterhaven/domain/winkel'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { holdLeerling, readVerdiend } from '../landkaart/schelpen.service.ts'
import { openLeerling } from '../../kern/toegang/toegang.service.ts'
import { readAankopen, type Aankopen } from '../../kern/bezit/bezit.service.ts'
import { insertAankoop } from './eigen-plek.queries.ts'

/** Returns what there is to spend, and what was bought. */
export const presentBezit = (
  verdiend: number,
  { gekocht, uitgegeven }: Pick<Aankopen, 'gekocht' | 'uitgegeven'>,
): Bezit => ({ schelpen: verdiend - uitgegeven, gekocht: [...gekocht] })

async function buyFor(
  scope: AdminScope,
  leerlingId: LeerlingId,
  { id, ding }: AankoopIn,
): Promise<Bezit> {
  const { schelpen: verdiend } = await readVerdiend(scope, leerlingId)
  const { rijen, ...bezit } = await readAankopen(scope, leerlingId)
  const uitkomst = buy({ verdiend, ...bezit }, ding)
  if (uitkomst.soort === 'al_gekocht') return presentBezit(verdiend, bezit)
  if (rijen.some((rij) => rij.id === id)) throw new ApiError('aankoop_conflict')
  if (uitkomst.soort === 'te_weinig') throw new ApiError('schelpen_te_weinig')
  const { prijs } = uitkomst
  await insertAankoop(scope, leerlingId, { id, ding, prijs })
  return presentBezit(verdiend, {
    gekocht: [...bezit.gekocht, ding],
    uitgegeven: bezit.uitgegeven + prijs,
  })
}

/**
 * Buys one thing. Purchases of one pupil run one after the other, so that two devices cannot spend the same schelpen. A thing
 * that the pupil already owns is returned as it is and paid once.
 */
export function createAankoop(
  ctx: Context,
  caller: Caller,
  { leerlingId, ...aankoop }: AankoopIn & { readonly leerlingId: LeerlingId },
): Promise<Bezit> {
  return openLeerling({ ctx, caller, leerlingId }, async (scope) => {
    await holdLeerling(scope, leerlingId)
    return buyFor(scope, leerlingId, aankoop)
  })
}
