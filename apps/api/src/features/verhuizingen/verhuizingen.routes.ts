import type { verhuizingenEndpoints } from '@letterhaven/contracts/endpoints/verhuizingen'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import * as service from './verhuizingen.service.ts'

export const verhuizingenRoutes = (
  ctx: Context,
): Handlers<typeof verhuizingenEndpoints, Caller> => ({
  getVerhuistoken: ({ caller, params }) => service.getVerhuistoken(ctx, caller, params),
  createVerhuistoken: ({ caller, params }) => service.createVerhuistoken(ctx, caller, params),
  withdrawVerhuistoken: ({ caller, params }) => service.withdrawVerhuistoken(ctx, caller, params),
  listVerhuizingen: ({ caller, params }) => service.listVerhuizingen(ctx, caller, params),
  viewVerhuizing: ({ caller, params, body }) =>
    service.viewVerhuizing(ctx, caller, { ...params, ...body }),
  moveLeerling: ({ caller, params, body }) =>
    service.moveLeerling(ctx, caller, { ...params, ...body }),
})
