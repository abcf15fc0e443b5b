import { createHash } from 'node:crypto'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { pino } from 'pino'

export type Logger = FastifyBaseLogger

/** Returns the user as logs show it: a short hash, enough to follow a trail, not to identify a person. */
export const hashUser = (userId: string): string =>
  createHash('sha256').update(userId).digest('hex').slice(0, 12)

/** Returns the template of the route, never the path itself: paths and queries may contain ids and secrets. */
const routeOf = (request: FastifyRequest): string => request.routeOptions?.url ?? 'unmatched'

/**
 * Logs JSON lines without names, bodies, queries, headers or addresses. Errors keep their type, code and stack, never the
 * values that caused them.
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

/** Creates the log of a process; lines go to standard output by default. */
export const createLogger = (level: string, stream?: { write(line: string): void }): Logger =>
  stream ? pino(loggerOptions(level), stream) : pino(loggerOptions(level))
