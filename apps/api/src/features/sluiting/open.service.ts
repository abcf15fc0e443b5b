import type { AdminScope } from '../../kern/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { getStand } from './sluiting.queries.ts'

/** Stops with a 409 whatever would bring somebody or something into an account that closes. */
export async function requireBlijft(scope: AdminScope): Promise<void> {
  if ((await getStand(scope)).sluit_op !== null) throw new ApiError('account_sluit')
}
