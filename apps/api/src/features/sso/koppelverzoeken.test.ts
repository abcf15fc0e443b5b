import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AdminId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import { openSchoolBrowser, openTabblad } from '@letterhaven/testkit/school-browser'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

/** What Smartschool's own server says of whoever signed in last. */
let info: Record<string, unknown> = {}
let smartschool: Server
let server: TestServer
let school: AdminId
let beheerder: BuiltUser<UserId>
let kind: BuiltUser<LeerlingId>

async function lees(request: IncomingMessage): Promise<string> {
  const delen = await Array.fromAsync(request as AsyncIterable<Buffer>)
  return Buffer.concat(delen).toString()
}

/** Plain OAuth 2.0, as Smartschool speaks it: a code for a token, a token for who it is. */
async function antwoord(request: IncomingMessage): Promise<unknown> {
  const url = new URL(request.url ?? '', 'http://x')
  if (url.pathname === '/OAuth/index/token') {
    const body = new URLSearchParams(await lees(request))
    const klopt = body.get('code') === 'goed' && body.get('client_secret') === 'sleutel'
    return klopt ? { access_token: 'kaartje' } : null
  }
  return url.searchParams.get('access_token') === 'kaartje' ? info : null
}

beforeAll(async () => {
  smartschool = createServer((request, response) => {
    void antwoord(request).then((body) => {
      response.writeHead(body ? 200 : 400, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((klaar) => smartschool.listen(0, '127.0.0.1', klaar))
  server = await startTestServer(inject('postgres'), undefined, {
    ssoAanbieders: [
      {
        soort: 'smartschool',
        id: 'smartschool',
        naam: 'Smartschool',
        clientId: 'letterhaven',
        clientSecret: 'sleutel',
        adres: `http://127.0.0.1:${(smartschool.address() as AddressInfo).port}`,
      },
    ],
  })
  school = await server.build.admin({ schoolnummer: '012345', land: 'be' })
  beheerder = await server.build.medewerker(school, 'schooladmin')
  kind = await server.build.leerling(school)
})
afterAll(async () => {
  await server.close()
  smartschool.close()
})

const leerlingInfo = (over: Record<string, unknown> = {}) => ({
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

/** Signs in at Smartschool as whoever `wie` says, and comes back with a code of it. */
async function kom(wie: Record<string, unknown>, code = 'goed'): Promise<URL> {
  info = wie
  const browser = openSchoolBrowser(server)
  const zoek = new URLSearchParams({
    provider: 'smartschool',
    code_challenge: openTabblad().challenge,
    code_challenge_method: 'S256',
  })
  const { location } = await browser.vraag(`/api/auth/sso/start?${zoek}`)
  const state = new URL(location ?? '').searchParams.get('state') ?? ''
  const terug = new URLSearchParams({ state, code })
  const eind = await browser.vraag(`/api/auth/sso/callback/smartschool?${terug}`)
  return new URL(eind.location ?? '', 'http://x')
}

const pad = (rest = '') => `/api/admins/${school}/koppelverzoeken${rest}`
interface Lijst {
  readonly koppelverzoeken: readonly { readonly id: string; readonly naam: string }[]
}
const lijst = async () =>
  ((await server.call(pad(), { token: beheerder.token })).body as Lijst).koppelverzoeken
const bevestig = (id: string, userId: string) =>
  server.call(pad(`/${id}`), { method: 'POST', token: beheerder.token, body: { userId } })

describe('Smartschool', () => {
  it.each([
    ['isCoAccount', true],
    ['isCoAccount', 'true'],
    ['nrCoAccount', 1],
    ['nrCoAccount', '2'],
    ['typeCoAccount', 'moeder'],
  ])('refuses the account of a parent: %s is %j', async (veld, waarde) => {
    expect((await kom(leerlingInfo({ [veld]: waarde }))).search).toBe('?fout=coaccount')
    expect(await lijst()).toEqual([])
  })

  it('that gives no token for a code lets nobody in', async () => {
    expect((await kom(leerlingInfo(), 'fout')).search).toBe('?fout=stoort')
  })

  it('that answers something else lets nobody in', async () => {
    expect((await kom({ userID: { $gt: '' } })).search).toBe('?fout=geweigerd')
    expect((await kom(leerlingInfo({ voornaam: 'J\u0007ip' }))).search).toBe('?fout=geweigerd')
  })
})

describe('an account that nobody knows', () => {
  it('comes in once the admin said whose it is, and not before', async () => {
    expect((await kom(leerlingInfo())).search).toBe('?fout=onbekend')
    const [verzoek] = await lijst()
    expect(verzoek).toEqual({
      id: expect.any(String),
      naam: 'Jip Aerts',
      isLeerling: true,
      gevraagdOp: expect.any(String),
    })
    expect((await bevestig(verzoek?.id ?? '', kind.id)).body).toEqual({ gekoppeld: true })
    expect(await lijst()).toEqual([])
    expect((await kom(leerlingInfo())).searchParams.get('auth_code')).toMatch(/^[\w-]{43}$/)
    // The same number on another school's platform is somebody else.
    const elders = await kom(leerlingInfo({ platform: 'ander.smartschool.be' }))
    expect(elders.search).toBe('?fout=onbekend')
    expect((await lijst()).length).toBe(1)
  })

  it('is never linked to somebody of another school, nor a pupil’s to a grown-up', async () => {
    await kom(leerlingInfo({ userID: 'cd34' }))
    const id = (await lijst()).at(-1)?.id ?? ''
    const ander = await server.build.admin()
    const vreemd = await server.build.leerling(ander)
    expect((await bevestig(id, vreemd.id)).status).toBe(404)
    expect(await bevestig(id, beheerder.id)).toMatchObject({
      status: 400,
      body: { velden: { userId: expect.stringMatching(/leerling/) } },
    })
    // What could not be done is still to be done.
    expect((await lijst()).map((een) => een.id)).toContain(id)
    const buur = await server.build.medewerker(ander, 'schooladmin')
    expect((await server.call(pad(`/${id}`), { method: 'DELETE', token: buur.token })).status).toBe(
      404,
    )
  })

  it('is refused and may ask again', async () => {
    const id = (await lijst()).at(-1)?.id ?? ''
    const weg = await server.call(pad(`/${id}`), { method: 'DELETE', token: beheerder.token })
    expect(weg.body).toEqual({ gekoppeld: false })
    expect((await lijst()).map((een) => een.id)).not.toContain(id)
    expect((await kom(leerlingInfo({ userID: 'cd34' }))).search).toBe('?fout=onbekend')
    expect((await bevestig(id, kind.id)).status).toBe(404)
  })
})
