import * as oidc from 'openid-client'
import type {
  ClaimNamen,
  GoogleConfig,
  MicrosoftConfig,
  OidcConfig,
} from '../../../platform/aanbieders-config.ts'
import { SsoWeigering, type Aanbieder, type SchoolAccount } from './aanbieder.ts'
import { leesAccount } from './lees-account.ts'

const TIMEOUT_SECONDS = 8

type Claims = Readonly<Record<string, unknown>>

/** What differs between the providers that speak OpenID Connect. */
export interface OidcSoort {
  readonly id: string
  readonly naam: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret?: string | undefined
  readonly scope: string
  /** More for the address to which the browser goes. */
  readonly extra?: Readonly<Record<string, string>>
  /** Ask the provider again who it is: many say little in the token itself. */
  readonly metUserinfo: boolean
  readonly lees: (claims: Claims, sub: string) => SchoolAccount
  /** Another way to the provider than the network. */
  readonly fetch?: oidc.CustomFetch
}

/** Looks the provider up once; a failure is tried again with the next sign-in. */
function createLookUp(soort: OidcSoort): () => Promise<oidc.Configuration> {
  const { issuer, clientId, clientSecret, fetch } = soort
  let known: Promise<oidc.Configuration> | null = null
  return () => {
    known ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIMEOUT_SECONDS,
        ...(issuer.startsWith('http://') ? { execute: [oidc.allowInsecureRequests] } : {}),
        ...(fetch ? { [oidc.customFetch]: fetch } : {}),
      })
      .catch((error: unknown) => {
        known = null
        throw error
      })
    return known
  }
}

/** A provider that speaks OpenID Connect: code flow with our own state, nonce and PKCE. */
export function createOidc(soort: OidcSoort): Aanbieder {
  const lookUp = createLookUp(soort)
  return {
    id: soort.id,
    naam: soort.naam,
    async begin({ state, callbackUrl }) {
      const config = await lookUp()
      const [nonce, verifier] = [oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: callbackUrl,
        scope: soort.scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...soort.extra,
      })
      return { url: url.href, onthouden: { nonce, verifier } }
    },
    async lees({ state, callbackUrl, onthouden, velden }) {
      const config = await lookUp()
      const terug = new URL(callbackUrl)
      for (const [naam, waarde] of Object.entries(velden)) terug.searchParams.set(naam, waarde)
      const tokens = await oidc.authorizationCodeGrant(config, terug, {
        expectedState: state,
        expectedNonce: onthouden['nonce'] ?? '',
        pkceCodeVerifier: onthouden['verifier'] ?? '',
        idTokenExpected: true,
      })
      const idToken = tokens.claims()
      if (!idToken) throw new SsoWeigering('geweigerd')
      const meer = soort.metUserinfo
        ? await oidc.fetchUserInfo(config, tokens.access_token, idToken.sub)
        : {}
      return soort.lees({ ...meer, ...idToken }, idToken.sub)
    },
  }
}

/** Any provider of OpenID Connect, with the claims as its configuration names them. */
export function oidcVan(config: OidcConfig, fetch?: oidc.CustomFetch): Aanbieder {
  const { id, naam, issuer, clientId, clientSecret, prompt } = config
  const namen: ClaimNamen = config.claims ?? {}
  return createOidc({
    id,
    naam,
    issuer,
    clientId,
    clientSecret,
    scope: config.scope ?? 'openid profile',
    metUserinfo: true,
    ...(prompt ? { extra: { prompt } } : {}),
    lees: (claims, sub) => leesAccount(claims, namen, sub),
    ...(fetch ? { fetch } : {}),
  })
}

/** Accounts of one school at a provider for the whole world: `veld` must say that it is that school. */
export function eigenSchool({
  veld,
  waarde,
  schoolnummer,
}: Record<'veld' | 'waarde' | 'schoolnummer', string>) {
  return (claims: Claims, sub: string): SchoolAccount => {
    if (claims[veld] !== waarde) throw new SsoWeigering('geweigerd')
    const { given_name, family_name, name } = claims
    return leesAccount(
      { given_name, family_name, name, schoolnummer },
      { schoolnummer: 'schoolnummer' },
      sub,
    )
  }
}

/** A school's Google accounts: `hd` names its domain, and is signed. */
export function googleVan(config: GoogleConfig, issuer = 'https://accounts.google.com'): Aanbieder {
  const { id, naam, clientId, clientSecret, domein, schoolnummer } = config
  return createOidc({
    id,
    naam,
    issuer,
    clientId,
    clientSecret,
    scope: 'openid profile',
    extra: { hd: domein },
    metUserinfo: false,
    lees: eigenSchool({ veld: 'hd', waarde: domein, schoolnummer }),
  })
}

/** A school's Microsoft accounts: `tid` names its tenant, and is signed. */
export function microsoftVan(config: MicrosoftConfig, issuer?: string): Aanbieder {
  const { id, naam, clientId, clientSecret, tenant, schoolnummer } = config
  return createOidc({
    id,
    naam,
    clientId,
    clientSecret,
    issuer: issuer ?? `https://login.microsoftonline.com/${tenant}/v2.0`,
    scope: 'openid profile',
    metUserinfo: false,
    lees: eigenSchool({ veld: 'tid', waarde: tenant, schoolnummer }),
  })
}
