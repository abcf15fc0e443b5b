import type { docentenEndpoints } from '@letterhaven/contracts/endpoints/docenten'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import { listDocenten, updateDocent } from './docenten.service.ts'
import { inviteAgain, invite, withdraw } from './uitnodigen.service.ts'

export const docentenRoutes = (ctx: Context): Handlers<typeof docentenEndpoints, Caller> => ({
  listDocenten: ({ caller, params }) => listDocenten(ctx, caller, params.adminId),
  nodigDocentUit: ({ caller, params, body }) => invite(ctx, caller, { ...params, ...body }),
  nodigDocentOpnieuwUit: ({ caller, params }) => inviteAgain(ctx, caller, params),
  withdrawDocentUitnodiging: ({ caller, params }) => withdraw(ctx, caller, params),
  updateDocent: ({ caller, params, body }) => updateDocent(ctx, caller, { ...params, ...body }),
})
