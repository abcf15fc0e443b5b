import type { kantoorEndpoints } from '@letterhaven/contracts/endpoints/kantoor'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import * as service from './kijk-mee.service.ts'

export const kantoorRoutes = (ctx: Context): Handlers<typeof kantoorEndpoints, Caller> => ({
  listKantoorAdmins: ({ query }) => service.listKantoorAdmins(ctx, query),
  getKijkKeuze: ({ params }) => service.getKijkKeuze(ctx, params.adminId),
  startKijkMee: ({ caller, body }) => service.startKijkMee(ctx, caller, body),
  getKijkMee: ({ caller, params }) => service.getKijkMee(ctx, caller, params.kijkMeeId),
  extendKijkMee: ({ caller, params }) => service.extendKijkMee(ctx, caller, params.kijkMeeId),
  stopKijkMee: ({ caller, params }) => service.stopKijkMee(ctx, caller, params.kijkMeeId),
})
