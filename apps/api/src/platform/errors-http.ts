import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endpointPattern, type PathOwner } from './path-match.ts'
import { ApiError, presentError } from './errors.ts'
import type { SendPage } from './web-app.ts'
import { securityHeaders } from './security-headers.ts'

/** After how many seconds a client may come back when the database is away. */
const RETRY_AFTER = '2'

function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const { status, body } = presentError(error)
  if (status >= 500) request.log.error({ err: error, fout: body.id }, body.code)
  if (error instanceof ApiError && error.overSeconden !== undefined)
    void reply.header('retry-after', String(error.overSeconden))
  if (status === 503) void reply.header('retry-after', RETRY_AFTER)
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

/** Sends every error as the body of the contract. Add it before the routes: a route keeps the handler it finds. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error))
}

/** Answers a URL that the router itself cannot read. No hook runs before that, so the security headers are added here. */
export function answerUnreadableUrl(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  sendError(request, reply.headers(securityHeaders()), error)
}

/** Handles every unknown path: calls get a code, pages get the app, which shows its own not-found page. */
export function addNotFoundHandler(
  app: FastifyInstance,
  endpoints: readonly PathOwner[],
  sendPage: SendPage,
): void {
  const patterns = endpoints.map(endpointPattern)
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    // Not every call is under /api: playing a sound asks for a file.
    if (patterns.some((pattern) => pattern.test(path)))
      return sendError(request, reply, new ApiError('method_not_allowed'))
    const isCall = path === '/api' || path.startsWith('/api/')
    const asksPage = !isCall && (request.method === 'GET' || request.method === 'HEAD')
    const sent = asksPage ? sendPage(request, reply) : null
    return sent ?? sendError(request, reply, new ApiError('not_found'))
  })
}
