import type { authEndpoints } from '@letterhaven/contracts/endpoints/auth'
import type { Caller, Context } from '../../context.ts'
import type { Handlers } from '../../platform/http.ts'
import { getAccount, signIn } from './auth.service.ts'

export const authRoutes = (ctx: Context): Handlers<typeof authEndpoints, Caller> => ({
  signIn: ({ body }) => signIn(ctx, body),
  getPublicKey: async () => ctx.tokens.publicKeyPem,
  getAccount: ({ caller, params }) => getAccount(ctx, caller, params.userId),
})
