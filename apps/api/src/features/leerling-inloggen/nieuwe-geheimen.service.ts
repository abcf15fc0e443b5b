import type { GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope, Context } from '../../kern/context.ts'
import { openFor, sealFor, sealGeheim } from '../../kern/geheimen/geheimen.service.ts'
import { makePlaatjes, makeWoorden, PLAATJES_TOT } from './geheim-maker.ts'
import { findLogin } from './ingang.queries.ts'
import { listGeheimen, setGeheimenVan, type Geheimrij } from './wachtwoorden.queries.ts'

interface Kind {
  readonly id: LeerlingId
  readonly jaargroep: number
}

interface Nieuw {
  readonly leerlingen: readonly (Kind & { readonly groepId: GroepId | null })[]
  /** Groups in which somebody sits already. */
  readonly groepen: readonly GroepId[]
}

/** Draws a secret that nobody around has, and takes it. */
function take(
  taken: Set<string>,
  make: (taken: ReadonlySet<string>, jaargroep: number) => string,
  jaargroep: number,
): string {
  const geheim = make(taken, jaargroep)
  taken.add(geheim)
  return geheim
}

/** New pictures for a pupil, sealed. */
export const versePlaatjes = (ctx: Context, { id, jaargroep }: Kind, taken: Set<string>): Buffer =>
  sealFor(ctx, ['plaatjes', id], take(taken, makePlaatjes, jaargroep))

/** New words for a pupil, and new pictures where it is to have them, sealed. */
export const versGeheim = (
  ctx: Context,
  kind: Kind & { readonly metPlaatjes: boolean },
  taken: Set<string>,
): Geheimrij => ({
  id: kind.id,
  ...sealGeheim(ctx, kind.id, take(taken, makeWoorden, kind.jaargroep)),
  plaatjes: kind.metPlaatjes ? versePlaatjes(ctx, kind, taken) : null,
})

/**
 * The first secret of each new pupil, that nobody else of its group has: words, and pictures for who starts to read.
 * Whatever the way in, by hand, from a file or from another school, this is where it is made.
 */
export async function nieuweGeheimen(
  ctx: Context,
  scope: AdminScope,
  { leerlingen, groepen }: Nieuw,
): Promise<ReadonlyMap<LeerlingId, Geheimrij>> {
  const rijen = groepen.length > 0 ? await listGeheimen(scope, groepen) : []
  const perGroep = new Map<GroepId | null, Set<string>>()
  const vanGroep = (id: GroepId | null): Set<string> => {
    const bezet = perGroep.get(id) ?? new Set()
    perGroep.set(id, bezet)
    return bezet
  }
  for (const { groep_id, id, geheim, plaatjes } of rijen) {
    const open = [
      geheim && openFor(ctx, ['leerling', id], geheim),
      plaatjes && openFor(ctx, ['plaatjes', id], plaatjes),
    ]
    for (const tekst of open) if (tekst) vanGroep(groep_id).add(tekst)
  }
  return new Map(
    leerlingen.map(({ id, jaargroep, groepId }) => {
      const kind = { id, jaargroep, metPlaatjes: jaargroep <= PLAATJES_TOT }
      return [id, versGeheim(ctx, kind, vanGroep(groepId))]
    }),
  )
}

/** A first secret for a pupil who comes from elsewhere; what it signed in with before is over. */
export async function replaceGeheim(
  ctx: Context,
  scope: AdminScope,
  { id, groepId }: { readonly id: LeerlingId; readonly groepId: GroepId },
): Promise<void> {
  const login = await findLogin(scope, id)
  if (!login) throw new Error('a pupil without a sign-in')
  const leerlingen = [{ id, jaargroep: login.jaargroep, groepId }]
  const geheimen = await nieuweGeheimen(ctx, scope, { leerlingen, groepen: [groepId] })
  await setGeheimenVan(scope, [...geheimen.values()])
}
