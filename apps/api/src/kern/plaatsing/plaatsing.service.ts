import type { AdminId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { Verplaatsing } from '@letterhaven/contracts/groep'
import type { AdminScope, Caller, Context } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Once } from '../../platform/once.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import type { Schooljaren } from '@letterhaven/domain/jaar-van-school'
import {
  landVanAdmin,
  openAdmin,
  requireGroep,
  requireLeerlingen,
  zichtVan,
} from '../toegang/toegang.service.ts'
import {
  findBezetJaar,
  listInGebruik,
  listPlekken,
  lockIndeling,
  updatePlekken,
  type Plek,
} from './plaatsing.queries.ts'

/**
 * Lets changes to the arrangement of a school (placements, groups, files, the year, merges) run only one at a time: what each
 * of them decided on still holds when it acts, and no two wait for each other's rows. Call it before reading.
 */
export const lockSchool = (scope: AdminScope): Promise<void> => lockIndeling(scope)

/** Returns what determines the school's current school year. Every feature asks it here, so that no two use different years. */
export async function getSchooljaren(scope: AdminScope, vandaag: string): Promise<Schooljaren> {
  const [land, bezet] = await Promise.all([landVanAdmin(scope), findBezetJaar(scope)])
  return { vandaag, land, bezet }
}

/** Moves pupils from this day on; their previous placements are closed, not deleted. A pupil who is named twice moves once. */
export const move = (scope: AdminScope, plekken: readonly Plek[], vandaag: string): Promise<void> =>
  updatePlekken(scope, [...new Map(plekken.map((plek) => [plek.id, plek])).values()], vandaag)

/**
 * Throws 404 when the caller does not see one of these pupils or groups, or a group is no longer in use. Only callers who see
 * all groups may move a pupil to no group: a docent would lose sight of the pupil.
 */
async function requireAlles(
  scope: AdminScope,
  caller: Caller,
  naar: ReadonlyMap<LeerlingId, GroepId | null>,
): Promise<void> {
  const bestemmingen = [...new Set(naar.values())]
  const groepen = bestemmingen.filter((id) => id !== null)
  if (groepen.length < bestemmingen.length && zichtVan(caller).soort !== 'alles') throw notFound()
  await requireLeerlingen(scope, caller, [...naar.keys()])
  for (const id of groepen) await requireGroep(scope, caller, id)
  if (groepen.length === 0) return
  if ((await listInGebruik(scope, groepen)).length < groepen.length) throw notFound()
}

/**
 * Moves all of these pupils or none, except those who were to leave one group (`alleenUit`) and no longer sit there. Returns
 * the moves that undo it, which leave alone pupils who have been moved since.
 */
export const moveLeerlingen = (
  ctx: Context,
  caller: Caller,
  {
    adminId,
    plekken,
    once,
  }: {
    readonly adminId: AdminId
    readonly plekken: readonly Verplaatsing[]
    readonly once: Once
  },
): Promise<{ vorige: Verplaatsing[] }> =>
  openAdmin({ ctx, caller, adminId, once }, async (scope) => {
    await lockSchool(scope)
    const naar = new Map(plekken.map(({ leerlingId, groepId }) => [leerlingId, groepId]))
    const alleenUit = new Map(plekken.map((plek) => [plek.leerlingId, plek.alleenUit]))
    const leerlingen = [...naar.keys()]
    await requireAlles(scope, caller, naar)
    const nu = await listPlekken(scope, leerlingen)
    const zit = new Map(nu.map(({ leerling_id, groep_id }) => [leerling_id, groep_id]))
    const anders = leerlingen.flatMap((id): Plek[] => {
      const [hier, daar] = [zit.get(id) ?? null, naar.get(id) ?? null]
      const uit = alleenUit.get(id)
      return hier === daar || (uit !== undefined && uit !== hier) ? [] : [{ id, naar: daar }]
    })
    await move(scope, anders, dagVan(ctx.now()))
    return {
      vorige: anders.map((plek) => ({
        leerlingId: plek.id,
        groepId: zit.get(plek.id) ?? null,
        alleenUit: plek.naar,
      })),
    }
  })
