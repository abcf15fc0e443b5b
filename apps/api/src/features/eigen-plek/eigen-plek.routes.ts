import type { plekEndpoints } from '@letterhaven/contracts/endpoints/plek'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import { createAankoop } from './aankoop.service.ts'
import { getPlek, setInrichting, setUiterlijk } from './eigen-plek.service.ts'

export const eigenPlekRoutes = (ctx: Context): Handlers<typeof plekEndpoints, Caller> => ({
  getPlek: ({ caller, params, origin }) => getPlek(ctx, caller, { ...params, host: origin.host }),
  createAankoop: ({ caller, params, body }) => createAankoop(ctx, caller, { ...params, ...body }),
  setUiterlijk: ({ caller, params, body }) =>
    setUiterlijk(ctx, caller, { ...params, uiterlijk: body }),
  setInrichting: ({ caller, params, body }) =>
    setInrichting(ctx, caller, { ...params, inrichting: body }),
})
