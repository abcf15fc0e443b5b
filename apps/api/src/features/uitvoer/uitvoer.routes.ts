import type { uitvoerEndpoints } from '@letterhaven/contracts/endpoints/uitvoer'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import { createUitvoerService } from './uitvoer.service.ts'

export const uitvoerRoutes = (ctx: Context): Handlers<typeof uitvoerEndpoints, Caller> => {
  const service = createUitvoerService(ctx)
  return {
    getUitvoer: ({ caller, params }) => service.vanSchool(caller, params),
    getLeerlingUitvoer: ({ caller, params }) => service.vanLeerling(caller, params),
  }
}
