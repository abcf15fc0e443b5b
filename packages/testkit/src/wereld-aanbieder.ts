import { createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AppOptions } from '@letterhaven/api/app'
import { Provider, type Configuration } from 'oidc-provider'

/** What a provider says about somebody in its id token. */
export type Claims = Readonly<Record<string, unknown>>

/** A real provider of OpenID Connect, at the address that Google or Microsoft uses. */
export interface WereldAanbieder {
  /** The way there from our server, so that no request leaves this machine. */
  readonly fetch: NonNullable<AppOptions['ssoFetch']>
  /**
   * Signs in there as the person in the claims, from the address to which our server sent the browser, and returns the address
   * to which the browser is sent back. `draai` changes what the token says and signs it again.
   */
  signIn(adres: string, claims: Claims, draai?: Draai): Promise<URL>
  close(): void
}

export interface Draai {
  readonly claims?: (claims: Claims) => Claims
  /** A key other than the published one. */
  readonly sleutel?: KeyObject
}

export interface WereldOptions {
  readonly issuer: string
  readonly callbackUrl: string
  /** Every claim that the token may contain. */
  readonly claims: readonly string[]
  /** What the provider says about itself in its own description, where that differs. */
  readonly beschrijving?: Claims
  /** Leaves out the name of the provider when it sends somebody back. */
  readonly zonderIss?: true
}

export const WERELD_CLIENT = {
  clientId: 'letterhaven',
  clientSecret: randomBytes(32).toString('hex'),
}
const SLEUTEL = generateKeyPairSync('rsa', { modulusLength: 2048 })
const MINUTE = 60

function configuration(options: WereldOptions, claims: () => Claims): Configuration {
  const { clientId: client_id, clientSecret: client_secret } = WERELD_CLIENT
  const jwk = SLEUTEL.privateKey.export({ format: 'jwk' })
  return {
    clients: [
      {
        client_id,
        client_secret,
        redirect_uris: [options.callbackUrl],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...jwk, use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    // Google and Microsoft both put everything that they say in the id token.
    conformIdTokenClaims: false,
    claims: { openid: ['sub', ...options.claims], profile: [], email: [] },
    scopes: ['openid', 'profile', 'email'],
    features: { devInteractions: { enabled: false } },
    ttl: {
      Interaction: MINUTE,
      Session: MINUTE,
      Grant: MINUTE,
      AccessToken: MINUTE,
      IdToken: MINUTE,
    },
    interactions: { url: (_ctx, { uid }) => `/wie/${uid}` },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({ ...claims(), sub: accountId }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc
      if (!client || !session?.accountId) return undefined
      const { accountId } = session
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  }
}

const deel = (inhoud: unknown): string => Buffer.from(JSON.stringify(inhoud)).toString('base64url')

/** Returns the token with changed contents, and a signature over those. */
function rotateToken(token: string, { claims = (zelfde) => zelfde, sleutel }: Draai): string {
  const [kop = '', inhoud = ''] = token.split('.')
  const gezegd = JSON.parse(Buffer.from(inhoud, 'base64url').toString()) as Claims
  const nieuw = `${kop}.${deel(claims(gezegd))}`
  const teken = createSign('RSA-SHA256').update(nieuw)
  return `${nieuw}.${teken.sign(sleutel ?? SLEUTEL.privateKey).toString('base64url')}`
}

/** Signs in every visitor at once as the person that the test named. */
async function chooseHuman(
  provider: Provider,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  wie: () => string,
): Promise<void> {
  const login = { login: { accountId: wie() } }
  const verder = await provider.interactionResult(request, response, login)
  response.writeHead(303, { location: verder }).end()
}

/** Starts the provider. */
export async function startWereldAanbieder(options: WereldOptions): Promise<WereldAanbieder> {
  const { host, pathname } = new URL(options.issuer)
  const pad = pathname.replace(/\/$/, '')
  let mens: Claims = {}
  let draai: Draai | undefined
  const wie = (): string => String(mens['sub'])
  const provider = new Provider(
    options.issuer,
    configuration(options, () => mens),
  )
  // The provider is reached as if from outside: by its own name, over https.
  provider.proxy = true
  const server = createServer((request, response) => {
    const { url = '/' } = request
    if (url.startsWith('/wie/')) return void chooseHuman(provider, { request, response }, wie)
    Object.assign(request, { originalUrl: url, url: url.slice(pad.length) || '/' })
    void provider.callback()(request, response)
  })
  await new Promise<void>((klaar) => server.listen(0, '127.0.0.1', klaar))
  const { port } = server.address() as AddressInfo
  const naar = (adres: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(adres, options.issuer)
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-proto', 'https')
    headers.set('x-forwarded-host', host)
    const redirect = 'manual'
    return fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, {
      ...init,
      headers,
      redirect,
    })
  }
  return {
    async fetch(url, { method, headers, body }) {
      const antwoord = await naar(url, { method, headers, ...(body ? { body: String(body) } : {}) })
      const inhoud = (await antwoord.json()) as Record<string, unknown>
      if (draai && typeof inhoud['id_token'] === 'string')
        inhoud['id_token'] = rotateToken(inhoud['id_token'], draai)
      const beschreven = url.includes('/.well-known/')
        ? { ...inhoud, ...options.beschrijving }
        : inhoud
      return Response.json(beschreven, { status: antwoord.status })
    },
    async signIn(adres, claims, anders) {
      mens = claims
      draai = anders
      const koekjes = new Map<string, string>()
      let plek = new URL(adres)
      while (plek.host === host) {
        const cookie = [...koekjes].map((paar) => paar.join('=')).join('; ')
        const antwoord = await naar(plek.href, { headers: { cookie } })
        for (const koekje of antwoord.headers.getSetCookie()) {
          const [naam = '', waarde = ''] = koekje.split(';', 1)[0]?.split('=') ?? []
          koekjes.set(naam, waarde)
        }
        const location = antwoord.headers.get('location')
        if (!location) throw new Error(`the provider stopped with ${antwoord.status}`)
        plek = new URL(location, plek)
      }
      if (options.zonderIss) plek.searchParams.delete('iss')
      return plek
    },
    close: () => void server.close(),
  }
}
