import type { zorgleerlingenEndpoints } from '@letterhaven/contracts/endpoints/zorgleerlingen'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import { listZorgleerlingen } from './zorgleerlingen.service.ts'

export const zorgleerlingenRoutes = (
  ctx: Context,
): Handlers<typeof zorgleerlingenEndpoints, Caller> => ({
  listZorgleerlingen: ({ caller, params }) => listZorgleerlingen(ctx, caller, params),
})
