import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import { makeApparaat } from '@letterhaven/testkit/test-apparaat'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { drainWachtrij } from '@letterhaven/testkit/wachtrij'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

const NIEUW = 'zeven meeuwen op de kade'
const STAP_MS = 30_000

let server: TestServer
let adminId: AdminId
/** Somebody new in every test. */
let ik: BuiltUser<UserId>
let klok = new Date()

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => klok, { post: true })
  adminId = await server.build.admin()
})
afterAll(() => server.close())
beforeEach(async () => {
  klok = new Date()
  ik = await server.build.medewerker(adminId)
})

type Wie = Pick<BuiltUser<string>, 'id' | 'token'>
type Methode = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** Calls an endpoint of somebody's own account. */
const eigen = (wie: Wie, [method, pad]: readonly [Methode, string], body?: unknown) =>
  server.call(`/api/users/${wie.id}/${pad}`, {
    method,
    token: wie.token,
    ...(body === undefined ? {} : { body }),
  })

const naarDeur = (body: unknown) => server.call('/api/auth', { method: 'POST', body })
const signIn = (wachtwoord = ik.wachtwoord) =>
  naarDeur({ gebruikersnaam: ik.gebruikersnaam, wachtwoord })
const change = (wie: Wie, huidigWachtwoord: string, nieuwWachtwoord = NIEUW) =>
  eigen(wie, ['PATCH', 'credentials'], { huidigWachtwoord, nieuwWachtwoord })
const tokenUit = ({ body }: { body: unknown }) => (body as { token: string }).token
const bevestigd = () => ({ wachtwoord: ik.wachtwoord })

/** Returns the code that an app shows this many steps from now. */
const codeVan = (geheim: string, stappen = 0) =>
  new TOTP({ secret: Secret.fromBase32(geheim) }).generate({
    timestamp: klok.getTime() + stappen * STAP_MS,
  })

async function setUpTotp(wie: Wie = ik) {
  const { body } = await eigen(wie, ['POST', 'tweede-factor/totp'], bevestigd())
  const { uitdaging, geheim } = body as { uitdaging: string; geheim: string }
  const antwoord = await eigen(wie, ['PUT', 'tweede-factor/totp'], {
    uitdaging,
    code: codeVan(geheim),
  })
  return { geheim, herstelcodes: (antwoord.body as { herstelcodes: string[] }).herstelcodes }
}

async function addPasskey(apparaat = makeApparaat('localhost'), origin?: string) {
  const { body } = await eigen(ik, ['POST', 'tweede-factor/passkey-opties'], bevestigd())
  const { uitdaging, opties } = body as { uitdaging: string; opties: { challenge: string } }
  const passkey = apparaat.make(opties.challenge, origin)
  return eigen(ik, ['POST', 'tweede-factor/passkeys'], { uitdaging, naam: 'Laptop', passkey })
}

/** Signs in as far as the second step, and returns that step. */
async function halverwege() {
  const { tweedeFactor } = (await signIn()).body as {
    tweedeFactor: { uitdaging: string; soorten: string[] }
  }
  return tweedeFactor
}

describe('changing the password', () => {
  it('ends every other session, goes on in this one, and the new password opens the door', async () => {
    const ander = tokenUit(await signIn())
    const antwoord = await change(ik, ik.wachtwoord)
    expect(antwoord.status).toBe(200)
    const verder = { id: ik.id, token: tokenUit(antwoord) }
    klok = new Date(klok.getTime() + 1000)
    expect((await eigen(verder, ['GET', 'sessies'])).body).toMatchObject({
      sessies: [{ isDeze: true }],
    })
    for (const token of [ander, ik.token])
      expect((await eigen({ id: ik.id, token }, ['GET', 'sessies'])).status).toBe(401)
    expect((await signIn()).status).toBe(400)
    expect((await signIn(NIEUW)).status).toBe(200)
  })

  it('is told of in a mail, and a try that failed is not', async () => {
    const isVan = ({ to }: { to: string }) => to === ik.gebruikersnaam
    const post = async () => {
      await drainWachtrij(server)
      return server.ctx.postbus?.list().filter(isVan) ?? []
    }
    await change(ik, 'iets heel anders')
    expect(await post()).toEqual([])
    await change(ik, ik.wachtwoord)
    expect(await post()).toMatchObject([{ subject: 'Je wachtwoord is gewijzigd' }])
  })

  it('says at its field that the current password is wrong, and changes nothing', async () => {
    const antwoord = await change(ik, 'iets heel anders')
    expect(antwoord).toMatchObject({
      status: 400,
      body: { code: 'wachtwoord_fout', velden: { huidigWachtwoord: expect.any(String) } },
    })
    expect((await signIn()).status).toBe(200)
  })

  it.each([
    ['kort', 'kort123'],
    ['one of the most common', 'Sunshine2026!'],
    ['predictable', 'Wachtwoord2026!'],
  ])('refuses a new password that is %s, at its field', async (_wat, nieuw) => {
    const antwoord = await change(ik, ik.wachtwoord, nieuw)
    expect(antwoord).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys((antwoord.body as { velden: object }).velden)).toEqual(['nieuwWachtwoord'])
  })

  it('is braked after five wrong tries, also for the right one', async () => {
    for (let i = 0; i < 5; i++) await change(ik, `fout ${i}`)
    expect((await change(ik, ik.wachtwoord)).status).toBe(429)
    klok = new Date(klok.getTime() + 60_000)
    expect((await change(ik, ik.wachtwoord)).status).toBe(200)
  })

  it.each(['leerling', 'demo'] as const)('is not for a %s, whose session goes on', async (role) => {
    const kind = await server.build.leerling(adminId, { role })
    expect(await change(kind, kind.wachtwoord)).toMatchObject({
      status: 409,
      body: { code: 'geen_wachtwoord' },
    })
    expect((await eigen(kind, ['GET', 'sessies'])).status).toBe(200)
  })

  it('is not for who has no password because a school account opens the door', async () => {
    const { owner } = server
    await owner
      .updateTable('login')
      .set({ wachtwoord_hash: null })
      .where('id', '=', ik.id)
      .execute()
    expect((await change(ik, 'x')).status).toBe(409)
    expect((await eigen(ik, ['GET', 'tweede-factor'])).body).toMatchObject({ metWachtwoord: false })
  })
})

