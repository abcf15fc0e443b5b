import type { kantoorEndpoints } from '@letterhaven/contracts/endpoints/kantoor'
import type { kantoorLogEndpoints } from '@letterhaven/contracts/endpoints/kantoor-log'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import * as accounts from './accounts.service.ts'
import * as service from './kijk-mee.service.ts'
import { listKantoorLog } from './logboek.service.ts'

export const kantoorRoutes = (
  ctx: Context,
): Handlers<typeof kantoorEndpoints & typeof kantoorLogEndpoints, Caller> => ({
  listKantoorAdmins: ({ caller, query }) => accounts.listKantoorAdmins(ctx, caller, query),
  getKijkKeuze: ({ caller, params }) => accounts.getKijkKeuze(ctx, caller, params.adminId),
  listKantoorLog: ({ caller, query }) => listKantoorLog(ctx, caller, query),
  startKijkMee: ({ caller, body }) => service.startKijkMee(ctx, caller, body),
  getKijkMee: ({ caller, params }) => service.getKijkMee(ctx, caller, params.kijkMeeId),
  extendKijkMee: ({ caller, params }) => service.extendKijkMee(ctx, caller, params.kijkMeeId),
  stopKijkMee: ({ caller, params }) => service.stopKijkMee(ctx, caller, params.kijkMeeId),
})
