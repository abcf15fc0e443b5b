import type { koppelverzoekenEndpoints } from '@letterhaven/contracts/endpoints/koppelverzoeken'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import {
  confirmKoppelverzoek,
  listKandidaten,
  listKoppelverzoeken,
  refuseKoppelverzoek,
  reopenKoppelverzoek,
} from './koppelverzoeken.service.ts'

export const koppelverzoekenRoutes = (
  ctx: Context,
): Handlers<typeof koppelverzoekenEndpoints, Caller> => ({
  listKoppelverzoeken: ({ caller, params }) => listKoppelverzoeken(ctx, caller, params.adminId),
  listKandidaten: ({ caller, params, query }) =>
    listKandidaten(ctx, caller, { ...params, ...query }),
  confirmKoppelverzoek: ({ caller, params, body }) =>
    confirmKoppelverzoek(ctx, caller, { ...params, ...body }),
  refuseKoppelverzoek: ({ caller, params }) => refuseKoppelverzoek(ctx, caller, params),
  reopenKoppelverzoek: ({ caller, params }) => reopenKoppelverzoek(ctx, caller, params),
})
