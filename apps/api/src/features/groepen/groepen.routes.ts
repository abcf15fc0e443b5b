import type { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import type { Caller, Context } from '../../context.ts'
import type { Handlers } from '../../platform/http.ts'
import { getGroepPagina, listGroepKaarten } from './groepen.service.ts'

export const groepenRoutes = (ctx: Context): Handlers<typeof groepenEndpoints, Caller> => ({
  listGroepen: ({ caller, params }) => listGroepKaarten(ctx, caller, params.adminId),
  getGroep: ({ caller, params }) => getGroepPagina(ctx, caller, params),
})
