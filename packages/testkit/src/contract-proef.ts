import type { Endpoint } from '@letterhaven/contracts/endpoint'
import type { TestSchool } from './test-school.ts'

/** A sample call of an endpoint, and what can be wrong with it. */
export interface Proef {
  readonly params?: (school: TestSchool) => Record<string, string> | Promise<Record<string, string>>
  readonly body?: (school: TestSchool) => unknown | Promise<unknown>
  readonly query?: (school: TestSchool) => Record<string, string> | Promise<Record<string, string>>
  /** Set where the answer is the same for everybody, whatever their school: nothing in it belongs to one school. */
  readonly vanIedereen?: true
  /** Where the successful answer redirects the browser. */
  readonly naar?: RegExp
  /** A parameter, body or query that breaks the schema, and the field that must be named. */
  readonly kapot: {
    readonly params?: Record<string, string>
    readonly body?: unknown
    readonly query?: Record<string, string>
    readonly veld: string
  } | null
  /** Who calls in the successful case; null for anybody. */
  readonly als:
    | ((school: TestSchool) => { readonly token: string } | Promise<{ readonly token: string }>)
    | null
}

/** Fills in the parameters of a path. */
export const invullen = (path: string, params: Record<string, string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, naam: string) =>
    encodeURIComponent(params[naam] ?? 'ontbreekt'),
  )

/** Returns the headers that say what a form or a file is; anything else is JSON. */
export function soortVan({ form, bytes }: Endpoint): { headers?: Record<string, string> } {
  if (form) return { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  return bytes ? { headers: { 'content-type': 'application/octet-stream' } } : {}
}
