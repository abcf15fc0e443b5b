import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from './errors.ts'

/** How much is allocated for a body that does not say how long it is. */
const BEGIN_BYTES = 64 * 1024

/** Copies the bytes into a buffer of twice the size, or larger if that is needed. */
function grow(full: Buffer, length: number, needed: number): Buffer {
  const larger = Buffer.allocUnsafeSlow(Math.max(full.length * 2, needed))
  full.copy(larger, 0, 0, length)
  return larger
}

/** Reads and drops a body that is too large, up to twice the limit: a client that is cut off while sending never sees why. */
async function tooLarge(payload: AsyncIterable<Buffer>, bodyLimit: number): Promise<never> {
  let taken = 0
  for await (const { length } of payload) if ((taken += length) > bodyLimit * 2) break
  throw new ApiError('body_too_large')
}

/**
 * Reads a body into one buffer as it arrives. Concatenating megabytes at the end would block everybody else for as long as that
 * takes, and hold them in memory twice.
 */
async function readBody(request: FastifyRequest, payload: IncomingMessage): Promise<Buffer> {
  const { bodyLimit } = request.routeOptions
  const parts: AsyncIterable<Buffer> = payload.iterator({ destroyOnReturn: false })
  const said = Number(request.headers['content-length'] ?? BEGIN_BYTES)
  if (said > bodyLimit) return tooLarge(parts, bodyLimit)
  let whole: Buffer = Buffer.allocUnsafeSlow(said)
  let length = 0
  for await (const part of parts) {
    const needed = length + part.length
    if (needed > bodyLimit) return tooLarge(payload.iterator({ destroyOnReturn: false }), bodyLimit)
    if (needed > whole.length) whole = grow(whole, length, needed)
    length += part.copy(whole, length)
  }
  return whole.subarray(0, length)
}

/** Accepts a raw file, and nothing else, for the endpoints that are registered here. */
export function takeBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/octet-stream', readBody)
}
