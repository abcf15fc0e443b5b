import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@letterhaven/contracts/endpoint'
import { grootsteLichaam } from '@letterhaven/contracts/gewicht'
import { takeBytes } from './bytes-body.ts'
import { ApiError } from './errors.ts'
import { inLane, type Lane } from './lane.ts'
import { onceOf, type Once } from './once.ts'
import { POLICY } from './security-headers.ts'

/** Where a call comes from, as far as the network says. */
export interface Origin {
  /** The host that was asked, without port. */
  readonly host: string
  /** 'https://school.example:8443': how the browser itself reached us. */
  readonly base: string
  readonly address: string
  /** What the browser calls itself, cut off where it goes on for ever. */
  readonly agent: string
  /** The token of the Authorization header, where there is one; not looked at yet. */
  readonly bearer: string | null
}

const MAX_AGENT = 400

/** The visitor's own way to us, for addresses that must be written out in full. */
export const baseOf = ({ protocol, host }: FastifyRequest): string =>
  `${protocol}://${host.replaceAll(/[^\w.:[\]-]/g, '')}`

const originOf = (request: FastifyRequest): Origin => ({
  host: request.hostname,
  base: baseOf(request),
  address: request.ip,
  agent: (request.headers['user-agent'] ?? '').slice(0, MAX_AGENT),
  bearer: /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null,
})

/** What a handler gets: validated input and whoever calls. */
export interface Call<E extends Endpoint, Caller> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly origin: Origin
  /** Which call this is, where it must be done once. */
  readonly once: Once
  /** Null where anybody may call. */
  readonly caller: E['access'] extends 'openbaar' ? null : Caller
}

/** A handler answers the 200 body, a body with a status of its own, or an address to go on to. */
export type Handler<E extends Endpoint, Caller> = (
  call: Call<E, Caller>,
) => Promise<ResponseOf<E> | WithStatus | GoOn | WithPage | WithFile | WithDownload>

/** One handler for each endpoint of a table: leaving one out does not compile. */
export type Handlers<T extends Record<string, Endpoint>, Caller> = {
  readonly [Naam in keyof T]: Handler<T[Naam], Caller>
}

/** An answer other than 200 that is no error. */
export class WithStatus {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    this.status = status
    this.body = body
  }
}

/** Sends the browser on to another address. */
export class GoOn {
  readonly location: string

  constructor(location: string) {
    this.location = location
  }
}

/** An answer that is a page, under a policy of its own. */
export class WithPage {
  readonly html: string
  readonly policy: string

  constructor(html: string, policy: string) {
    this.html = html
    this.policy = policy
  }
}

/** An answer that is a file whose address says what is in it: it never changes. */
export class WithFile {
  readonly bytes: Buffer
  readonly mime: string

  constructor(bytes: Buffer, mime: string) {
    this.bytes = bytes
    this.mime = mime
  }
}

/**
 * An answer that is a file for this caller, to be kept by nobody on the way. One that is made while it is sent is cut
 * off by an error in the midst of it.
 */
export class WithDownload {
  readonly inhoud: Buffer | Readable
  readonly mime: string
  /** What it is called where it is saved: letters, digits, '-' and '.' alone. */
  readonly naam: string

  constructor(
    inhoud: Buffer | Readable,
    { mime, naam }: { readonly mime: string; readonly naam: string },
  ) {
    this.inhoud = inhoud
    this.mime = mime
    this.naam = naam
  }
}

const FOREVER = 'public, max-age=31536000, immutable'

/** Who is calling: throws `token_*` or `role_refused` where the endpoint's access is not met. */
export type Authenticate<Caller> = (
  request: FastifyRequest,
  endpoint: Endpoint & { readonly access: Exclude<Endpoint['access'], 'openbaar'> },
) => Promise<Caller>

/** Faults that are named, and characters of a name that somebody else chose: an answer is never larger than it helps. */
const MEESTE_VELDEN = 50
const LANGSTE_VELD = 200

/** Turns a schema's issues into one message per field, first message first. */
function velden(error: z.core.$ZodError): Record<string, string> {
  const perVeld: Record<string, string> = {}
  for (const issue of error.issues.slice(0, MEESTE_VELDEN)) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : ['']
    for (const key of keys.slice(0, MEESTE_VELDEN)) {
      const pad = [...issue.path.map(String), key].filter(Boolean).join('.') || 'body'
      perVeld[pad.slice(0, LANGSTE_VELD)] ??= issue.message
    }
  }
  return perVeld
}

function validate(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  throw new ApiError('invalid_input', velden(result.error))
}

/** `/api/x/{id}` as the router writes it: `/api/x/:id`. */
export const toRouterPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

