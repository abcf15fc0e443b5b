import type { landkaartEndpoints } from '@letterhaven/contracts/endpoints/landkaart'
import type { Caller, Context } from '../../context.ts'
import type { Handlers } from '../../platform/http.ts'
import { getLandkaart, getSomvenster } from './landkaart.service.ts'
import { getTaakPakket } from './taak-pakket.service.ts'

export const landkaartRoutes = (ctx: Context): Handlers<typeof landkaartEndpoints, Caller> => ({
  getLandkaart: ({ caller, params }) => getLandkaart(ctx, caller, params.leerlingId),
  getSomvenster: ({ caller, params, origin }) =>
    getSomvenster(ctx, caller, { ...params, host: origin.host }),
  getTaak: ({ caller, params, origin }) =>
    getTaakPakket(ctx, caller, { ...params, host: origin.host }),
})
