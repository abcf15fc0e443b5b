import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { renewSetupLink } from './uitnodigingen.service.ts'

const DAG_MS = 86_400_000
const UUR_MS = 3_600_000
const WACHTWOORD = 'zeven meeuwen op de kade'
const ACCOUNT = { gebruikersnaam: 'Beheer@Haven.example', wachtwoord: WACHTWOORD }

let server: TestServer
let regels: string[]
/** How far the server's clock runs ahead, in milliseconds. */
let vooruit: number

beforeEach(async () => {
  regels = []
  vooruit = 0
  const log = (regel: string) => void regels.push(regel)
  server = await startTestServer(inject('postgres'), () => new Date(Date.now() + vooruit), { log })
})
afterEach(() => server.close())

const post = (pad: string, body: unknown) =>
  server.call(`/api/uitnodigingen/${pad}`, { method: 'POST', body })
const read = (token: string) => post('lezen', { token })
const accept = (token: string, anders: object = {}) =>
  post('aannemen', { token, ...ACCOUNT, ...anders })
const signIn = (gebruikersnaam: string, wachtwoord = WACHTWOORD) =>
  server.call('/api/auth', { method: 'POST', body: { gebruikersnaam, wachtwoord } })

async function verseLink(): Promise<string> {
  const token = await renewSetupLink(server.ctx)
  if (!token) throw new Error('no link')
  return token
}

const logins = () =>
  server.owner.selectFrom('login').select(['gebruikersnaam', 'kantoor_role']).execute()

