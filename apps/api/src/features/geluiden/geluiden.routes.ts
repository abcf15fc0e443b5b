import type { geluidenEndpoints } from '@letterhaven/contracts/endpoints/geluiden'
import type { Caller, Context } from '../../kern/context.ts'
import { WithFile, type Handlers } from '../../platform/http.ts'
import { getGeluid } from './geluiden.service.ts'

export const geluidenRoutes = (ctx: Context): Handlers<typeof geluidenEndpoints, Caller> => ({
  getGeluid: async ({ params }) => {
    const { bytes, mime } = await getGeluid(ctx, params.bestand)
    return new WithFile(bytes, mime)
  },
})
