import * as oidc from 'openid-client'
import * as z from 'zod/mini'
import { TIMEOUT_SECONDS, type OidcSoort } from './oidc-soort.ts'

type Haal = oidc.CustomFetch
type Controles = NonNullable<Parameters<typeof oidc.authorizationCodeGrant>[2]>

const AntwoordSchema = z.looseObject({ id_token: z.string() })
const InhoudSchema = z.looseObject({ iss: z.unknown() })

/** Sends the forms and requests of the library over the network. */
const fetchFromNet: Haal = (url, { body, ...options }) =>
  fetch(url, { ...options, body: body ? String(body) : null })

/** Returns the issuer that a token names; it cannot be trusted yet. */
function issuerIn(antwoord: unknown): unknown {
  const deel = z.parse(AntwoordSchema, antwoord).id_token.split('.')[1] ?? ''
  const inhoud: unknown = JSON.parse(Buffer.from(deel, 'base64url').toString())
  return z.parse(InhoudSchema, inhoud).iss
}

/** Copies the provider as it describes itself, with other metadata and another way to fetch. */
function anders(
  { config, soort }: Bij,
  metadata: Partial<oidc.ServerMetadata>,
  fetch: Haal,
): oidc.Configuration {
  const { clientId, clientSecret } = soort
  const beschrijving = { ...config.serverMetadata(), ...metadata }
  const eigen = new oidc.Configuration(beschrijving, clientId, clientSecret)
  eigen[oidc.customFetch] = fetch
  eigen.timeout = TIMEOUT_SECONDS
  oidc.enableNonRepudiationChecks(eigen)
  return eigen
}

interface Bij {
  readonly config: oidc.Configuration
  readonly soort: OidcSoort
}

/**
 * Exchanges a code for the tokens. For a provider with two names the answer is kept, since a code is good for one request, and
 * it is read under the second name when the token has that one: signature, audience, nonce and clock are checked as always.
 */
export async function wisselCode(bij: Bij, terug: URL, controles: Controles) {
  const { config, soort } = bij
  const { ookGenoemd } = soort
  if (ookGenoemd === undefined) return oidc.authorizationCodeGrant(config, terug, controles)
  const plek = config.serverMetadata().token_endpoint
  const fetch = soort.fetch ?? fetchFromNet
  const bewaard: Response[] = []
  const save: Haal = async (url, options) => {
    const gekomen = await fetch(url, options)
    if (url === plek) bewaard.push(gekomen.clone())
    return gekomen
  }
  try {
    return await oidc.authorizationCodeGrant(anders(bij, {}, save), terug, controles)
  } catch (error) {
    const [antwoord] = bewaard
    if (!antwoord || issuerIn(await antwoord.clone().json()) !== ookGenoemd) throw error
    const zonderNaam = new URL(terug)
    // This was compared with the first name already.
    zonderNaam.searchParams.delete('iss')
    const tweede = anders(
      bij,
      { issuer: ookGenoemd, authorization_response_iss_parameter_supported: false },
      (url, options) => (url === plek ? Promise.resolve(antwoord) : fetch(url, options)),
    )
    return oidc.authorizationCodeGrant(tweede, zonderNaam, controles)
  }
}
