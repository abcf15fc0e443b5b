import type { antwoordenEndpoints } from '@letterhaven/contracts/endpoints/antwoorden'
import type { Caller } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import type { AntwoordenService } from './antwoorden.service.ts'

export const antwoordenRoutes = (
  service: AntwoordenService,
): Handlers<typeof antwoordenEndpoints, Caller> => ({
  createAntwoorden: ({ caller, params, body }) => service.create(caller, params.leerlingId, body),
})
