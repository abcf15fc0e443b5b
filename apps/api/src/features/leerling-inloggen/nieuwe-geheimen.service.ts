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
  /** Groups that already have pupils. */
  readonly groepen: readonly GroepId[]
}

/** Draws a secret that nobody around has, and reserves it. */
function take(
  taken: Set<string>,
  make: (taken: ReadonlySet<string>, jaargroep: number) => string,
  jaargroep: number,
): string {
  const geheim = make(taken, jaargroep)
  taken.add(geheim)
  return geheim
}

/** Makes new sealed pictures for a pupil. */
export const versePlaatjes = (ctx: Context, { id, jaargroep }: Kind, taken: Set<string>): Buffer =>
  sealFor(ctx, ['plaatjes', id], take(taken, makePlaatjes, jaargroep))

/** Makes new words for a pupil, and new pictures when the pupil is to have them, sealed. */
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
 * Makes the first secret of each new pupil, unlike that of anybody else in the group: words, and pictures for a pupil who
 * starts to read. However pupils come in, by hand, from a file or from another school, their secrets are made here.
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

/** Gives a first secret to a pupil who comes from another school; what they signed in with before stops working. */
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