export interface RegisterOptions<Caller> {
  readonly authenticate: Authenticate<Caller>
  /** Whose connections a call takes; null for somebody who is not signed in. */
  readonly laneOf: (caller: Caller | null) => Lane
  /** Refuses an answer that its own schema does not allow: on in tests, where a leak must be seen. */
  readonly checkResponses: boolean
}

/** The fields of a form; one that comes twice could be read in two ways. */
function readForm(text: string): Record<string, string> {
  const velden = [...new URLSearchParams(text)]
  const form = Object.fromEntries(velden)
  if (Object.keys(form).length < velden.length) throw new ApiError('invalid_input')
  return form
}

/** Lets a form in for the endpoints that are registered here, and nothing else. */
function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => readForm(text),
  )
}

const bodyOf = ({ bytes, body }: Endpoint, sent: unknown): unknown =>
  bytes ? (Buffer.isBuffer(sent) ? sent : Buffer.alloc(0)) : validate(body, sent)

/** Registers one endpoint: who may, is the input right, act, answer. */
function registerEndpoint<Caller>(
  app: FastifyInstance,
  { endpoint, handler }: { endpoint: Endpoint; handler: Handler<Endpoint, Caller> },
  options: RegisterOptions<Caller>,
): void {
  const callers = new WeakMap<FastifyRequest, Caller>()
  const { access } = endpoint
  app.route({
    method: endpoint.method,
    url: toRouterPath(endpoint.path),
    bodyLimit: grootsteLichaam(endpoint),
    // Before the body is read: a stranger does not get to send us a megabyte.
    onRequest: async (request) => {
      if (access !== 'openbaar')
        callers.set(request, await options.authenticate(request, { ...endpoint, access }))
    },
    handler: async (request, reply) => {
      const call = {
        params: validate(endpoint.params, request.params),
        query: validate(endpoint.query, request.query),
        body: bodyOf(endpoint, request.body),
        origin: originOf(request),
        once: onceOf(endpoint, request),
        caller: callers.get(request) ?? null,
      } as Call<Endpoint, Caller>
      const answer = await inLane(options.laneOf(callers.get(request) ?? null), () => handler(call))
      if (options.checkResponses) assertExact(endpoint, answer)
      return send(reply, endpoint, answer)
    },
  })
}

function send(reply: FastifyReply, endpoint: Endpoint, answer: unknown): FastifyReply {
  void reply.header('cache-control', 'no-store')
  if (answer instanceof GoOn)
    return reply.redirect(answer.location, endpoint.method === 'GET' ? 302 : 303)
  if (answer instanceof WithStatus) return reply.code(answer.status).send(answer.body)
  if (answer instanceof WithPage)
    return reply.type('text/html; charset=utf-8').header(POLICY, answer.policy).send(answer.html)
  if (answer instanceof WithFile)
    return reply
      .type(answer.mime)
      .header('cache-control', FOREVER)
      .header('content-disposition', 'attachment')
      .send(answer.bytes)
  if (answer instanceof WithDownload)
    return reply
      .type(answer.mime)
      .header('content-disposition', `attachment; filename="${answer.naam}"`)
      .send(answer.inhoud)
  if (endpoint.response === null) return reply.type('text/plain; charset=utf-8').send(answer)
  return reply.code(endpoint.status ?? 200).send(answer)
}

/** The answer must parse, and parsing must take nothing away: a field too many would be a leak. */
function assertExact(endpoint: Endpoint, answer: unknown): void {
  if (endpoint.response === null || answer instanceof WithStatus || answer instanceof GoOn) return
  const wire: unknown = JSON.parse(JSON.stringify(answer))
  const parsed = z.parse(endpoint.response, wire)
  if (JSON.stringify(parsed).length !== JSON.stringify(wire).length) {
    throw new Error(`${endpoint.method} ${endpoint.path} answers more than its contract names`)
  }
}

/** Registers a whole table of endpoints with their handlers. */
export function registerEndpoints<T extends Record<string, Endpoint>, Caller>(
  app: FastifyInstance,
  { table, handlers }: { table: T; handlers: Handlers<T, Caller> },
  options: RegisterOptions<Caller>,
): void {
  for (const naam of Object.keys(table)) {
    const endpoint = table[naam] as Endpoint
    const handler = handlers[naam] as unknown as Handler<Endpoint, Caller>
    const take = endpoint.form ? takeForms : endpoint.bytes ? takeBytes : null
    if (take === null) registerEndpoint(app, { endpoint, handler }, options)
    else
      void app.register(async (apart) => {
        take(apart)
        registerEndpoint(apart, { endpoint, handler }, options)
      })
  }
}
