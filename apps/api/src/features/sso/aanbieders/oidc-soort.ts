import type * as oidc from 'openid-client'
import type { SchoolAccount } from './aanbieder.ts'

/** The claims in a provider's token, read as data that may be hostile. */
export type Claims = Readonly<Record<string, unknown>>

/** What differs between the providers that use OpenID Connect. */
export interface OidcSoort {
  readonly id: string
  readonly naam: string
  readonly issuer: string
  /** A second name that it may use for itself in its tokens, whatever its own description says. */
  readonly ookGenoemd?: string
  readonly clientId: string
  readonly clientSecret?: string | undefined
  readonly scope: string
  /** More parameters for the address to which the browser goes. */
  readonly extra?: Readonly<Record<string, string>>
  /** Whether to ask the provider again who it is: many say little in the token itself. */
  readonly metUserinfo: boolean
  readonly read: (claims: Claims, sub: string) => SchoolAccount
  /** Replaces the network on the way to the provider. */
  readonly fetch?: oidc.CustomFetch
}

/** How long a provider may take, in seconds. */
export const TIMEOUT_SECONDS = 8
