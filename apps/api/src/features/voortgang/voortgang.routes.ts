import type { voortgangEndpoints } from '@letterhaven/contracts/endpoints/voortgang'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import { getGroepVoortgang, getLeerlingVoortgang, listEigenFouten } from './voortgang.service.ts'

export const voortgangRoutes = (ctx: Context): Handlers<typeof voortgangEndpoints, Caller> => ({
  getGroepVoortgang: ({ caller, params }) => getGroepVoortgang(ctx, caller, params),
  getLeerlingVoortgang: ({ caller, params }) => getLeerlingVoortgang(ctx, caller, params),
  listEigenFouten: ({ caller, params }) => listEigenFouten(ctx, caller, params),
})
