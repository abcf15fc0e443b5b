import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Configuration, Provider } from 'oidc-provider'
import type { DemoMens } from './demo-mens.policy.ts'

/** The path of the demonstration's school system on each of our hosts. */
export const DEMO_PAD = '/demo-school'
export const DEMO_CLIENT = { id: 'letterhaven', secret: randomBytes(32).toString('base64url') }

/** The school's number, under the name that Entree Federatie gives it. */
const SCHOOL_CLAIM = 'nlEduPersonHomeOrganizationId'
const CLAIMS = [
  'given_name',
  'family_name',
  'email',
  'eckId',
  'eduPersonAffiliation',
  SCHOOL_CLAIM,
  'isCoAccount',
]
const MINUTE = 60
const KEY = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
const COOKIE_KEY = randomBytes(32).toString('base64url')

const claimsVan = (mens: DemoMens) => ({
  sub: mens.id,
  given_name: mens.voornaam,
  family_name: mens.achternaam,
  eduPersonAffiliation: [mens.rol],
  [SCHOOL_CLAIM]: mens.schoolnummer,
  isCoAccount: mens.isCoAccount,
  ...(mens.email ? { email: mens.email } : {}),
  ...(mens.eckId ? { eckId: mens.eckId } : {}),
})

function configuration(base: string, mensen: readonly DemoMens[]): Configuration {
  return {
    clients: [
      {
        client_id: DEMO_CLIENT.id,
        client_secret: DEMO_CLIENT.secret,
        redirect_uris: [`${base}/api/auth/sso/callback/demoschool`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...KEY, use: 'sig', alg: 'ES256' }] },
    cookies: {
      keys: [COOKIE_KEY],
      long: { path: DEMO_PAD, sameSite: 'lax' },
      short: { sameSite: 'lax' },
    },
    claims: { openid: ['sub'], profile: CLAIMS },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    ttl: {
      Interaction: 10 * MINUTE,
      Session: 10 * MINUTE,
      Grant: 10 * MINUTE,
      AccessToken: MINUTE,
      IdToken: MINUTE,
      AuthorizationCode: MINUTE,
    },
    interactions: { url: (_ctx, { uid }) => `${DEMO_PAD}/wie/${uid}` },
    findAccount: (_ctx, id) => {
      const mens = mensen.find((een) => een.id === id)
      return mens && { accountId: id, claims: () => claimsVan(mens) }
    },
    // Choosing somebody implies consent: there is nobody else to ask.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc
      if (!client || !session?.accountId) return undefined
      const grant = new oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      })
      grant.addOIDCScope('openid profile')
      await grant.save()
      return grant
    },
  }
}

/** Creates a real OpenID Connect provider for the visitors who reached us at `base`. */
export async function createProvider(base: string, mensen: readonly DemoMens[]): Promise<Provider> {
  const { Provider: Maak } = await import('oidc-provider')
  const provider = new Maak(`${base}${DEMO_PAD}`, configuration(base, mensen))
  // Our own server judges once how we were reached, and passes that on in headers that it sets itself.
  provider.proxy = true
  return provider
}
