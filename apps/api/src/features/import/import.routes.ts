import type { importEndpoints } from '@letterhaven/contracts/endpoints/import'
import type { Caller } from '../../context.ts'
import type { Handlers } from '../../platform/http.ts'
import * as service from './import.service.ts'

export const importRoutes = (
  inlezen: service.Inlezen,
): Handlers<typeof importEndpoints, Caller> => ({
  listImports: ({ caller, params }) => service.listImports(inlezen, caller, params),
  readImport: ({ caller, params, query, body }) =>
    service.readImport(inlezen, caller, { ...params, ...query, bytes: body }),
  getImport: ({ caller, params }) => service.getImport(inlezen, caller, params),
  applyImport: ({ caller, params, body }) =>
    service.applyImport(inlezen, caller, { ...params, ...body }),
  revertImport: ({ caller, params }) => service.revertImport(inlezen, caller, params),
  dropImport: ({ caller, params }) => service.dropImport(inlezen, caller, params),
})
