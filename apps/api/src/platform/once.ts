import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '@letterhaven/contracts/endpoint'
import { ApiError } from './errors.ts'

/** Which call this is, whoever makes it: 32 bytes, the same for a call that is sent again. Null when the client did not say. */
export type Once = Buffer | null

const SLEUTEL = /^[\w-]{16,64}$/

/**
 * Reads the Idempotency-Key of a call that must be done only once. The request is part of it: the same key with another address
 * or body is another call. Throws `invalid_input` for a malformed key.
 */
export function onceOf(
  { eenmaal }: Endpoint,
  { headers, method, url, body }: FastifyRequest,
): Once {
  const sleutel = headers['idempotency-key']
  if (!eenmaal || sleutel === undefined) return null
  if (typeof sleutel !== 'string' || !SLEUTEL.test(sleutel)) throw new ApiError('invalid_input')
  return createHash('sha256')
    .update(JSON.stringify([sleutel, method, url, body ?? null]))
    .digest()
}
