import type { uitnodigingenEndpoints } from '@letterhaven/contracts/endpoints/uitnodigingen'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import { acceptUitnodiging, readUitnodiging } from './uitnodigingen.service.ts'

export const uitnodigingenRoutes = (
  ctx: Context,
): Handlers<typeof uitnodigingenEndpoints, Caller> => ({
  readUitnodiging: ({ body }) => readUitnodiging(ctx, body.token),
  acceptUitnodiging: ({ body, origin }) => acceptUitnodiging(ctx, body, origin),
})
