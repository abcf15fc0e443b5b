import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import type { Land } from '@letterhaven/contracts/admin'
import { baseOf } from '../../platform/http.ts'
import { securityHeaders } from '../../platform/security-headers.ts'
import { createProvider, DEMO_CLIENT, DEMO_PAD } from './create-provider.ts'
import type { DemoMens } from './demo-mens.policy.ts'
import { STIJL, verlopenPagina, wiePagina } from './wie-pagina.ts'

/**
 * The number of providers that are remembered. The name in the Host header is whatever a visitor writes, so there must be a
 * limit.
 */
const MAX_PROVIDERS = 8

export interface DemoschoolOptions {
  readonly mensen: readonly DemoMens[]
  readonly landVan: (host: string) => Land
}

/** Access to the demonstration's school without leaving this process. */
export interface Demoschool {
  /** Returns the address by which it calls itself, for visitors who reached us at `base`. */
  issuer(base: string): string
  readonly clientId: string
  readonly clientSecret: string
  readonly fetch: (url: string, options: DemoFetch) => Promise<Response>
}

interface DemoFetch {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Keeps one provider per address: its name must be the address at which the visitor sees it. */
function createProviders(mensen: readonly DemoMens[]) {
  const known = new Map<string, Promise<Provider>>()
  return (base: string): Promise<Provider> => {
    const [oldest] = known.keys()
    if (!known.has(base) && known.size >= MAX_PROVIDERS && oldest) known.delete(oldest)
    const provider = known.get(base) ?? createProvider(base, mensen)
    known.set(base, provider)
    return provider
  }
}

/** Hands a request to the provider in the form that it expects: mounted at its path, and told how we were reached. */
function handOver(provider: Provider, request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request
  const originalUrl = raw.url ?? '/'
  Object.assign(raw, { originalUrl, url: originalUrl.slice(DEMO_PAD.length) || '/' })
  raw.headers['x-forwarded-proto'] = request.protocol
  raw.headers['x-forwarded-host'] = request.host
  reply.hijack()
  for (const [naam, waarde] of Object.entries(securityHeaders())) reply.raw.setHeader(naam, waarde)
  void provider.callback()(raw, reply.raw)
}

type Kies = (request: FastifyRequest) => Promise<Provider>

/** Adds the page on which a visitor chooses, and the route that takes the choice. */
function addKeuze(
  app: FastifyInstance,
  { mensen, landVan }: DemoschoolOptions,
  choose: Kies,
): void {
  const taalVan = (request: FastifyRequest) =>
    landVan(request.hostname) === 'be' ? 'nl-BE' : 'nl-NL'
  const html = (reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')

  app.get('/stijl.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STIJL))
  app.get<{ Params: { uid: string } }>('/wie/:uid', async (request, reply) => {
    const provider = await choose(request)
    const taal = taalVan(request)
    const vraag = await provider.interactionDetails(request.raw, reply.raw).catch(() => null)
    if (!vraag) return html(reply).code(410).send(verlopenPagina(taal))
    const hier = mensen.filter(({ land }) => land === landVan(request.hostname))
    return html(reply).send(wiePagina(taal, vraag.uid, hier))
  })
  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, text: string) => new URLSearchParams(text),
    )
    forms.post<{ Body: URLSearchParams }>('/wie/:uid', async (request, reply) => {
      const provider = await choose(request)
      const accountId = request.body.get('wie') ?? ''
      const keuze = mensen.some(({ id }) => id === accountId)
        ? { login: { accountId } }
        : { error: 'access_denied' }
      const naar = await provider.interactionResult(request.raw, reply.raw, keuze).catch(() => null)
      return naar
        ? reply.redirect(naar, 303)
        : html(reply)
            .code(410)
            .send(verlopenPagina(taalVan(request)))
    })
  })
}

/** Puts a school's own sign-in beside ours, to try it out: a real provider, without passwords. */
export function addDemoschool(app: FastifyInstance, options: DemoschoolOptions): Demoschool {
  const providers = createProviders(options.mensen)
  const choose: Kies = (request) => providers(baseOf(request))
  void app.register(
    async (school) => {
      addKeuze(school, options, choose)
      void school.register(async (rest) => {
        rest.removeAllContentTypeParsers()
        // The provider reads its bodies itself.
        rest.addContentTypeParser('*', (_request, _payload, done) => done(null))
        rest.all('/*', async (request, reply) => handOver(await choose(request), request, reply))
      })
    },
    { prefix: DEMO_PAD },
  )
  return {
    issuer: (base) => `${base}${DEMO_PAD}`,
    clientId: DEMO_CLIENT.id,
    clientSecret: DEMO_CLIENT.secret,
    fetch: async (url, { method, headers, body }) => {
      const { host, protocol, pathname, search } = new URL(url)
      const answer = await app.inject({
        method: method === 'POST' ? 'POST' : 'GET',
        url: pathname + search,
        headers: {
          ...headers,
          host,
          'x-forwarded-proto': protocol.slice(0, -1),
          'x-forwarded-host': host,
        },
        ...(body ? { payload: String(body) } : {}),
      })
      const { statusCode: status, body: text } = answer
      const type = String(answer.headers['content-type'] ?? '')
      return new Response(text, { status, headers: { 'content-type': type } })
    },
  }
}
