import type { leerlingInloggenEndpoints } from '@letterhaven/contracts/endpoints/leerling-inloggen'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import { createFloodGate } from '../../kern/remmen/remmen.service.ts'
import {
  readSchoolcode,
  renewKlascode,
  renewSchoolcode,
  setKlascode,
  setSchoolcode,
} from './codes.service.ts'
import { findKlas, findSchool } from './ingang.service.ts'
import { renewGeheimen } from './renew-geheimen.service.ts'
import {
  createKaart,
  listInloggers,
  listWachtwoorden,
  releaseRem,
  removeKaart,
  renewGeheim,
} from './wachtwoorden.service.ts'

export function leerlingInloggenRoutes(
  ctx: Context,
): Handlers<typeof leerlingInloggenEndpoints, Caller> {
  const requireNoFlood = createFloodGate(ctx.now)
  return {
    findSchool: async ({ body, origin }) => {
      requireNoFlood(origin.address)
      return findSchool(ctx, body.schoolcode, origin.address)
    },
    findKlas: async ({ body, origin }) => {
      requireNoFlood(origin.address)
      return findKlas(ctx, body.klascode, origin.address)
    },
    listInloggers: ({ caller, params }) => listInloggers(ctx, caller, params),
    listWachtwoorden: ({ caller, params }) => listWachtwoorden(ctx, caller, params),
    renewKlascode: ({ caller, params }) => renewKlascode(ctx, caller, params),
    setKlascode: ({ caller, params, body }) => setKlascode(ctx, caller, { ...params, ...body }),
    getSchoolcode: ({ caller, params }) => readSchoolcode(ctx, caller, params),
    renewSchoolcode: ({ caller, params }) => renewSchoolcode(ctx, caller, params),
    setSchoolcode: ({ caller, params, body }) => setSchoolcode(ctx, caller, { ...params, ...body }),
    renewGeheimen: ({ caller, params, body }) => renewGeheimen(ctx, caller, { ...params, ...body }),
    renewGeheim: ({ caller, params, body }) => renewGeheim(ctx, caller, { ...params, ...body }),
    createKaart: ({ caller, params }) => createKaart(ctx, caller, params),
    deleteKaart: ({ caller, params }) => removeKaart(ctx, caller, params),
    releaseRem: ({ caller, params }) => releaseRem(ctx, caller, params),
  }
}
