import type { dubbelenEndpoints } from '@letterhaven/contracts/endpoints/dubbelen'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import * as service from './dubbelen.service.ts'
import { merge } from './samenvoegen.service.ts'

export const dubbelenRoutes = (ctx: Context): Handlers<typeof dubbelenEndpoints, Caller> => ({
  listDubbelen: ({ caller, params }) => service.listDubbelen(ctx, caller, params),
  countDubbelen: ({ caller, params }) => service.countDubbelen(ctx, caller, params),
  setApart: ({ caller, params, body }) => service.setApart(ctx, caller, { ...params, ...body }),
  merge: ({ caller, params, body }) => merge(ctx, caller, { ...params, ...body }),
})
