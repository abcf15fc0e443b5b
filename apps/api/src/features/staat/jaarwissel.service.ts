import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope, Context } from '../../context.ts'
import { landVanAdmin } from '../toegang/toegang.service.ts'
import { insertJaarwissels, updateJaargroep } from './jaarwissel.queries.ts'
import { lockStaten } from './staat.queries.ts'

/**
 * Gives pupils of the scope the school year (1 to 8) that is named with them, in the caller's transaction. Who has it
 * already is left alone. What was estimated of a pupil stays; its state hears of the new year as soon as the
 * transaction is committed, at the moment `now`, and so does every replay.
 */
export async function wisselJaar(
  ctx: Context,
  scope: AdminScope,
  {
    leerlingen,
    now,
  }: {
    readonly leerlingen: readonly { readonly id: LeerlingId; readonly jaargroep: number }[]
    readonly now: Date
  },
): Promise<void> {
  const opId = leerlingen.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const anders = await updateJaargroep(scope, opId)
  if (anders.length === 0) return
  await lockStaten(
    scope,
    anders.map(({ id }) => id),
  )
  const { bank } = ctx.inhoud.voor(await landVanAdmin(scope))
  await insertJaarwissels(scope, anders, { now, bankVersie: bank?.versie ?? 0 })
}
