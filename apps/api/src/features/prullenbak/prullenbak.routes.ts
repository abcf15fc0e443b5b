import type { prullenbakEndpoints } from '@letterhaven/contracts/endpoints/prullenbak'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import * as service from './prullenbak.service.ts'

export const prullenbakRoutes = (ctx: Context): Handlers<typeof prullenbakEndpoints, Caller> => ({
  getPrullenbak: ({ caller, params }) => service.getPrullenbak(ctx, caller, params),
  setPrullenbak: ({ caller, params, body }) =>
    service.setPrullenbak(ctx, caller, { ...params, ...body }),
  erasePrullenbak: ({ caller, params, body }) =>
    service.eraseLeerlingen(ctx, caller, { ...params, ...body }),
})
