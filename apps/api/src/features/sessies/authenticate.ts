import type { UserId } from '@letterhaven/contracts/ids'
import { isKantoor } from '@letterhaven/contracts/rol'
import type { FastifyRequest } from 'fastify'
import { heeftRecht } from '@letterhaven/domain/rechten'
import type { Caller, Context } from '../../kern/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Authenticate } from '../../platform/http.ts'
import { inLane, type Lane } from '../../platform/lane.ts'
import { logGeweigerd } from '../../kern/kantoor/kantoor.service.ts'
import { kijkPoort } from '../kantoor/kijk-poort.service.ts'
import { createCallerMemory } from './caller-memory.ts'
import { laneVan } from './sessies.policy.ts'
import { createSessieVragen, resolveCaller } from './sessies.service.ts'

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/

function bearerToken(request: FastifyRequest): string {
  const header = request.headers.authorization
  if (!header) throw new ApiError('token_missing')
  const token = BEARER.exec(header)?.[1]
  if (!token) throw new ApiError('token_invalid')
  return token
}

/** Reads the caller from the token. The role and admin in the database are remembered until they change. */
export function createAuthenticate(ctx: Context): Authenticate<Caller> {
  const open = () => ({ vragen: createSessieVragen(ctx), memory: createCallerMemory(ctx) })
  // One memory per lane, because each asks over its own connections: lessons must not wait for visitors.
  const lanes: Record<Lane, ReturnType<typeof open>> = {
    les: open(),
    werk: open(),
    bezoek: open(),
  }

  function lookUp(token: string): Promise<Caller> {
    // Cheap, because cached by the verifier; throws once the token itself is over.
    const { _id, role } = ctx.tokens.verify(token)
    const lane = laneVan(role)
    const { vragen, memory } = lanes[lane]
    return inLane(lane, () =>
      memory({ token, userId: _id as UserId }, () => resolveCaller(ctx, vragen, token)),
    )
  }

  return async (request, endpoint) => {
    const caller = await lookUp(bearerToken(request))
    const { access } = endpoint
    if (isKantoor(caller.role)) {
      const binnenDoor = await kijkPoort(ctx, caller, { request, endpoint })
      if (binnenDoor) return { ...caller, binnenDoor }
    }
    if (access !== 'aangemeld' && !heeftRecht(caller.role, access)) {
      if (isKantoor(caller.role))
        await logGeweigerd({ ctx, caller }, { recht: access, adminId: null })
      throw new ApiError('role_refused')
    }
    const { kantoorwerk } = endpoint
    return kantoorwerk && isKantoor(caller.role)
      ? { ...caller, binnenDoor: { kantoorwerk } }
      : caller
  }
}
