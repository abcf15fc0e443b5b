import type { AdminScope } from '../../kern/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { getStand } from './sluiting.queries.ts'

/** Throws 409 when the account is closing: nobody and nothing may be added to it any more. */
export async function requireBlijft(scope: AdminScope): Promise<void> {
  if ((await getStand(scope)).sluit_op !== null) throw new ApiError('account_sluit')
}
