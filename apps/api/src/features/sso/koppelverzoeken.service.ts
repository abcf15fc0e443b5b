import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { Koppelverzoek } from '@letterhaven/contracts/sso'
import type { Caller, Context } from '../../context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { openAdmin } from '../toegang/toegang.service.ts'
import {
  findRolVan,
  insertKoppeling,
  listKoppelverzoeken as selectKoppelverzoeken,
  takeKoppelverzoek,
} from './koppelingen.queries.ts'

interface Een {
  readonly adminId: AdminId
  readonly koppelverzoekId: string
}

/** The school accounts of an admin that nobody knows yet, the oldest first. */
export const listKoppelverzoeken = (ctx: Context, caller: Caller, adminId: AdminId) =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const rijen = await selectKoppelverzoeken(scope)
    const koppelverzoeken = rijen.map(
      ({ id, naam, is_leerling: isLeerling, gevraagd_op }): Koppelverzoek => ({
        id,
        naam,
        isLeerling,
        gevraagdOp: gevraagd_op.toISOString(),
      }),
    )
    return { koppelverzoeken }
  })

/**
 * Says whose account it is: only somebody's of this admin (else it does not exist), and a pupil's account never
 * opens a grown-up's sign-in. The request is gone with it, or stays when it could not be.
 */
export const confirmKoppelverzoek = (
  ctx: Context,
  caller: Caller,
  { adminId, koppelverzoekId, userId }: Een & { readonly userId: UserId },
): Promise<{ gekoppeld: boolean }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const verzoek = await takeKoppelverzoek(scope, koppelverzoekId)
    const role = await findRolVan(scope, userId)
    if (!verzoek || !role) throw notFound()
    const { is_leerling: isLeerling, ...kenmerk } = verzoek
    if (isLeerling && role !== 'leerling')
      throw new ApiError('invalid_input', { userId: 'Dit schoolaccount is van een leerling.' })
    return { gekoppeld: await insertKoppeling(scope.db, kenmerk, userId) }
  })

/** This account is nobody's here: the request goes. Whoever comes with it again asks again. */
export const refuseKoppelverzoek = (
  ctx: Context,
  caller: Caller,
  { adminId, koppelverzoekId }: Een,
): Promise<{ gekoppeld: false }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    if (!(await takeKoppelverzoek(scope, koppelverzoekId))) throw notFound()
    return { gekoppeld: false as const }
  })
