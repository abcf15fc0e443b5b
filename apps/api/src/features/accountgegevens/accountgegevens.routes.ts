import type { accountgegevensEndpoints } from '@letterhaven/contracts/endpoints/accountgegevens'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import * as service from './accountgegevens.service.ts'

export const accountgegevensRoutes = (
  ctx: Context,
): Handlers<typeof accountgegevensEndpoints, Caller> => ({
  getAccountgegevens: ({ caller, params }) => service.getAccountgegevens(ctx, caller, params),
  updateAccountgegevens: ({ caller, params, body }) =>
    service.updateAccountgegevens(ctx, caller, { ...params, ...body }),
})
