import type { ssoEndpoints } from '@letterhaven/contracts/endpoints/sso'
import type { Caller, Context } from '../../kern/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { GoOn, type Handlers } from '../../platform/http.ts'
import { createFloodGate } from '../../kern/remmen/remmen.service.ts'
import type { Aanbieders } from './aanbieders/create-aanbieders.service.ts'
import { exchangeCode } from './sso-code.service.ts'
import { finishSso, readSsoUser, startSso } from './sso.service.ts'

export function ssoRoutes(
  ctx: Context,
  { lijst, find }: Aanbieders,
): Handlers<typeof ssoEndpoints, Caller> {
  const requireNoFlood = createFloodGate(ctx.now)
  return {
    listAanbieders: async () => [...lijst],
    startSso: async ({ query, origin }) => {
      requireNoFlood(origin.address)
      return new GoOn(await startSso(ctx, find, { query, origin }))
    },
    finishSso: async ({ params, query, origin }) => {
      requireNoFlood(origin.address)
      const { aanbieder } = params
      const state = query['state'] ?? ''
      return new GoOn(await finishSso(ctx, find, { aanbieder, state, velden: query, origin }))
    },
    finishSsoForm: async ({ params, body, origin }) => {
      requireNoFlood(origin.address)
      const { aanbieder } = params
      const state = body.RelayState
      return new GoOn(await finishSso(ctx, find, { aanbieder, state, velden: body, origin }))
    },
    exchangeCode: async ({ query, origin }) => {
      requireNoFlood(origin.address)
      const { auth_code: code, code_verifier: verifier } = query
      return exchangeCode(ctx, { code, verifier }, origin)
    },
    readSsoUser: async ({ caller, origin }) => {
      if (origin.bearer === null) throw new ApiError('token_missing')
      return readSsoUser(ctx, caller, origin.bearer)
    },
  }
}
