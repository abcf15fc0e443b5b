import type { toestemmingEndpoints } from '@letterhaven/contracts/endpoints/toestemming'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import { getToestemming, setToestemming, withdrawToestemming } from './toestemming.service.ts'

export const toestemmingRoutes = (ctx: Context): Handlers<typeof toestemmingEndpoints, Caller> => ({
  getToestemming: ({ caller, params }) => getToestemming(ctx, caller, params),
  setToestemming: ({ caller, params, body }) => setToestemming(ctx, caller, { ...params, ...body }),
  withdrawToestemming: ({ caller, params }) => withdrawToestemming(ctx, caller, params),
})
