import type { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import { moveLeerlingen } from '../../kern/plaatsing/plaatsing.service.ts'
import { createGroep, listGearchiveerd, renameGroep, setGroepArchief } from './beheer.service.ts'
import { getGroepPagina, listGroepKaarten } from './groepen.service.ts'
import { mergeGroep, splitGroep, unmergeGroep, unsplitGroep } from './verdelen.service.ts'

export const groepenRoutes = (ctx: Context): Handlers<typeof groepenEndpoints, Caller> => ({
  listGroepen: ({ caller, params }) => listGroepKaarten(ctx, caller, params.adminId),
  getGroep: ({ caller, params }) => getGroepPagina(ctx, caller, params),
  moveLeerlingen: ({ caller, params, body, once }) =>
    moveLeerlingen(ctx, caller, { ...params, ...body, once }),
  createGroep: ({ caller, params, body, once }) =>
    createGroep(ctx, caller, { ...params, ...body, once }),
  renameGroep: ({ caller, params, body }) => renameGroep(ctx, caller, { ...params, ...body }),
  setGroepArchief: ({ caller, params, body }) =>
    setGroepArchief(ctx, caller, { ...params, ...body }),
  listGearchiveerd: ({ caller, params }) => listGearchiveerd(ctx, caller, params),
  mergeGroep: ({ caller, params, body, once }) =>
    mergeGroep(ctx, caller, { ...params, ...body, once }),
  unmergeGroep: ({ caller, params, body, once }) =>
    unmergeGroep(ctx, caller, { ...params, ...body, once }),
  splitGroep: ({ caller, params, body, once }) =>
    splitGroep(ctx, caller, { ...params, ...body, once }),
  unsplitGroep: ({ caller, params, body, once }) =>
    unsplitGroep(ctx, caller, { ...params, ...body, once }),
})
