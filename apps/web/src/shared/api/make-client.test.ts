import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '@letterhaven/contracts/endpoint'
import { makeSessie } from '../session/make-sessie.ts'
import { geheugen } from '@letterhaven/ui/apparaat/opslag'
import { makeKijkMee } from '../kijk-mee/make-kijk-mee.ts'
import { ApiFout, isTijdelijk, offlineFout } from './api-fout.ts'
import { makeClient, setToken } from './make-client.ts'

const USER = {
  _id: '22222222-2222-4222-8222-222222222222',
  role: 'docent',
  adminId: null,
  exp: 4_000_000_000,
}
const token = (naam: string): string =>
  `${naam}.${Buffer.from(JSON.stringify(USER)).toString('base64url')}.x`

const getDing = {
  method: 'GET',
  path: '/api/dingen/{id}',
  access: 'aangemeld',
  params: z.strictObject({ id: z.string() }),
  response: z.object({ pad: z.string() }),
} as const satisfies Endpoint

const createDing = {
  method: 'POST',
  path: '/api/dingen',
  access: 'aangemeld',
  body: z.strictObject({ naam: z.string() }),
  response: z.object({ naam: z.string() }),
} as const satisfies Endpoint

const body = async (req: IncomingMessage): Promise<string> => {
  let tekst = ''
  for await (const stuk of req) tekst += String(stuk)
  return tekst
}

/** What a filter, a proxy or a hotspot says in our name. */
const PAGINA = '<html><h1>Deze pagina is geblokkeerd</h1></html>'

/** Such a page may send a call on to one of our own addresses, and the client refuses that. */
const VREEMDE_KOP = { 'content-type': 'text/html', location: '/api/dingen/stuk' }

/** A server that accepts the token 'nieuw' and refuses every other one. */
const server = createServer((req, res) => {
  const send = (status: number, inhoud: object) => {
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(inhoud))
  }
  gezien.push(`${req.headers.authorization ?? 'zonder'}`)
  const [, vreemd] = /^\/api\/dingen\/vreemd-(\d+)$/.exec(req.url ?? '') ?? []
  if (req.url === '/api/dingen/stuk')
    send(500, { code: 'internal_error', message: 'Er ging iets mis bij ons.', id: 'f-1' })
  else if (vreemd) res.writeHead(Number(vreemd), VREEMDE_KOP).end(PAGINA)
  else if (req.url === '/api/dingen/velden')
    send(400, {
      code: 'invalid_input',
      message: 'Kijk naar de velden.',
      velden: { naam: 'Te lang' },
    })
  else if (!req.headers.authorization?.startsWith('Bearer nieuw.'))
    if (req.url === '/api/dingen/verboden')
      send(403, { code: 'role_refused', message: 'Dat mag je niet.' })
    else send(401, { code: 'token_expired', message: 'Log opnieuw in.' })
  else if (req.method === 'POST')
    void body(req).then((tekst) => send(200, JSON.parse(tekst) as object))
  else send(200, { pad: req.url, contract: req.headers['x-contract'] })
})

