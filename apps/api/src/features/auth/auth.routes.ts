import type { authEndpoints } from '@letterhaven/contracts/endpoints/auth'
import type { Caller, Context } from '../../context.ts'
import type { Handlers } from '../../platform/http.ts'
import type { GastenService } from '../gasten/gasten.service.ts'
import { getAccount, signIn } from './auth.service.ts'

export const authRoutes = (
  ctx: Context,
  gasten: GastenService,
): Handlers<typeof authEndpoints, Caller> => ({
  signIn: ({ body, origin }) =>
    body.demo === true ? gasten.start(body, origin) : signIn(ctx, body),
  getPublicKey: async () => ctx.tokens.publicKeyPem,
  getAccount: ({ caller, params }) => getAccount(ctx, caller, params.userId),
})
