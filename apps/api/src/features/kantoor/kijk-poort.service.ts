import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { isVanSchool, type Endpoint } from '@letterhaven/contracts/endpoint'
import { KijkMeeIdSchema } from '@letterhaven/contracts/ids'
import { KIJK_MEE_KOP } from '@letterhaven/contracts/kijk-mee-maten'
import type { Recht } from '@letterhaven/contracts/recht'
import { KIJK_SOORT, magMeekijken } from '@letterhaven/domain/kijk-mee'
import type { Caller, Context, MeeKijker } from '../../kern/context.ts'
import { logGeweigerd } from '../../kern/kantoor/kantoor.service.ts'
import { ApiError } from '../../platform/errors.ts'
import { findLopend } from './kijk-mee.service.ts'

interface Vraag {
  readonly request: FastifyRequest
  readonly endpoint: Endpoint
}

/** Returns the running look in which a call is made, if it belongs to the school of the call. */
async function findLook(ctx: Context, caller: Caller, { headers, params }: FastifyRequest) {
  const id = z.safeParse(KijkMeeIdSchema, headers[KIJK_MEE_KOP])
  const look = id.success ? await findLopend(ctx, caller, id.data) : null
  const { adminId } = params as { readonly adminId?: string }
  return look && (adminId === undefined || adminId.toLowerCase() === look.voor_admin) ? look : null
}

/**
 * The one gate between the office and a school: data of a school or a child is only visible in a look, only as far as the
 * person looked along with sees it, and can never be changed. Returns null when the call needs no gate: it belongs to the
 * office itself, or it is the office's own work at a school without a look.
 */
export async function kijkPoort(
  ctx: Context,
  caller: Caller,
  { request, endpoint }: Vraag,
): Promise<MeeKijker | null> {
  const vanSchool = isVanSchool(endpoint)
  if (!vanSchool && !endpoint.kantoorwerk) return null
  const look = await findLook(ctx, caller, request)
  if (!look && !vanSchool) return null
  if (!look) throw new ApiError('kijk_mee_nodig')
  if (endpoint.method !== 'GET') throw new ApiError('kijk_mee_leest')
  const { id, voor_admin: adminId, role, als, reden } = look
  const recht = endpoint.access as Recht
  const wat = KIJK_SOORT[recht]
  if (wat === null || !magMeekijken(role, recht)) {
    await logGeweigerd({ ctx, caller }, { recht, adminId })
    throw new ApiError('role_refused')
  }
  return { id, adminId, role, als, reden, wat }
}
