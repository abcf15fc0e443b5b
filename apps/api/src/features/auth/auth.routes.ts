import type { authEndpoints } from '@letterhaven/contracts/endpoints/auth'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import type { GastenService } from '../gasten/gasten.service.ts'
import { createDoor, getAccount } from './auth.service.ts'

export function authRoutes(
  ctx: Context,
  gasten: GastenService,
): Handlers<typeof authEndpoints, Caller> {
  const signIn = createDoor(ctx, gasten)
  return {
    signIn: ({ body, origin }) => signIn(body, origin),
    getPublicKey: async () => ctx.tokens.publicKeyPem,
    getAccount: ({ caller, params }) => getAccount(ctx, caller, params.userId),
  }
}
