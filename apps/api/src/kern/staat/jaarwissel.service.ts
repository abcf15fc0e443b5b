import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope, Context } from '../context.ts'
import { landVanAdmin } from '../toegang/toegang.service.ts'
import { insertJaarwissels, listAnderJaar, updateJaargroep } from './jaarwissel.queries.ts'
import { lockStaten } from './staat.queries.ts'

/**
 * Returns a function that gives pupils of the scope the school year (1 to 8) given with them, in the caller's transaction.
 * Pupils who have it already are left alone. What was estimated about a pupil stays; from the commit on, their state takes in
 * the new year at the moment `now`, and so does every replay.
 *
 * Locks the states of the pupils who get another year. Call this before anything about a pupil is written: storing answers, and
 * erasing or moving a pupil, lock the pupil's state before the pupil.
 */
export async function prepareJaarwissel(
  ctx: Context,
  scope: AdminScope,
  {
    leerlingen,
    now,
  }: {
    readonly leerlingen: readonly { readonly id: LeerlingId; readonly jaargroep: number }[]
    readonly now: Date
  },
): Promise<() => Promise<void>> {
  const opId = leerlingen.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  await lockStaten(scope, await listAnderJaar(scope, opId))
  return async () => {
    const anders = await updateJaargroep(scope, opId)
    if (anders.length === 0) return
    const { bank } = ctx.inhoud.voor(await landVanAdmin(scope))
    await insertJaarwissels(scope, anders, { now, bankVersie: bank?.versie ?? 0 })
  }
}