describe('the set-up link of an installation without a superadmin', () => {
  it('makes the superadmin, who sets up a second step, is in, and can sign in again with it', async () => {
    const token = await verseLink()
    expect(await read(token)).toMatchObject({ status: 200, body: { role: 'superadmin' } })
    const { status, body } = await accept(token)
    expect(status).toBe(200)
    const { uitdaging, soorten } = (
      body as { tweedeFactor: { uitdaging: string; soorten: string[] } }
    ).tweedeFactor
    expect(soorten).toEqual(['instellen'])
    const post = (pad: string, inhoud: unknown) =>
      server.call(pad, { method: 'POST', body: inhoud })
    const aanbod = await post('/api/auth/tweede-factor', { uitdaging })
    const { geheim, uri } = aanbod.body as { geheim: string; uri: string }
    expect(uri).toContain(`secret=${geheim}`)
    expect((await post('/api/auth', { uitdaging, code: '000000' })).status).toBe(400)
    const secret = Secret.fromBase32(geheim)
    const code = new TOTP({ secret }).generate({ timestamp: server.ctx.now().getTime() })
    const binnen = await post('/api/auth', { uitdaging, code })
    const { token: sessie, herstelcodes } = binnen.body as {
      token: string
      herstelcodes: string[]
    }
    expect(new Set(herstelcodes).size).toBe(10)
    const { _id } = server.ctx.tokens.verify(sessie)
    expect(await server.call(`/api/users/${_id}`, { token: sessie })).toMatchObject({
      status: 200,
      body: { role: 'superadmin', admin: null },
    })
    const weer = await signIn('beheer@haven.example')
    const { tweedeFactor } = weer.body as { tweedeFactor: { uitdaging: string; soorten: string[] } }
    expect(tweedeFactor.soorten).toEqual(['totp', 'herstelcode'])
    const { uitdaging: tweede } = tweedeFactor
    expect((await post('/api/auth', { uitdaging: tweede, code })).status).toBe(400)
    const kostbaar = herstelcodes[0]
    expect((await post('/api/auth', { uitdaging: tweede, code: kostbaar })).status).toBe(200)
  })

  it('is 256 bits of chance, of which the database knows the hash alone', async () => {
    const [een, twee] = [await verseLink(), await verseLink()]
    for (const token of [een, twee]) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(een).not.toBe(twee)
    const rijen = await server.owner.selectFrom('uitnodiging').selectAll().execute()
    expect(rijen).toHaveLength(2)
    expect(JSON.stringify(rijen)).not.toContain(een)
    for (const { token_hash } of rijen)
      for (const token of [een, twee])
        expect(token_hash.equals(Buffer.from(token, 'base64url'))).toBe(false)
  })

  it('is not made any more once there is a superadmin, and the older one ends', async () => {
    const token = await verseLink()
    await server.build.kantoor('superadmin')
    expect(await renewSetupLink(server.ctx)).toBeNull()
    expect(await accept(token)).toMatchObject({
      status: 410,
      body: { code: 'uitnodiging_expired' },
    })
  })

  it('is still made where there is an office without a superadmin (decoy)', async () => {
    await server.build.kantoor('office')
    expect(await renewSetupLink(server.ctx)).not.toBeNull()
  })

  it('lets one of two who click at once win', async () => {
    const token = await verseLink()
    const uitslagen = await Promise.all(
      ['a', 'b', 'c', 'd'].map((naam) =>
        accept(token, { gebruikersnaam: `${naam}@haven.example` }),
      ),
    )
    expect(uitslagen.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410])
    expect(await logins()).toHaveLength(1)
  })

  it('ends when it was used, when a day has passed and when a newer one was made, and says which', async () => {
    const oud = await verseLink()
    const nieuw = await verseLink()
    expect(await read(oud)).toMatchObject({ status: 410, body: { code: 'uitnodiging_expired' } })
    vooruit = DAG_MS - UUR_MS
    expect((await read(nieuw)).status).toBe(200)
    vooruit = DAG_MS
    for (const antwoord of [await read(nieuw), await accept(nieuw)])
      expect(antwoord).toMatchObject({ status: 410, body: { code: 'uitnodiging_expired' } })
    const laatste = await verseLink()
    expect((await accept(laatste)).status).toBe(200)
    for (const antwoord of [await read(laatste), await accept(laatste)])
      expect(antwoord).toMatchObject({ status: 410, body: { code: 'uitnodiging_used' } })
    expect(await logins()).toHaveLength(1)
  })

  it('that nobody was given is simply not there, however it looks', async () => {
    await verseLink()
    for (const token of ['x', 'A'.repeat(43), '%27 or 1=1', 'a\u0001b'])
      for (const antwoord of [await read(token), await accept(token)])
        expect(antwoord).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await logins()).toEqual([])
  })

  it('stands in no line of the log', async () => {
    const token = await verseLink()
    await read(token)
    await server.call(`/app/auth/uitnodiging/${token}`)
    await accept(token)
    expect(regels.length).toBeGreaterThan(5)
    const alles = regels.join('')
    for (const geheim of [token, WACHTWOORD, 'haven.example']) expect(alles).not.toContain(geheim)
  })
})

describe('what is filled in', () => {
  it.each([
    ['gebruikersnaam', { gebruikersnaam: 'beheer' }],
    ['wachtwoord', { wachtwoord: 'kort' }],
    ['wachtwoord', { wachtwoord: 'Wachtwoord123!' }],
    ['wachtwoord', { wachtwoord: 'Sunshine2026!' }],
    ['wachtwoord', { wachtwoord: '123456789012345' }],
    ['wachtwoord', { wachtwoord: 'mijnbeheer-van-nu' }],
    ['kantoor_role', { kantoor_role: 'office' }],
  ])('is refused at %s: %o; the link stays good', async (veld, anders) => {
    const token = await verseLink()
    const antwoord = await accept(token, anders)
    expect(antwoord).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys((antwoord.body as { velden: object }).velden)).toEqual([veld])
    expect((await read(token)).status).toBe(200)
    expect(await logins()).toEqual([])
  })

  it('is refused when the name is taken; the link stays good for another', async () => {
    const docent = await server.build.medewerker(await server.build.admin())
    const token = await verseLink()
    expect(await accept(token, { gebruikersnaam: docent.gebruikersnaam })).toMatchObject({
      status: 400,
      body: { velden: { gebruikersnaam: expect.stringMatching(/al in gebruik/) } },
    })
    expect((await accept(token)).status).toBe(200)
    expect((await signIn(docent.gebruikersnaam, docent.wachtwoord)).status).toBe(200)
  })
})
