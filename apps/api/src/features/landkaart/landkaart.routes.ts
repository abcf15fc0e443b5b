import type { landkaartEndpoints } from '@letterhaven/contracts/endpoints/landkaart'
import type { Caller, Context } from '../../context.ts'
import type { Handlers } from '../../platform/http.ts'
import { getLandkaart, getSomvenster, getTaakPakket } from './landkaart.service.ts'

export const landkaartRoutes = (ctx: Context): Handlers<typeof landkaartEndpoints, Caller> => ({
  getLandkaart: ({ caller, params }) => getLandkaart(ctx, caller, params.leerlingId),
  getSomvenster: ({ caller, params }) => getSomvenster(ctx, caller, params),
  getTaak: ({ caller, params }) => getTaakPakket(ctx, caller, params),
})
