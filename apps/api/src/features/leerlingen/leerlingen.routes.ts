import type { leerlingenEndpoints } from '@letterhaven/contracts/endpoints/leerlingen'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import { listLeerlingen } from './leerlingen.service.ts'
import { updateLeerling } from './wijziging.service.ts'

export const leerlingenRoutes = (ctx: Context): Handlers<typeof leerlingenEndpoints, Caller> => ({
  listLeerlingen: ({ caller, params }) => listLeerlingen(ctx, caller, params),
  updateLeerling: ({ caller, params, body }) =>
    updateLeerling(ctx, caller, { ...params, wijziging: body }),
})
