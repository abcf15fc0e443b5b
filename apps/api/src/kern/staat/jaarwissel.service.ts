import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope, Context } from '../context.ts'
import { landVanAdmin } from '../toegang/toegang.service.ts'
import { insertJaarwissels, listAnderJaar, updateJaargroep } from './jaarwissel.queries.ts'
import { lockStaten } from './staat.queries.ts'

/**
 * Answers what gives pupils of the scope the school year (1 to 8) that is named with them, in the caller's transaction. Who
 * has it already is left alone. What was estimated of a pupil stays; its state hears of the new year as soon as the
 * transaction is committed, at the moment `now`, and so does every replay.
 *
 * The states of those who get another year are held from here on. Call this before anything of a pupil is written: answers,
 * and whatever erases or moves a pupil, hold its state before the pupil itself.
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
