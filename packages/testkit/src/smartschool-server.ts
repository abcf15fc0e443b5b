import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AanbiederConfig } from '@letterhaven/api/platform/aanbieders-config'
import { openSchoolBrowser, openTabblad } from './school-browser.ts'
import type { TestServer } from './test-server.ts'

/** A server that behaves like Smartschool: plain OAuth 2.0, which gives a token for a code and the person for a token. */
export interface SmartschoolServer {
  readonly config: AanbiederConfig
  /**
   * Signs in there as the person in `wie` and comes back with a code; returns where that ends, and a function that fetches the
   * tokens.
   */
  kom(
    server: TestServer,
    wie: Readonly<Record<string, unknown>>,
    code?: string,
  ): Promise<{
    readonly eind: URL
    readonly tokens: () => ReturnType<TestServer['call']>
  }>
  close(): void
}

async function read(request: IncomingMessage): Promise<string> {
  const delen = await Array.fromAsync(request as AsyncIterable<Buffer>)
  return Buffer.concat(delen).toString()
}

/** Makes what Smartschool says about a pupil; a test changes the one thing that it is about. */
export const leerlingInfo = (over: Readonly<Record<string, unknown>> = {}) => ({
  userID: 'ab12',
  platform: 'school.smartschool.be',
  voornaam: 'Jip',
  naam: 'Aerts',
  instellingsnummer: '012345',
  basisrol: 'leerling',
  leerling: true,
  isCoAccount: false,
  nrCoAccount: 0,
  typeCoAccount: null,
  ...over,
})

export async function startSmartschool(): Promise<SmartschoolServer> {
  /** What the server says about the person who signed in last. */
  let info: Readonly<Record<string, unknown>> = {}
  const antwoord = async (request: IncomingMessage): Promise<unknown> => {
    const url = new URL(request.url ?? '', 'http://x')
    if (url.pathname === '/OAuth/index/token') {
      const body = new URLSearchParams(await read(request))
      const klopt = body.get('code') === 'goed' && body.get('client_secret') === 'sleutel'
      return klopt ? { access_token: 'kaartje' } : null
    }
    return url.searchParams.get('access_token') === 'kaartje' ? info : null
  }
  const server = createServer((request, response) => {
    void antwoord(request).then((body) => {
      response.writeHead(body ? 200 : 400, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((klaar) => server.listen(0, '127.0.0.1', klaar))
  return {
    config: {
      soort: 'smartschool',
      id: 'smartschool',
      naam: 'Smartschool',
      clientId: 'letterhaven',
      clientSecret: 'sleutel',
      adres: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    async kom(van, wie, code = 'goed') {
      info = wie
      const [browser, tab] = [openSchoolBrowser(van), openTabblad()]
      const zoek = new URLSearchParams({
        provider: 'smartschool',
        code_challenge: tab.challenge,
        code_challenge_method: 'S256',
      })
      const { location } = await browser.vraag(`/api/auth/sso/start?${zoek}`)
      const state = new URL(location ?? '').searchParams.get('state') ?? ''
      const terug = new URLSearchParams({ state, code })
      const einde = await browser.vraag(`/api/auth/sso/callback/smartschool?${terug}`)
      const eind = new URL(einde.location ?? '', 'http://x')
      const gekregen = eind.searchParams.get('auth_code') ?? ''
      return { eind, tokens: () => browser.wissel(gekregen, tab.verifier) }
    },
    close: () => server.close(),
  }
}
