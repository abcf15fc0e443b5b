import type { jaarovergangEndpoints } from '@letterhaven/contracts/endpoints/jaarovergang'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import * as service from './jaarovergang.service.ts'

export const jaarovergangRoutes = (
  ctx: Context,
): Handlers<typeof jaarovergangEndpoints, Caller> => ({
  getJaarovergang: ({ caller, params }) => service.getJaarovergang(ctx, caller, params),
  saveJaarovergang: ({ caller, params, body }) =>
    service.saveJaarovergang(ctx, caller, { ...params, ...body }),
  applyJaarovergang: ({ caller, params, body }) =>
    service.applyJaarovergang(ctx, caller, { ...params, ...body }),
})
