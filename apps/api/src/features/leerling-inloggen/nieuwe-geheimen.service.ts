import type { GroepId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope, Context } from '../../context.ts'
import { openFor, sealGeheim } from '../geheimen/geheimen.service.ts'
import { makeWoorden } from './geheim-maker.ts'
import { listGeheimen, setGeheimen } from './wachtwoorden.queries.ts'

interface Nieuw {
  readonly leerlingen: readonly { readonly id: LeerlingId; readonly groepId: GroepId | null }[]
  /** Groups in which somebody sits already. */
  readonly groepen: readonly GroepId[]
}

/** A sealed secret of two words for each new pupil, that nobody else of its group has. */
export async function nieuweGeheimen(
  ctx: Context,
  scope: AdminScope,
  { leerlingen, groepen }: Nieuw,
): Promise<ReadonlyMap<LeerlingId, ReturnType<typeof sealGeheim>>> {
  const rijen = groepen.length > 0 ? await listGeheimen(scope, groepen) : []
  const perGroep = new Map<GroepId | null, Set<string>>()
  const vanGroep = (id: GroepId | null): Set<string> => {
    const bezet = perGroep.get(id) ?? new Set()
    perGroep.set(id, bezet)
    return bezet
  }
  for (const { groep_id, id, geheim } of rijen) {
    const woorden = geheim && openFor(ctx, ['leerling', id], geheim)
    if (woorden) vanGroep(groep_id).add(woorden)
  }
  return new Map(
    leerlingen.map(({ id, groepId }) => {
      const bezet = vanGroep(groepId)
      const woorden = makeWoorden(bezet)
      bezet.add(woorden)
      return [id, sealGeheim(ctx, id, woorden)]
    }),
  )
}

/** New words for pupils who have a sign-in already; what they signed in with before is over. */
export async function vervangGeheimen(ctx: Context, scope: AdminScope, wie: Nieuw): Promise<void> {
  for (const [id, geheim] of await nieuweGeheimen(ctx, scope, wie))
    await setGeheimen(scope, id as string as UserId, { ...geheim, plaatjes: null })
}
