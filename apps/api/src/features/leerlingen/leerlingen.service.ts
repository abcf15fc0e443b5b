import type { AdminId } from '@letterhaven/contracts/ids'
import type { SchoolLijst } from '@letterhaven/contracts/school-leerling'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { readEigen } from '../../kern/schooleigen/schooleigen.service.ts'
import { loadZichtbaar, waaromVan } from '../groepen/groepen.service.ts'
import { groepKeuzes } from '@letterhaven/domain/name-groepen'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { standVan, zwaksteVan } from '../../kern/stand/stand.service.ts'
import { openAdmin, zichtVan } from '../../kern/toegang/toegang.service.ts'
import { listZonderGroep } from './leerlingen.queries.ts'
import { presentSchoolLeerling, type Zittend } from './leerlingen.presenter.ts'

/** Lists the pupils without a group for a caller who sees all groups; a docent only sees their own groups. */
const loadZonderGroep = async (scope: AdminScope, caller: Caller) =>
  zichtVan(caller).soort === 'alles' ? listZonderGroep(scope) : []

/** Lists all pupils whom the caller sees in this admin, each with their group and standing. */
export const listLeerlingen = (
  ctx: Context,
  caller: Caller,
  { adminId }: { readonly adminId: AdminId },
): Promise<SchoolLijst> => {
  const now = ctx.now()
  return openAdmin({ ctx, caller, adminId, blik: { wat: 'voortgang' } }, async (scope) => {
    const [{ groepen, leerlingen }, zonder] = await Promise.all([
      loadZichtbaar(scope, caller),
      loadZonderGroep(scope, caller),
    ])
    const alle: readonly Zittend[] = [
      ...leerlingen,
      ...zonder.map((kind) => ({ ...kind, groep_id: null })),
    ]
    const ids = alle.map(({ id }) => id)
    const [standen, zwakste, { noem, vakanties }] = await Promise.all([
      standVan(scope, ids, now),
      zwaksteVan(scope, ids, now),
      readEigen(scope),
    ])
    const nu = { vandaag: dagVan(now), vakanties }
    return {
      groepen: groepKeuzes(groepen),
      leerlingen: alle.flatMap((kind) => {
        const stand = standen.get(kind.id)
        if (!stand) return []
        const waarom = waaromVan(stand, zwakste.get(kind.id), noem)
        return [presentSchoolLeerling(kind, { stand, waarom, nu })]
      }),
    }
  })
}
