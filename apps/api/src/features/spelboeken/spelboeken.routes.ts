import type { spelboekEndpoints } from '@letterhaven/contracts/endpoints/spelboek'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import { saveSpelboek } from './spelboeken.service.ts'

export const spelboekenRoutes = (ctx: Context): Handlers<typeof spelboekEndpoints, Caller> => ({
  saveSpelboek: ({ caller, params, body }) => saveSpelboek(ctx, caller, { ...params, ...body }),
})
