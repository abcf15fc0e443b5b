import type { FactorBeleid } from '@letterhaven/contracts/accountgegevens'
import type { UserId } from '@letterhaven/contracts/ids'
import type { Rol } from '@letterhaven/contracts/rol'
import type { Context } from '../../kern/context.ts'
import { listBeleid, listLidVan } from './tweede-factor.queries.ts'

/** Which roles each policy of a school obliges. */
const VERPLICHT: Record<FactorBeleid, readonly Rol[]> = {
  vrij: [],
  beheer: ['schooladmin', 'rtadmin', 'thuisadmin'],
  iedereen: ['schooladmin', 'rtadmin', 'thuisadmin', 'docent'],
}

/** Returns whether somebody must have a second step: the office always, staff when a school that they belong to says so. */
export async function isFactorVerplicht(
  ctx: Context,
  login: { readonly id: UserId; readonly kantoor_role: string | null },
): Promise<boolean> {
  if (login.kantoor_role !== null) return true
  const rollen = new Map(
    (await listLidVan(ctx.kysely, login.id, VERPLICHT.iedereen)).map(({ admin_id, role }) => [
      admin_id,
      role,
    ]),
  )
  if (rollen.size === 0) return false
  const beleid = await listBeleid(ctx.officeKysely, [...rollen.keys()])
  return beleid.some(({ admin_id, tweede_factor }) => {
    const role = rollen.get(admin_id)
    return role !== undefined && VERPLICHT[tweede_factor].includes(role)
  })
}
