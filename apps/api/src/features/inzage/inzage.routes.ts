import type { inzageEndpoints } from '@letterhaven/contracts/endpoints/inzage'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import { listInzageVan } from './inzage.service.ts'

export const inzageRoutes = (ctx: Context): Handlers<typeof inzageEndpoints, Caller> => ({
  listInzage: ({ caller, params, query }) => listInzageVan(ctx, caller, { ...params, ...query }),
})
