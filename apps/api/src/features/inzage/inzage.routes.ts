import type { inzageEndpoints } from '@letterhaven/contracts/endpoints/inzage'
import type { Caller, Context } from '../../context.ts'
import type { Handlers } from '../../platform/http.ts'
import { listInzageVan } from './inzage-lijst.service.ts'

export const inzageRoutes = (ctx: Context): Handlers<typeof inzageEndpoints, Caller> => ({
  listInzage: ({ caller, params, query }) => listInzageVan(ctx, caller, { ...params, ...query }),
})
