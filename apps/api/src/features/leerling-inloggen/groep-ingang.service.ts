import type { GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import { compareNamen } from '@letterhaven/domain/naam'
import { compareGroepsnamen } from '@letterhaven/domain/name-groepen'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { notFound } from '../../platform/errors.ts'
import { openFor } from '../../kern/geheimen/geheimen.service.ts'
import { requireGroep } from '../../kern/toegang/toegang.service.ts'
import { ensureKlascode, ensureSchoolcode } from './codes.service.ts'
import { findGroepNaam, getSchool, listGroepenVan, listMetLogin } from './ingang.queries.ts'
import { listMetDier } from './ingang.service.ts'

interface Opgeslagen {
  readonly id: string
  readonly geheim: Buffer | null
  readonly plaatjes: Buffer | null
}

/** Returns a pupil's secrets in the clear; null for one that the pupil does not have. */
export const openGeheimen = (ctx: Context, { id, geheim, plaatjes }: Opgeslagen) => ({
  woorden: geheim && openFor(ctx, ['leerling', id], geheim),
  plaatjes: plaatjes && openFor(ctx, ['plaatjes', id], plaatjes),
})

/**
 * Returns a group with its codes and its pupils, in the order of their names. A group that the caller does not see does not
 * exist. The secrets are still sealed. The caller of this function has to log the look.
 */
export async function readGroepIngang(scope: AdminScope, caller: Caller, groepId: GroepId) {
  await requireGroep(scope, caller, groepId)
  const groep = await findGroepNaam(scope, groepId)
  if (!groep) throw notFound()
  const { land, soort } = await getSchool(scope)
  const [school, klas, rijen] = await Promise.all([
    ensureSchoolcode(scope),
    ensureKlascode(scope, groepId),
    listMetDier(scope, groepId),
  ])
  const leerlingen = rijen.toSorted(compareNamen(land))
  const gearchiveerd = groep.gearchiveerd_op !== null
  return { groep: groep.naam, gearchiveerd, land, soort, school, klas, leerlingen }
}

/** Returns the chosen pupils, in the order of the list; throws `not_found` when one of them does not sit there. */
function chooseFrom<T extends { readonly id: LeerlingId }>(
  leerlingen: readonly T[],
  ids: readonly LeerlingId[],
): T[] {
  const gekozen = new Set(ids)
  const rijen = leerlingen.filter(({ id }) => gekozen.has(id))
  if (rijen.length < gekozen.size) throw notFound()
  return rijen
}

/**
 * Returns the chosen pupils by their group, in the order of its list; throws `not_found` when the caller does not see one of
 * them, or when one sits in no group.
 */
export async function readGekozen(
  scope: AdminScope,
  caller: Caller,
  leerlingen: readonly LeerlingId[],
) {
  const groepen = await listGroepenVan(scope, leerlingen)
  const delen = []
  for (const id of groepen) {
    const groep = await readGroepIngang(scope, caller, id)
    delen.push({ ...groep, groepId: id, rijen: groep.leerlingen })
  }
  const gekozen = new Set<LeerlingId>(
    chooseFrom(
      delen.flatMap(({ rijen }) => rijen),
      leerlingen,
    ).map(({ id }) => id),
  )
  return delen
    .map(({ rijen, ...groep }) => ({ ...groep, rijen: rijen.filter(({ id }) => gekozen.has(id)) }))
    .toSorted((een, ander) => compareGroepsnamen(een.groep, ander.groep))
}

/** Returns the secrets of all pupils who sit in a group with one of these pupils. */
export async function takenAround(
  ctx: Context,
  scope: AdminScope,
  leerlingen: readonly LeerlingId[],
): Promise<Set<string>> {
  const groepen = await listGroepenVan(scope, leerlingen)
  const rijen = groepen.length > 0 ? await listMetLogin(scope, groepen) : []
  const geheimen = rijen.map((rij) => openGeheimen(ctx, rij))
  return new Set(geheimen.flatMap(({ woorden, plaatjes }) => [woorden ?? '', plaatjes ?? '']))
}
