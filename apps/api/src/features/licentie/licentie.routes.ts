import type { licentieEndpoints } from '@letterhaven/contracts/endpoints/licentie'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import * as service from './licentie.service.ts'

export const licentieRoutes = (ctx: Context): Handlers<typeof licentieEndpoints, Caller> => ({
  getLicentie: ({ caller, params }) => service.getLicentie(ctx, caller, params),
  orderPlaatsen: ({ caller, params, body }) =>
    service.orderPlaatsen(ctx, caller, { ...params, ...body }),
  withdrawBestelling: ({ caller, params }) => service.withdrawBestelling(ctx, caller, params),
})
