import { isKantoor } from '@letterhaven/contracts/rol'
import type { FastifyRequest } from 'fastify'
import { heeftRecht } from '@letterhaven/domain/rechten'
import type { Caller, Context } from '../../context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Authenticate } from '../../platform/http.ts'
import { inLane, type Lane } from '../../platform/lane.ts'
import { kijkPoort } from '../kantoor/kijk-poort.service.ts'
import { laneVan } from './sessies.policy.ts'
import { createSessieVragen, resolveCaller, type SessieVragen } from './sessies.service.ts'

/** A changed role, an ended session or a switched-off sign-in is felt within a second: this, and a call. */
const CACHE_MS = 800
const CACHE_SIZE = 20_000

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/

function bearerToken(request: FastifyRequest): string {
  const header = request.headers.authorization
  if (!header) throw new ApiError('token_missing')
  const token = BEARER.exec(header)?.[1]
  if (!token) throw new ApiError('token_invalid')
  return token
}

/** Reads the caller from the token, with the database's word on role and admin remembered for a second. */
export function createAuthenticate(ctx: Context): Authenticate<Caller> {
  const known = new Map<string, { readonly caller: Promise<Caller>; readonly until: number }>()

  const vragen: Record<Lane, SessieVragen> = {
    les: createSessieVragen(ctx),
    werk: createSessieVragen(ctx),
    bezoek: createSessieVragen(ctx),
  }

  function lookUp(token: string): Promise<Caller> {
    const nowMs = ctx.now().getTime()
    const hit = known.get(token)
    if (hit && hit.until > nowMs) {
      // Cheap, because cached by the verifier; throws once the token itself is over.
      ctx.tokens.verify(token)
      return hit.caller
    }
    if (known.size >= CACHE_SIZE) known.clear()
    const lane = laneVan(ctx.tokens.verify(token).role)
    const caller = inLane(lane, () => resolveCaller(ctx, vragen[lane], token))
    known.set(token, { caller, until: nowMs + CACHE_MS })
    caller.catch(() => known.delete(token))
    return caller
  }

  return async (request, endpoint) => {
    const caller = await lookUp(bearerToken(request))
    const { access } = endpoint
    if (isKantoor(caller.role)) {
      const binnenDoor = await kijkPoort(ctx, caller, { request, endpoint })
      if (binnenDoor) return { ...caller, binnenDoor }
    }
    if (access !== 'aangemeld' && !heeftRecht(caller.role, access))
      throw new ApiError('role_refused')
    return endpoint.kantoorwerk && isKantoor(caller.role)
      ? { ...caller, binnenDoor: 'kantoorwerk' }
      : caller
  }
}
