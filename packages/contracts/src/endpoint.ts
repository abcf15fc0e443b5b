import type * as z from 'zod/mini'
import type { Recht } from './recht.ts'

/**
 * Who may call: anybody, anybody who is signed in, or the roles that have a right.
 * There is no default: an endpoint without `access` does not compile.
 */
export type Access = 'openbaar' | 'aangemeld' | Recht

type Schema = z.ZodMiniType

/** One call: what it takes, what it answers and who may make it. Server, client and tests read this. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Path with `{name}` for parameters, as the specification writes it. */
  readonly path: `/api/${string}` | `/audio/${string}`
  readonly access: Access
  /** One schema per `{name}` of the path. */
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** 202 where the work is done after the answer; else 200. */
  readonly status?: 202
  /** The body of that answer; null where it is text. */
  readonly response: Schema | null
  /** The body comes as a form, and only so: from another party's page, which knows no other way. */
  readonly form?: true
  /** The body is a file as it is (application/octet-stream); a handler gets its bytes. */
  readonly bytes?: true
  /** The answer is a file of this kind, made for this caller; `response` is null, and a client gets a Blob. */
  readonly file?: 'application/pdf' | 'application/zip'
  /** Of a school, and the office's own work: it needs no look along for it. */
  readonly kantoorwerk?: true
  /** Sent again with the same Idempotency-Key within a day, it does nothing and answers what it answered. */
  readonly eenmaal?: true
  /** The largest body in bytes, where the schema does not say it, or says more (`gewicht.ts`). */
  readonly maxBody?: number
}

/** Is this call about a school or a child, so that the office makes it only while it looks along? */
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
/** What the 200 answer holds. */
export type ResponseOf<E extends Endpoint> = E['response'] extends null
  ? E['file'] extends string
    ? Blob
    : string
  : Out<E['response']>
/** What a caller passes, before validation. */
export type ParamsIn<E extends Endpoint> = In<E['params']>
export type QueryIn<E extends Endpoint> = In<E['query']>
export type BodyIn<E extends Endpoint> = E['bytes'] extends true ? Blob : In<E['body']>