describe('an app as second step', () => {
  it('is asked for from now on, and its codes are good once', async () => {
    expect((await signIn()).body).toHaveProperty('token')
    const { geheim, herstelcodes } = await setUpTotp()
    expect(herstelcodes).toHaveLength(10)
    const { uitdaging, soorten } = await halverwege()
    expect(soorten).toEqual(['totp', 'herstelcode'])
    // The code that set up the app has been used; a recovery code is not one of the app's codes.
    expect((await naarDeur({ uitdaging, code: codeVan(geheim) })).status).toBe(400)
    expect((await naarDeur({ uitdaging, code: codeVan(geheim, 1) })).body).toHaveProperty('token')
    const code = herstelcodes[3]
    for (const status of [200, 400])
      expect((await naarDeur({ ...(await alleenUitdaging()), code })).status).toBe(status)
    expect((await eigen(ik, ['GET', 'tweede-factor'])).body).toMatchObject({
      verplicht: false,
      totp: true,
      herstelcodes: 9,
    })
  })

  const alleenUitdaging = async () => ({ uitdaging: (await halverwege()).uitdaging })

  it('is not begun without the password in use', async () => {
    const antwoord = await eigen(ik, ['POST', 'tweede-factor/totp'], { wachtwoord: 'mis' })
    expect(antwoord).toMatchObject({
      status: 400,
      body: { code: 'wachtwoord_fout', velden: { wachtwoord: expect.any(String) } },
    })
  })

  it('is set by who began it, in that session, and its challenge opens no door', async () => {
    const { body } = await eigen(ik, ['POST', 'tweede-factor/totp'], bevestigd())
    const { uitdaging, geheim } = body as { uitdaging: string; geheim: string }
    const stap = { uitdaging, code: codeVan(geheim) }
    const ander = await server.build.medewerker(adminId)
    const elders = { id: ik.id, token: tokenUit(await signIn()) }
    for (const wie of [ander, elders])
      expect((await eigen(wie, ['PUT', 'tweede-factor/totp'], stap)).status).toBe(410)
    expect((await naarDeur(stap)).status).toBe(410)
    const offer = await server.call('/api/auth/tweede-factor', {
      method: 'POST',
      body: { uitdaging },
    })
    expect(offer.status).toBe(410)
    expect((await eigen(ik, ['PUT', 'tweede-factor/totp'], stap)).status).toBe(200)
    // The challenge has been used up.
    expect((await eigen(ik, ['PUT', 'tweede-factor/totp'], stap)).status).toBe(410)
  })

  it('can be replaced, can get new recovery codes, and can go with all that belongs to it', async () => {
    const oud = await setUpTotp()
    klok = new Date(klok.getTime() + STAP_MS)
    const nieuw = await setUpTotp()
    const { uitdaging } = await halverwege()
    expect((await naarDeur({ uitdaging, code: codeVan(oud.geheim, 1) })).status).toBe(400)
    const vers = await eigen(ik, ['POST', 'tweede-factor/herstelcodes'], bevestigd())
    const [code] = (vers.body as { herstelcodes: string[] }).herstelcodes
    for (const oude of [oud.herstelcodes[0], nieuw.herstelcodes[0]])
      expect((await naarDeur({ uitdaging, code: oude })).status).toBe(400)
    expect((await naarDeur({ uitdaging, code })).status).toBe(200)
    expect((await eigen(ik, ['DELETE', 'tweede-factor/totp'], bevestigd())).body).toMatchObject({
      totp: false,
      herstelcodes: 0,
    })
    expect((await signIn()).body).toHaveProperty('token')
    const geen = await eigen(ik, ['POST', 'tweede-factor/herstelcodes'], bevestigd())
    expect(geen.status).toBe(404)
  })

  it('stays with the office, who must have one', async () => {
    const kantoor = await server.build.kantoor('office')
    const { wachtwoord } = kantoor
    expect(await eigen(kantoor, ['DELETE', 'tweede-factor/totp'], { wachtwoord })).toMatchObject({
      status: 409,
      body: { code: 'factor_nodig' },
    })
    expect((await eigen(kantoor, ['GET', 'tweede-factor'])).body).toMatchObject({
      verplicht: true,
      totp: true,
    })
  })

  it('is nothing of a child', async () => {
    const kind = await server.build.leerling(adminId)
    expect((await eigen(kind, ['GET', 'tweede-factor'])).status).toBe(404)
    const { wachtwoord } = kind
    expect((await eigen(kind, ['POST', 'tweede-factor/totp'], { wachtwoord })).status).toBe(404)
  })
})