let gezien: string[] = []
let basis = ''
beforeAll(async () => {
  await new Promise<void>((klaar) => server.listen(0, '127.0.0.1', klaar))
  basis = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

function make({ sso, naam, ververst = true }: { sso: boolean; naam: string; ververst?: boolean }) {
  gezien = []
  const winkels = { local: geheugen(), session: geheugen() }
  const sessie = makeSessie(
    winkels,
    () => 0,
    () => undefined,
  )
  if (sso) sessie.chooseSSO()
  sessie.start(token(naam))
  const logs: string[] = []
  const gehoord: number[] = []
  let inloggen = 0
  const call = makeClient({
    fetch: (pad, init) => fetch(basis + pad, init),
    sessie,
    renewTokens: async () => {
      if (ververst) sessie.vernieuw(token('nieuw'), 'r')
      return ververst
    },
    naarInloggen: () => {
      inloggen += 1
      sessie.stop()
    },
    log: (tekst) => logs.push(tekst),
    hoor: ({ status }) => gehoord.push(status),
    kijkMee: makeKijkMee(geheugen, () => null),
  })
  return { call, sessie, logs, gehoord, inloggen: () => inloggen }
}

const mislukt = (belofte: Promise<unknown>): Promise<ApiFout> =>
  belofte.then(
    () => Promise.reject(new Error('had moeten mislukken')),
    (fout: unknown) => fout as ApiFout,
  )

describe('a call', () => {
  it('fills the path, sends the body and carries the stored token', async () => {
    const { call } = make({ sso: false, naam: 'nieuw' })
    expect(await call(getDing, { params: { id: 'a/b' } })).toMatchObject({
      pad: '/api/dingen/a%2Fb',
    })
    expect(await call(createDing, { body: { naam: 'Zoë' } })).toEqual({ naam: 'Zoë' })
    expect(gezien).toEqual([`Bearer ${token('nieuw')}`, `Bearer ${token('nieuw')}`])
  })

  it('says what this build can read', async () => {
    const { call } = make({ sso: false, naam: 'nieuw' })
    const { contract } = (await call(getDing, { params: { id: 'x' } })) as { contract?: string }
    expect(contract).toMatch(/^[1-9]\d*$/)
  })

  it('gives the code, the Dutch sentence and the fields of a refusal', async () => {
    const { call, inloggen } = make({ sso: false, naam: 'nieuw' })
    const fout = await mislukt(call(getDing, { params: { id: 'velden' } }))
    expect(fout).toBeInstanceOf(ApiFout)
    expect(fout).toMatchObject({
      code: 'invalid_input',
      message: 'Kijk naar de velden.',
      status: 400,
      velden: { naam: 'Te lang' },
    })
    expect(inloggen()).toBe(0)
  })

  it('in the name of one user never carries the token of another, not even when it is made again', async () => {
    const { call, sessie } = make({ sso: false, naam: 'nieuw' })
    const mij = sessie.user()?._id ?? ''
    await call(getDing, { params: { id: 'a' }, namens: mij })
    expect(gezien).toHaveLength(1)
    const ander = '99999999-9999-4999-8999-999999999999'
    const fout = await mislukt(call(getDing, { params: { id: 'a' }, namens: ander }))
    expect(fout).toMatchObject({ code: 'andere_sessie', status: 0 })
    expect(gezien).toHaveLength(1)
    // Another tab signed somebody in; this tab was not told yet, but the token says it.
    expect(sessie.user()?._id).toBe(mij)
  })

  it.each([200, 400, 401, 403, 404, 409, 429, 502])(
    'that a proxy answers with a page of its own under %i had no line: nobody is signed out for it',
    async (status) => {
      for (const sso of [false, true]) {
        const { call, inloggen } = make({ sso, naam: 'nieuw' })
        const fout = await mislukt(call(getDing, { params: { id: `vreemd-${status}` } }))
        expect(fout).toMatchObject({ code: 'offline', status: 0 })
        expect(fout.message).toMatch(/wifi/)
        expect(isTijdelijk(fout)).toBe(true)
        expect([inloggen(), gezien.length]).toEqual([0, 1])
      }
    },
  )

  it('that was sent on to another address had no line, also where that address is one of ours', async () => {
    const { call, inloggen } = make({ sso: false, naam: 'nieuw' })
    const fout = await mislukt(call(getDing, { params: { id: 'vreemd-307' } }))
    expect(fout).toMatchObject({ code: 'offline', status: 0 })
    expect(inloggen()).toBe(0)
  })

  it('says what the server says of its own fault, or that there is no connection', async () => {
    const { call } = make({ sso: false, naam: 'nieuw' })
    const stuk = await mislukt(call(getDing, { params: { id: 'stuk' } }))
    expect(stuk).toMatchObject({ message: 'Er ging iets mis bij ons.', id: 'f-1' })
    const dood = makeClient({
      fetch: () => fetch('http://127.0.0.1:1/'),
      sessie: make({ sso: false, naam: 'nieuw' }).sessie,
      renewTokens: async () => false,
      naarInloggen: () => undefined,
      log: () => undefined,
      hoor: () => undefined,
      kijkMee: makeKijkMee(geheugen, () => null),
    })
    const weg = await mislukt(dood(getDing, { params: { id: 'x' } }))
    expect(weg).toMatchObject({ code: 'offline', status: 0 })
    expect([stuk, weg].map(isTijdelijk)).toEqual([true, true])
  })
})

describe('the time', () => {
  it('is heard from our answers and refusals, and from nobody who speaks in our name', async () => {
    const { call, gehoord } = make({ sso: false, naam: 'nieuw' })
    await call(getDing, { params: { id: 'x' } })
    await mislukt(call(getDing, { params: { id: 'velden' } }))
    for (const status of [200, 403, 502])
      await mislukt(call(getDing, { params: { id: `vreemd-${status}` } }))
    expect(gehoord).toEqual([200, 400])
  })
})

describe('a refused session', () => {
  it.each(['oud', 'verboden'])('ends a password session at once (%s)', async (id) => {
    const { call, logs, inloggen } = make({ sso: false, naam: 'oud' })
    await mislukt(call(getDing, { params: { id } }))
    expect(inloggen()).toBe(1)
    expect(logs).toEqual(['request failed permanently, login needed'])
    expect(gezien).toHaveLength(1)
  })

  it('of SSO is refreshed and the request repeated once, with the new token', async () => {
    const { call, inloggen } = make({ sso: true, naam: 'oud' })
    expect(await call(getDing, { params: { id: 'x' } })).toMatchObject({ pad: '/api/dingen/x' })
    expect(gezien).toEqual([`Bearer ${token('oud')}`, `Bearer ${token('nieuw')}`])
    expect(inloggen()).toBe(0)
  })

  it('of SSO ends when the refresh fails, or the call is marked no-retry', async () => {
    const zonder = make({ sso: true, naam: 'oud', ververst: false })
    await mislukt(zonder.call(getDing, { params: { id: 'x' } }))
    expect(zonder.inloggen()).toBe(1)
    const eenmalig = make({ sso: true, naam: 'oud' })
    await mislukt(eenmalig.call(getDing, { params: { id: 'x' }, noRetry: true }))
    expect(eenmalig.inloggen()).toBe(1)
    expect(gezien).toHaveLength(1)
  })

  it('of SSO goes on when its refresh has no line', async () => {
    const { sessie } = make({ sso: true, naam: 'oud' })
    let inloggen = 0
    const call = makeClient({
      fetch: (pad, init) => fetch(basis + pad, init),
      sessie,
      renewTokens: async () => {
        throw offlineFout()
      },
      naarInloggen: () => void (inloggen += 1),
      log: () => undefined,
      hoor: () => undefined,
      kijkMee: makeKijkMee(geheugen, () => null),
    })
    const fout = await mislukt(call(getDing, { params: { id: 'x' } }))
    expect(fout).toMatchObject({ code: 'offline', status: 0 })
    expect(inloggen).toBe(0)
  })

  it('ends once when several calls fail together, and never the session after it', async () => {
    const { call, sessie, inloggen } = make({ sso: false, naam: 'oud' })
    await Promise.all(['a', 'b', 'c'].map((id) => mislukt(call(getDing, { params: { id } }))))
    expect(inloggen()).toBe(1)
    sessie.start(token('oud'))
    const laat = mislukt(call(getDing, { params: { id: 'x' } }))
    sessie.start(token('nieuw'))
    await laat
    expect(inloggen()).toBe(1)
    expect(sessie.user()).not.toBeNull()
  })
})

describe('the Authorization header', () => {
  it.each(['/api/x', 'api/x', '/api'])('goes along with %s', (pad) => {
    const headers = new Headers()
    setToken(headers, { pad, token: 't', opnieuw: false })
    expect(headers.get('authorization')).toBe('Bearer t')
  })

  it.each(['/apix', 'https://elders.nl/api/x', '/fonts/a.woff2'])('stays away from %s', (pad) => {
    const headers = new Headers()
    setToken(headers, { pad, token: 't', opnieuw: true })
    expect(headers.has('authorization')).toBe(false)
  })

  it('leaves a token that is set already, except on a repeated call', () => {
    const headers = new Headers({ authorization: 'Bearer eigen' })
    setToken(headers, { pad: '/api/x', token: 't', opnieuw: false })
    expect(headers.get('authorization')).toBe('Bearer eigen')
    setToken(headers, { pad: '/api/x', token: 't', opnieuw: true })
    expect(headers.get('authorization')).toBe('Bearer t')
  })
})
