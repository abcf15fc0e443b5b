import type * as z from 'zod/mini'
import type { KantoorDaad } from './kantoor-wat.ts'
import type { Recht } from './recht.ts'

/**
 * Who may call an endpoint: anybody, anybody who is signed in, or the roles that have a right. There is no default: an
 * endpoint without `access` does not compile.
 */
export type Access = 'openbaar' | 'aangemeld' | Recht

type Schema = z.ZodMiniType

/** One call: what it takes, what it answers and who may make it. The server, the client and the tests read this. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** The path with `{name}` for parameters, as the specification writes it. */
  readonly path: `/api/${string}` | `/audio/${string}`
  readonly access: Access
  /** An object schema with a field for each `{name}` in the path. */
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** 202 when the work is done after the answer; otherwise the status is 200. */
  readonly status?: 202
  /** The body of the answer; null when it is not JSON. */
  readonly response: Schema | null
  /** The body comes as a form and in no other way: it is sent by another party's page, which can send nothing else. */
  readonly form?: true
  /** The body is a raw file (application/octet-stream); the handler gets its bytes. */
  readonly bytes?: true
  /** The answer is a file of this type, made for this caller; `response` is null, and a client gets a Blob. */
  readonly file?: 'application/pdf' | 'application/zip'
  /**
   * The call is about a school but is the office's own work, so that it needs no look-along: what the office's log calls it,
   * or that it only reads.
   */
  readonly kantoorwerk?: 'leest' | KantoorDaad
  /** A call that is sent again with the same Idempotency-Key within a day does nothing and repeats its first answer. */
  readonly eenmaal?: true
  /** The largest body in bytes, for when the schema sets no limit or allows more (`gewicht.ts`). */
  readonly maxBody?: number
}

/** Returns whether a call is about a school or a child, so that the office may make it only during a look-along. */
export const isVanSchool = ({ path, kantoorwerk }: Endpoint): boolean =>
  !kantoorwerk && /^\/api\/(admins\/\{adminId\}|leerlingen\/\{leerlingId\})/.test(path)

/** Keeps the literal types of a table of endpoints, so that client and server see exact shapes. */
export function defineEndpoints<const T extends Record<string, Endpoint>>(table: T): T {
  return table
}

type Out<S> = S extends Schema ? z.output<S> : undefined
type In<S> = S extends Schema ? z.input<S> : undefined

/** What a handler receives after validation. */
export type ParamsOf<E extends Endpoint> = Out<E['params']>
export type QueryOf<E extends Endpoint> = Out<E['query']>
export type BodyOf<E extends Endpoint> = E['bytes'] extends true ? Uint8Array : Out<E['body']>
/** What a successful answer holds. */
export type ResponseOf<E extends Endpoint> = E['response'] extends null
  ? E['file'] extends string
    ? Blob
    : string
  : Out<E['response']>
/** What a caller passes, before validation. */
export type ParamsIn<E extends Endpoint> = In<E['params']>
export type QueryIn<E extends Endpoint> = In<E['query']>
export type BodyIn<E extends Endpoint> = E['bytes'] extends true ? Blob : In<E['body']>
