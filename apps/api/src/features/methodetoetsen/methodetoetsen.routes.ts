import type { methodetoetsenEndpoints } from '@letterhaven/contracts/endpoints/methodetoetsen'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import {
  createMethodetoets,
  listLeerlingToetsen,
  listMethodetoetsen,
  withdrawMethodetoets,
} from './methodetoetsen.service.ts'
import { getToetsPapier, saveToetsAntwoorden, submitMethodetoets } from './papier.service.ts'

export const methodetoetsenRoutes = (
  ctx: Context,
): Handlers<typeof methodetoetsenEndpoints, Caller> => ({
  listMethodetoetsen: ({ caller, params, origin }) =>
    listMethodetoetsen(ctx, caller, { ...params, host: origin.host }),
  createMethodetoets: ({ caller, params, body, origin }) =>
    createMethodetoets(ctx, caller, { ...params, body, host: origin.host }),
  withdrawMethodetoets: ({ caller, params }) => withdrawMethodetoets(ctx, caller, params),
  listLeerlingToetsen: ({ caller, params }) => listLeerlingToetsen(ctx, caller, params),
  getToetsPapier: ({ caller, params, origin }) =>
    getToetsPapier(ctx, caller, { ...params, host: origin.host }),
  saveToetsAntwoorden: ({ caller, params, body }) =>
    saveToetsAntwoorden(ctx, caller, { ...params, body }),
  submitMethodetoets: ({ caller, params, body }) =>
    submitMethodetoets(ctx, caller, { ...params, body }),
})
