import type { nieuweLeerlingenEndpoints } from '@letterhaven/contracts/endpoints/nieuwe-leerlingen'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import { createLeerlingen } from './nieuwe-leerlingen.service.ts'

export const nieuweLeerlingenRoutes = (
  ctx: Context,
): Handlers<typeof nieuweLeerlingenEndpoints, Caller> => ({
  createLeerlingen: ({ caller, params, body }) =>
    createLeerlingen(ctx, caller, { ...params, ...body }),
})
