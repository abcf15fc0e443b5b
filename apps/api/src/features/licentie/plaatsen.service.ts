import { besteldVoor, plaatsenOp, tallyPlaatsvragers } from '@letterhaven/domain/licentie'
import type { AdminScope } from '../../kern/context.ts'
import { ApiError } from '../../platform/errors.ts'
import * as q from './licentie.queries.ts'
import { tekortZin } from './tekort-zin.ts'

/** How many pupils have a seat, and how many seats count on a day. */
export async function countPlaatsen(scope: AdminScope, vandaag: string) {
  const [{ soort, land }, vragers, rijen] = await Promise.all([
    q.getSoort(scope),
    q.countPlaatsvragers(scope),
    q.sumPerSchooljaar(scope),
  ])
  return {
    soort,
    land,
    vragers,
    rijen,
    ...tallyPlaatsvragers(vragers),
    ...plaatsenOp(rijen, vandaag, land),
  }
}

/**
 * Does what may bring pupils in, and stops all of it with a 409 where afterwards more of them are there than before
 * and more than there are seats. Who sits already is never put out, and nobody's lesson asks for this.
 */
export async function metPlaatsen<R>(
  scope: AdminScope,
  vandaag: string,
  work: () => Promise<R>,
): Promise<R> {
  await q.lockPlaatsen(scope)
  const { gebruikt: eerst } = tallyPlaatsvragers(await q.countPlaatsvragers(scope))
  const gedaan = await work()
  const { soort, gebruikt, plaatsen } = await countPlaatsen(scope, vandaag)
  if (soort !== 'demo' && gebruikt > eerst && gebruikt > plaatsen) {
    throw new ApiError('licentie_vol', { plaatsen: tekortZin(gebruikt - plaatsen) })
  }
  return gedaan
}

/** How many seats are left, below zero where more are taken than ordered; null where seats are not counted. */
export async function vrijePlaatsen(scope: AdminScope, vandaag: string): Promise<number | null> {
  const { soort, gebruikt, plaatsen } = await countPlaatsen(scope, vandaag)
  return soort === 'demo' ? null : plaatsen - gebruikt
}

/** Seats that were ordered for a school year. */
export const plaatsenVoor = async (scope: AdminScope, schooljaar: string): Promise<number> =>
  besteldVoor(await q.sumPerSchooljaar(scope), schooljaar)
