import type { sessiesEndpoints } from '@letterhaven/contracts/endpoints/sessies'
import type { Caller, Context } from '../../kern/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http.ts'
import { endAllSessies, endSessie, listSessies, signOut } from './einde.service.ts'
import { listEigenLidmaatschappen } from './lidmaatschappen.service.ts'
import { getSessie, refreshSession, switchAdmin } from './sessies.service.ts'

function requireBearer(bearer: string | null): string {
  if (bearer === null) throw new ApiError('token_missing')
  return bearer
}

export const sessiesRoutes = (ctx: Context): Handlers<typeof sessiesEndpoints, Caller> => ({
  refreshTokens: async ({ origin }) => refreshSession(ctx, requireBearer(origin.bearer)),
  getSessie: async ({ origin }) => getSessie(ctx, requireBearer(origin.bearer)),
  signOut: ({ caller }) => signOut(ctx, caller),
  switchAdmin: ({ caller, body }) => switchAdmin(ctx, caller, body.adminId),
  listLidmaatschappen: ({ caller, params }) => listEigenLidmaatschappen(ctx, caller, params.userId),
  listSessies: ({ caller, params }) => listSessies(ctx, caller, params.userId),
  endSessies: ({ caller, params }) => endAllSessies(ctx, caller, params.userId),
  endSessie: ({ caller, params }) => endSessie(ctx, caller, params),
})
