import { besteldVoor, plaatsenOp, tallyPlaatsvragers } from '@letterhaven/domain/licentie'
import type { AdminScope } from '../../kern/context.ts'
import { ApiError } from '../../platform/errors.ts'
import * as q from './licentie.queries.ts'
import { tekortZin } from './tekort-zin.ts'

/** Counts how many pupils have a seat, and how many seats count on a day. */
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
 * Runs work that may bring pupils in, and throws a 409 that undoes all of it when afterwards more pupils have a seat than
 * before and more than there are seats. A pupil who has a seat never loses it, and no lesson depends on this.
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

/** Returns how many seats are left, below zero when more are taken than were ordered; null when seats are not counted. */
export async function vrijePlaatsen(scope: AdminScope, vandaag: string): Promise<number | null> {
  const { soort, gebruikt, plaatsen } = await countPlaatsen(scope, vandaag)
  return soort === 'demo' ? null : plaatsen - gebruikt
}

/** Returns how many seats were ordered for a school year. */
export const plaatsenVoor = async (scope: AdminScope, schooljaar: string): Promise<number> =>
  besteldVoor(await q.sumPerSchooljaar(scope), schooljaar)
