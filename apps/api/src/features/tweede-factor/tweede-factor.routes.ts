import type { tweedeFactorEndpoints } from '@letterhaven/contracts/endpoints/tweede-factor'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import { askPasskey } from './passkeys.service.ts'
import { offerTotp } from './tweede-factor.service.ts'

export const tweedeFactorRoutes = (
  ctx: Context,
): Handlers<typeof tweedeFactorEndpoints, Caller> => ({
  offerTotp: ({ body }) => offerTotp(ctx, body.uitdaging),
  askPasskey: async ({ body, origin }) => ({ ...(await askPasskey(ctx, body.uitdaging, origin)) }),
})
