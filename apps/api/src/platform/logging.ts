import { createHash } from 'node:crypto'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { pino } from 'pino'

export type Logger = FastifyBaseLogger

/** The user as logs know it: a short hash, enough to follow a trail, not to name a person. */
export const hashUser = (userId: string): string =>
  createHash('sha256').update(userId).digest('hex').slice(0, 12)

/** The route's template, never the path itself: paths and queries may hold ids and secrets. */
const routeOf = (request: FastifyRequest): string => request.routeOptions?.url ?? 'unmatched'

/**
 * JSON lines without names, bodies, queries, headers or addresses. Errors keep their type, code and
 * stack, never the values that caused them.
 */
const loggerOptions = (level: string) => ({
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
})

/** The log of a process; lines go to standard output where nothing else is given. */
export const createLogger = (level: string, stream?: { write(line: string): void }): Logger =>
  stream ? pino(loggerOptions(level), stream) : pino(loggerOptions(level))
