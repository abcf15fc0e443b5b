import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { CONTRACT_KOP, OUDSTE_CONTRACT } from '@letterhaven/contracts/contract'
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
  /** 'https://school.example:8443': the address by which the browser itself reached us. */
  readonly base: string
  readonly address: string
  /** The browser's name for itself, cut off when it is very long. */
  readonly agent: string
  /** What the client can read (contracts/contract). */
  readonly contract: number
  /** The token of the Authorization header, not verified yet; null when there is none. */
  readonly bearer: string | null
}

const MAX_AGENT = 400

/** Returns the address by which the visitor reached us, for addresses that must be written out in full. */
export const baseOf = ({ protocol, host }: FastifyRequest): string =>
  `${protocol}://${host.replaceAll(/[^\w.:[\]-]/g, '')}`

/** Returns the contract that a header names; a header that is no small number names the oldest. */
const contractOf = (kop: string | string[] | undefined): number =>
  typeof kop === 'string' && /^[1-9]\d{0,3}$/.test(kop) ? Number(kop) : OUDSTE_CONTRACT

const originOf = (request: FastifyRequest): Origin => ({
  host: request.hostname,
  base: baseOf(request),
  address: request.ip,
  contract: contractOf(request.headers[CONTRACT_KOP]),
  agent: (request.headers['user-agent'] ?? '').slice(0, MAX_AGENT),
  bearer: /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null,
})

/** What a handler gets: validated input and the caller. */
export interface Call<E extends Endpoint, Caller> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly origin: Origin
  /** Which call this is, for a call that must be done only once. */
  readonly once: Once
  /** Null for endpoints that anybody may call. */
  readonly caller: E['access'] extends 'openbaar' ? null : Caller
}

/** A handler returns the 200 body, a body with a status of its own, an address to go on to, a page, or a file. */
export type Handler<E extends Endpoint, Caller> = (
  call: Call<E, Caller>,
) => Promise<ResponseOf<E> | WithStatus | GoOn | WithPage | WithFile | WithDownload>

/** One handler for each endpoint of a table; leaving one out does not compile. */
export type Handlers<T extends Record<string, Endpoint>, Caller> = {
  readonly [Naam in keyof T]: Handler<T[Naam], Caller>
}

/** An answer other than 200 that is not an error. */
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

/** An answer that is a page, with a policy of its own. */
export class WithPage {
  readonly html: string
  readonly policy: string

  constructor(html: string, policy: string) {
    this.html = html
    this.policy = policy
  }
}

/** An answer that is a file whose address says what is in it, so that it never changes. */
export class WithFile {
  readonly bytes: Buffer
  readonly mime: string

  constructor(bytes: Buffer, mime: string) {
    this.bytes = bytes
    this.mime = mime
  }
}

/**
 * An answer that is a file for this caller, which nothing on the way may cache. When it is made while it is sent, an error cuts
 * it off half way.
 */
export class WithDownload {
  readonly inhoud: Buffer | Readable
  readonly mime: string
  /** The name it is saved under: only letters, digits, '-' and '.'. */
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

/** Returns who is calling; throws `token_*` or `role_refused` when the endpoint's access is not met. */
export type Authenticate<Caller> = (
  request: FastifyRequest,
  endpoint: Endpoint & { readonly access: Exclude<Endpoint['access'], 'openbaar'> },
) => Promise<Caller>

/**
 * How many faults are named, and how many characters of a name that somebody else chose, so that an error answer never grows
 * larger than is useful.
 */
const MEESTE_VELDEN = 50
const LANGSTE_VELD = 200

/** Turns the faults that a schema finds into one message per field: the first one. */
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

/** Rewrites `/api/x/{id}` as the router takes it: `/api/x/:id`. */
export const toRouterPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

export interface RegisterOptions<Caller> {
  readonly authenticate: Authenticate<Caller>
  /** Returns whose connections a call uses; the caller is null when nobody is signed in. */
  readonly laneOf: (caller: Caller | null) => Lane
  /** Refuses an answer that its own schema does not allow; on in tests, where a leak must be seen. */
  readonly checkResponses: boolean
}

/** Reads the fields of a form; a field that comes twice is refused, because it could be read in two ways. */
function readForm(text: string): Record<string, string> {
  const velden = [...new URLSearchParams(text)]
  const form = Object.fromEntries(velden)
  if (Object.keys(form).length < velden.length) throw new ApiError('invalid_input')
  return form
}

/** Accepts a form, and nothing else, for the endpoints that are registered here. */
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

/** Registers one endpoint: checks access, validates the input, runs the handler, answers. */
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
    // Authentication comes before the body is read: a stranger does not get to send us a megabyte.
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

/** Checks that the answer parses and that parsing removes nothing: a field too many would be a leak. */
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
