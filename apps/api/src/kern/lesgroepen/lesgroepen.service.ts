import type { DocentUitnodigingId, GroepId, UserId } from '@letterhaven/contracts/ids'
import type { Naam } from '@letterhaven/contracts/leerling'
import { volledigeNaam } from '@letterhaven/domain/naam'
import type { Overdracht } from '../../schema/groep-daad.ts'
import type { AdminScope } from '../context.ts'
import * as q from './lesgroepen.queries.ts'

const label = ({ genodigd, ...wie }: Naam & { readonly genodigd: boolean }): string =>
  `${volledigeNaam(wie) || 'iemand zonder naam'}${genodigd ? ' (uitgenodigd)' : ''}`

export type { Overname } from './lesgroepen.queries.ts'

/** The teachers who were given a group that they did not have. */
export interface Overgenomen {
  readonly docenten: UserId[]
  /** Those who have not accepted yet, by invitation. */
  readonly genodigden: DocentUitnodigingId[]
}

/**
 * Returns the names of the teachers of each group. Invited teachers are included and marked as such: whatever gives the
 * teachers of a group to another one gives it to them as well.
 */
export async function nameDocenten(scope: AdminScope): Promise<ReadonlyMap<GroepId, string[]>> {
  const perGroep = Map.groupBy(await q.listDocentNamen(scope), ({ groep_id }) => groep_id)
  return new Map([...perGroep].map(([groep, wie]) => [groep, wie.map(label)]))
}

/**
 * Gives groups the teachers of others, including those who were invited and have not accepted yet. Every way in which the
 * pupils of a group become those of another one uses this.
 */
export async function copyDocenten(
  scope: AdminScope,
  paren: readonly q.Overname[],
): Promise<Overgenomen> {
  if (paren.length === 0) return { docenten: [], genodigden: [] }
  const genodigden = await q.addGroepenAanUitnodigingen(scope, paren)
  return { genodigden, docenten: await q.insertDocentenVan(scope, paren) }
}

/** Takes a group away from those who have not accepted yet. */
export async function dropGenodigden(
  scope: AdminScope,
  groepId: GroepId,
  genodigden: readonly DocentUitnodigingId[],
): Promise<void> {
  if (genodigden.length === 0) return
  await q.removeGroepUitUitnodigingen(scope, groepId, genodigden)
}

/** Remembers who accepted an invitation: undoing a merge treats them as a teacher from then on. */
export const acceptGenodigde = (
  scope: AdminScope,
  uitnodigingId: DocentUitnodigingId,
  docent: UserId,
): Promise<void> => q.replaceGenodigde(scope, uitnodigingId, docent)

/** Takes groups that come out of the archive away from teachers who are out of service by now. */
export const dropUitDienst = (scope: AdminScope, groepen: readonly GroepId[]): Promise<void> =>
  q.deleteDocentenUitDienst(scope, groepen)

/**
 * Remembers that a teacher takes over the groups of another one: undoing a merge takes its group away from both, and gives the
 * group that comes back to the one who took over. Call it before the groups change hands.
 */
export const handOn = (scope: AdminScope, van: UserId, naar: UserId): Promise<void> =>
  q.addOverdracht(scope, van, naar)

/** Forgets that a teacher handed on these groups, which they get again. */
export async function takeAgain(
  scope: AdminScope,
  docent: UserId,
  groepen: readonly GroepId[],
): Promise<void> {
  if (groepen.length > 0) await q.removeOverdrachten(scope, docent, groepen)
}

/**
 * Returns who teaches a merged group now, when only those who teach the group it went to still count: each of its own teachers,
 * or the one who took over from them, or from that one later. Looks at each handover once for each of its own teachers.
 */
export function opvolgers(
  eigen: readonly UserId[],
  overgedragen: readonly Overdracht[],
  daar: ReadonlySet<UserId>,
): UserId[] {
  const volg = (docent: UserId): UserId =>
    overgedragen.reduce(
      (wie, { van, naar }) => (van === wie && !daar.has(wie) ? naar : wie),
      docent,
    )
  return [...new Set(eigen.map(volg).filter((wie) => daar.has(wie)))]
}
