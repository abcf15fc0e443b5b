import type { geluidenEndpoints } from '@letterhaven/contracts/endpoints/geluiden'
import type { Caller, Context } from '../../context.ts'
import { WithFile, type Handlers } from '../../platform/http.ts'
import { maakTaakGeluiden } from '../landkaart/taak-pakket.service.ts'
import { createGeluidMaker } from './geluid-maker.service.ts'
import { getGeluid } from './geluiden.service.ts'

export function geluidenRoutes(ctx: Context): Handlers<typeof geluidenEndpoints, Caller> {
  const maker = createGeluidMaker(ctx)
  return {
    getGeluid: async ({ params }) => {
      const { bytes, mime } = await getGeluid(ctx, params.bestand)
      return new WithFile(bytes, mime)
    },
    maakGeluiden: ({ caller, params, origin }) =>
      maakTaakGeluiden({ ctx, maker, caller }, { ...params, host: origin.host }),
  }
}
