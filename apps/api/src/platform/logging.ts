import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** The user as logs know it: a short hash, enough to follow a trail, not to name a person. */
export const hashUser = (userId: string): string =>
  createHash('sha256').update(userId).digest('hex').slice(0, 12)

/** The route's template, never the path itself: paths and queries may hold ids and secrets. */
const routeOf = (request: FastifyRequest): string => request.routeOptions?.url ?? 'unmatched'

/**
 * JSON lines without names, bodies, queries, headers or addresses. Errors keep their type, code and
 * stack, never the values that caused them.
 */
export function loggerOptions(level: string) {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request: FastifyRequest) => ({
        id: request.id,
        method: request.method,
        route: routeOf(request),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code ?? null,
        // A message may quote a value, and the first line of a stack repeats it.
        message: '',
        stack: (error.stack ?? '').split('\n').slice(1).join('\n'),
      }),
    },
  }
}
