import * as oidc from 'openid-client'
import type { ClaimNamen, OidcConfig } from '../../../platform/aanbieders-config.ts'
import { SsoWeigering, type Aanbieder } from './aanbieder.ts'
import { readAccount } from './read-account.ts'
import { TIMEOUT_SECONDS, type OidcSoort } from './oidc-soort.ts'
import { wisselCode } from './twee-namen.ts'

/** Looks the provider up once; a failed lookup is tried again with the next sign-in. */
function createLookUp(soort: OidcSoort): () => Promise<oidc.Configuration> {
  const { issuer, clientId, clientSecret, fetch } = soort
  let known: Promise<oidc.Configuration> | null = null
  return () => {
    known ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIMEOUT_SECONDS,
        // The signature is checked too: whatever is between us and the provider is not to be trusted.
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(issuer.startsWith('http://') ? [oidc.allowInsecureRequests] : []),
        ],
        ...(fetch ? { [oidc.customFetch]: fetch } : {}),
      })
      .catch((error: unknown) => {
        known = null
        throw error
      })
    return known
  }
}

/** Creates a provider that uses OpenID Connect: code flow with our own state, nonce and PKCE. */
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
    async read({ state, callbackUrl, onthouden, velden }) {
      const config = await lookUp()
      const terug = new URL(callbackUrl)
      for (const [naam, waarde] of Object.entries(velden)) terug.searchParams.set(naam, waarde)
      const tokens = await wisselCode({ config, soort }, terug, {
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
      return soort.read({ ...meer, ...idToken }, idToken.sub)
    },
  }
}

/** Creates any provider of OpenID Connect, with the claims as its configuration names them. */
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
    read: (claims, sub) => readAccount(claims, namen, sub),
    ...(fetch ? { fetch } : {}),
  })
}
