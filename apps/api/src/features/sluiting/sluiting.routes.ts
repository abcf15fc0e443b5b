import type { sluitingEndpoints } from '@letterhaven/contracts/endpoints/sluiting'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import * as service from './sluiting.service.ts'

export const sluitingRoutes = (ctx: Context): Handlers<typeof sluitingEndpoints, Caller> => ({
  getSluiting: ({ caller, params }) => service.getSluiting(ctx, caller, params),
  getSluitGevolgen: ({ caller, params }) => service.getSluitGevolgen(ctx, caller, params),
  askSluiting: ({ caller, params, body }) =>
    service.askSluiting(ctx, caller, { ...params, ...body }),
  withdrawSluiting: ({ caller, params }) => service.withdrawSluiting(ctx, caller, params),
})
