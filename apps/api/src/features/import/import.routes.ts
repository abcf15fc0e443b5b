import type { importEndpoints } from '@letterhaven/contracts/endpoints/import'
import type { Caller } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import * as service from './import.service.ts'
import { applyImport } from './toepassen.service.ts'
import { getImport, readImport, type Inlezen } from './voorbeeld.service.ts'

export const importRoutes = (inlezen: Inlezen): Handlers<typeof importEndpoints, Caller> => ({
  listImports: ({ caller, params }) => service.listImports(inlezen, caller, params),
  readImport: ({ caller, params, query, body }) =>
    readImport(inlezen, caller, { ...params, ...query, bytes: body }),
  getImport: ({ caller, params }) => getImport(inlezen, caller, params),
  applyImport: ({ caller, params, body }) => applyImport(inlezen, caller, { ...params, ...body }),
  revertImport: ({ caller, params }) => service.revertImport(inlezen, caller, params),
  dropImport: ({ caller, params }) => service.dropImport(inlezen, caller, params),
})
