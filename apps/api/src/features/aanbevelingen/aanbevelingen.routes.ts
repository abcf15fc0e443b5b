import type { aanbevelingenEndpoints } from '@letterhaven/contracts/endpoints/aanbevelingen'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import { createAanbeveling, listAanbevelingen, unsubscribeAdres } from './aanbevelingen.service.ts'

export const aanbevelingenRoutes = (
  ctx: Context,
): Handlers<typeof aanbevelingenEndpoints, Caller> => ({
  listAanbevelingen: ({ caller, params }) => listAanbevelingen(ctx, caller, params),
  createAanbeveling: ({ caller, params, body, once }) =>
    createAanbeveling(ctx, caller, { ...params, ...body, once }),
  unsubscribeAdres: ({ body }) => unsubscribeAdres(ctx, body.token),
})
