import type { Endpoint } from '@letterhaven/contracts/endpoint'
import type { TestSchool } from './test-school.ts'

/** One way to call an endpoint, and what may be wrong with it. */
export interface Proef {
  readonly params?: (school: TestSchool) => Record<string, string> | Promise<Record<string, string>>
  readonly body?: (school: TestSchool) => unknown | Promise<unknown>
  readonly query?: (school: TestSchool) => Record<string, string> | Promise<Record<string, string>>
  /** For everybody alike, whatever the school: nothing in it belongs to one. */
  readonly vanIedereen?: true
  /** Where the successful answer sends the browser on. */
  readonly naar?: RegExp
  /** A body or a parameter that breaks the schema, and the field that must be named. */
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

/** A path with its parameters filled in. */
export const invullen = (path: string, params: Record<string, string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, naam: string) =>
    encodeURIComponent(params[naam] ?? 'ontbreekt'),
  )

/** A form or a file says what it is; anything else is JSON. */
export function soortVan({ form, bytes }: Endpoint): { headers?: Record<string, string> } {
  if (form) return { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  return bytes ? { headers: { 'content-type': 'application/octet-stream' } } : {}
}