describe('a passkey', () => {
  const vraag = async (uitdaging: string) => {
    const { body } = await server.call('/api/auth/passkey', { method: 'POST', body: { uitdaging } })
    return (body as { challenge: string }).challenge
  }

  it('opens the door as a second step, once per question', async () => {
    const apparaat = makeApparaat('localhost')
    const eerste = await addPasskey(apparaat)
    expect((eerste.body as { herstelcodes: string[] }).herstelcodes).toHaveLength(10)
    const { uitdaging, soorten } = await halverwege()
    expect(soorten).toEqual(['passkey', 'herstelcode'])
    const passkey = apparaat.teken(await vraag(uitdaging))
    expect((await naarDeur({ uitdaging, passkey })).body).toHaveProperty('token')
    const opnieuw = (await halverwege()).uitdaging
    await vraag(opnieuw)
    expect((await naarDeur({ uitdaging: opnieuw, passkey })).status).toBe(400)
    const { passkeys } = (await eigen(ik, ['GET', 'tweede-factor'])).body as {
      passkeys: { naam: string; laatstOp: string | null }[]
    }
    expect(passkeys).toMatchObject([{ naam: 'Laptop', laatstOp: expect.any(String) }])
  })

  it('of another page, another host or another question is none', async () => {
    for (const origin of ['https://kwaad.example', 'http://kwaad.localhost', 'geen adres'])
      expect(await addPasskey(makeApparaat('localhost'), origin)).toMatchObject({
        status: 400,
        body: { code: 'passkey_refused' },
      })
    expect((await addPasskey(makeApparaat('kwaad.example'))).status).toBe(400)
    const { body } = await eigen(ik, ['POST', 'tweede-factor/passkey-opties'], bevestigd())
    const { uitdaging } = body as { uitdaging: string }
    const passkey = makeApparaat('localhost').make('AAAA')
    const antwoord = await eigen(ik, ['POST', 'tweede-factor/passkeys'], {
      uitdaging,
      naam: 'x',
      passkey,
    })
    expect(antwoord.status).toBe(400)
    expect((await eigen(ik, ['GET', 'tweede-factor'])).body).toMatchObject({ passkeys: [] })
  })

  it('that is known already, of whomever, is not taken again', async () => {
    const apparaat = makeApparaat('localhost')
    await addPasskey(apparaat)
    const eerste = ik
    ik = await server.build.medewerker(adminId)
    expect((await addPasskey(apparaat)).status).toBe(400)
    expect((await eigen(eerste, ['GET', 'tweede-factor'])).body).toMatchObject({
      passkeys: [{ id: apparaat.id }],
    })
  })

  it('has a name to know it by, and goes; the second one brings no new recovery codes', async () => {
    const [een, twee] = [makeApparaat('localhost'), makeApparaat('localhost')]
    await addPasskey(een)
    expect((await addPasskey(twee)).body).toEqual({ herstelcodes: [] })
    const pad = `tweede-factor/passkeys/${een.id}`
    const ander = await server.build.medewerker(adminId)
    expect((await eigen(ander, ['PATCH', pad], { naam: 'van mij' })).status).toBe(404)
    expect((await eigen(ik, ['PATCH', pad], { naam: ' Tablet ' })).body).toMatchObject({
      passkeys: [{ naam: 'Tablet' }, { naam: 'Laptop' }],
    })
    expect((await eigen(ik, ['DELETE', pad], { wachtwoord: 'mis' })).status).toBe(400)
    expect((await eigen(ik, ['DELETE', pad], bevestigd())).body).toMatchObject({
      passkeys: [{ id: twee.id }],
      herstelcodes: 10,
    })
    const rest = `tweede-factor/passkeys/${twee.id}`
    expect((await eigen(ik, ['DELETE', rest], bevestigd())).body).toMatchObject({
      passkeys: [],
      herstelcodes: 0,
    })
  })
})
