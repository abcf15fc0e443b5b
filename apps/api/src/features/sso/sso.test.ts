import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { TokenPair } from '@letterhaven/contracts/sessie'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import { openSchoolBrowser, openTabblad, type Wandeling } from '@letterhaven/testkit/school-browser'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { DemoMens } from '../demoschool/demo-mens.policy.ts'
import { link } from './koppelingen.service.ts'

const ECK_ID = `https://ketenid.nl/201703/${'ab'.repeat(64)}`
const mens = (id: string, over: Partial<DemoMens> = {}): DemoMens => ({
  id,
  voornaam: 'Sanne',
  achternaam: 'de docent',
  wie: 'Juf',
  land: 'nl',
  rol: 'employee',
  eckId: null,
  schoolnummer: '12AB',
  isCoAccount: false,
  ...over,
})
const MENSEN: readonly DemoMens[] = [
  mens('juf'),
  mens('juf-elders', { schoolnummer: '34CD01' }),
  mens('kind', { rol: 'student', eckId: ECK_ID }),
  // Somebody with exactly the name of a person at the school, which links nothing.
  mens('vreemde'),
  mens('nieuw-kind', { voornaam: 'Jip', achternaam: 'Blom', rol: 'student' }),
  mens('ouder', { isCoAccount: true, eckId: ECK_ID }),
  mens('verdwaald', { schoolnummer: '99ZZ' }),
]

let server: TestServer
let school: AdminId
let juf: BuiltUser<UserId>
let verzetMs = 0
const regels: string[] = []
const klok = (): Date => new Date(Date.now() + verzetMs)

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), klok, {
    demoMensen: MENSEN,
    log: (regel) => regels.push(regel),
    ssoAanbieders: [
      {
        soort: 'oidc',
        id: 'weg',
        naam: 'Weg',
        clientId: 'x',
        issuer: 'http://127.0.0.1:9/weg',
      },
    ],
  })
  const { build, ctx } = server
  school = await build.admin({ schoolnummer: '12AB00' })
  juf = await build.medewerker(school, 'docent')
  const kind = await build.leerling(school)
  const bij = { aanbieder: 'demoschool', eckId: null, profielId: null }
  await link(ctx, juf.id, { ...bij, sub: 'juf' })
  await link(ctx, juf.id, { ...bij, sub: 'juf-elders' })
  await link(ctx, kind.id as string as UserId, { ...bij, eckId: ECK_ID, sub: 'kind' })
})
afterAll(() => server.close())
beforeEach(() => {
  verzetMs = 0
})

const codeUit = ({ eind }: Wandeling): string => eind.searchParams.get('auth_code') ?? ''
const verzoeken = () => server.owner.selectFrom('koppelverzoek').selectAll().execute()

async function fetchCode(mensId = 'juf') {
  const [browser, tab] = [openSchoolBrowser(server), openTabblad()]
  const code = codeUit(await browser.signIn(tab, mensId))
  expect(code).toMatch(/^[\w-]{43}$/)
  return { browser, tab, code }
}

describe('a sign-in with a school account', () => {
  it('gives both tokens to the tab that began, and the user record to its bearer', async () => {
    const { browser, tab, code } = await fetchCode()
    const antwoord = await browser.wissel(code, tab.verifier)
    expect(antwoord.status).toBe(200)
    expect(antwoord.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    const { access_token, refresh_token } = antwoord.body as TokenPair
    const user = await server.call('/api/auth/sso', { method: 'POST', token: access_token })
    expect(user.body).toEqual({
      _id: juf.id,
      role: 'docent',
      adminId: school,
      exp: expect.any(Number),
    })
    // The refresh token is not a token for calls.
    const verkeerd = await server.call('/api/auth/sso', { method: 'POST', token: refresh_token })
    expect(verkeerd.status).toBe(401)
    const ververs = await server.call('/api/auth/token/refresh', { token: refresh_token })
    expect(ververs.status).toBe(200)
  })

  it('knows a pupil by the ECK iD', async () => {
    const { browser, tab, code } = await fetchCode('kind')
    const { access_token } = (await browser.wissel(code, tab.verifier)).body as TokenPair
    const user = await server.call('/api/auth/sso', { method: 'POST', token: access_token })
    expect(user.body).toMatchObject({ role: 'leerling', adminId: school })
  })

  it('comes back with the page that was wanted, and takes no other site for one', async () => {
    const browser = openSchoolBrowser(server)
    const { eind } = await browser.signIn(openTabblad(), 'juf', { return: '/admins/x?y=1' })
    expect(eind.searchParams.get('return')).toBe('/admins/x?y=1')
    for (const kwaad of ['//kwaad.example', '/\\kwaad.example', 'https://kwaad.example', '/a\nb']) {
      const zoek = new URLSearchParams({
        provider: 'demoschool',
        code_challenge_method: 'S256',
        code_challenge: openTabblad().challenge,
        return: kwaad,
      })
      expect((await server.call(`/api/auth/sso/start?${zoek}`)).status).toBe(400)
    }
  })

  it('of somebody of two schools opens the one that the school system named', async () => {
    const { build, owner } = server
    const elders = await build.admin({ schoolnummer: '34CD' })
    await owner
      .insertInto('lidmaatschap')
      .values({ login_id: juf.id, admin_id: elders, role: 'docent' })
      .execute()
    const adminVan = async (mensId: string) => {
      const { browser, tab, code } = await fetchCode(mensId)
      const { access_token } = (await browser.wissel(code, tab.verifier)).body as TokenPair
      const user = await server.call('/api/auth/sso', { method: 'POST', token: access_token })
      return (user.body as { adminId: string }).adminId
    }
    // The number has four characters here and six there, and the other way round.
    expect(await adminVan('juf')).toBe(school)
    expect(await adminVan('juf-elders')).toBe(elders)
    await owner.deleteFrom('lidmaatschap').where('admin_id', '=', elders).execute()
  })
})

describe('the one-time code', () => {
  const geweigerd = { status: 400, body: { code: 'sso_refused' } }

  it('works once: a second use ends the session that came of it', async () => {
    const { browser, tab, code } = await fetchCode()
    const { access_token } = (await browser.wissel(code, tab.verifier)).body as TokenPair
    expect(await browser.wissel(code, tab.verifier)).toMatchObject(geweigerd)
    expect(regels.join('')).toContain('sso_code_reuse')
    verzetMs = 2_000
    const daarna = await server.call('/api/auth/sso', { method: 'POST', token: access_token })
    expect(daarna.status).toBe(401)
  })

  it('gives one pair to twenty who ask at once, and that pair is dead', async () => {
    const { browser, tab, code } = await fetchCode()
    const antwoorden = await Promise.all(
      Array.from({ length: 20 }, () => browser.wissel(code, tab.verifier)),
    )
    expect(antwoorden.filter(({ status }) => status === 200)).toHaveLength(1)
    const open = await server.owner
      .selectFrom('sso_code')
      .innerJoin('sessie', 'sessie.id', 'sso_code.sessie_id')
      .select('sessie.beeindigd_op')
      .orderBy('sessie.begonnen_op', 'desc')
      .executeTakeFirstOrThrow()
    expect(open.beeindigd_op).not.toBeNull()
  })

  it("is burned by a wrong verifier, such as another tab's", async () => {
    const { browser, tab, code } = await fetchCode()
    expect(await browser.wissel(code, openTabblad().verifier)).toMatchObject(geweigerd)
    expect(await browser.wissel(code, tab.verifier)).toMatchObject(geweigerd)
  })

  it('is burned in another browser', async () => {
    const { browser, tab, code } = await fetchCode()
    const ander = openSchoolBrowser(server, 'Chrome/150.0')
    expect(await ander.wissel(code, tab.verifier)).toMatchObject(geweigerd)
    expect(await browser.wissel(code, tab.verifier)).toMatchObject(geweigerd)
  })

  it('is over after a minute', async () => {
    const { browser, tab, code } = await fetchCode()
    verzetMs = 61_000
    expect(await browser.wissel(code, tab.verifier)).toMatchObject(geweigerd)
  })

  it('opens nothing for somebody who was switched off meanwhile', async () => {
    const { browser, tab, code } = await fetchCode()
    const set = (actief: boolean) =>
      server.owner.updateTable('login').set({ actief }).where('id', '=', juf.id).execute()
    await set(false)
    expect(await browser.wissel(code, tab.verifier)).toMatchObject(geweigerd)
    await set(true)
  })

  it('that nobody ever gave looks the same', async () => {
    const { browser, tab } = await fetchCode()
    expect(await browser.wissel('x'.repeat(43), tab.verifier)).toMatchObject(geweigerd)
  })
})

describe('the way back from the school', () => {
  const callbackVan = ({ adressen }: Wandeling): string =>
    adressen.find((adres) => adres.includes('/sso/callback/')) ?? ''

  it('works once, and within ten minutes', async () => {
    const [browser, tab] = [openSchoolBrowser(server), openTabblad()]
    const callback = callbackVan(await browser.signIn(tab, 'juf'))
    const { location } = await browser.vraag(callback)
    expect(location).toBe('/app/auth/login-sso?fout=verlopen')

    const zoek = new URLSearchParams({
      provider: 'demoschool',
      code_challenge_method: 'S256',
      code_challenge: tab.challenge,
    })
    const heen = await browser.volg(`/api/auth/sso/start?${zoek}`)
    verzetMs = 601_000
    const terug = await browser.volg(heen.eind.pathname, { wie: 'juf' })
    expect(terug.eind.search).toBe('?fout=verlopen')
  })

  it('with a state of another sign-in gets nowhere with that one’s code', async () => {
    const browser = openSchoolBrowser(server)
    const zoek = new URLSearchParams({
      provider: 'demoschool',
      code_challenge_method: 'S256',
      code_challenge: openTabblad().challenge,
    })
    const { adressen } = await browser.volg(`/api/auth/sso/start?${zoek}`)
    const andere = new URL(adressen[1] ?? '').searchParams.get('state') ?? ''
    // A code of the school's own provider, given for another nonce and another verifier.
    const dief = openSchoolBrowser(server)
    const heen = await dief.volg(`/api/auth/sso/start?${zoek}`)
    const keuze = await dief.vraag(heen.eind.pathname, { wie: 'juf' })
    const hervat = await dief.vraag(keuze.location ?? '')
    const callback = new URL(hervat.location ?? '')
    callback.searchParams.set('state', andere)
    const { location } = await browser.vraag(callback.href)
    expect(location).toBe('/app/auth/login-sso?fout=geweigerd')
  })

  it('says in one word that somebody thought better of it', async () => {
    const { eind } = await openSchoolBrowser(server).signIn(openTabblad(), null)
    expect(eind.search).toBe('?fout=afgebroken')
  })

  it('refuses the account of a parent beside the pupil, and asks nobody about it', async () => {
    const { eind } = await openSchoolBrowser(server).signIn(openTabblad(), 'ouder')
    expect(eind.search).toBe('?fout=coaccount')
    expect(await verzoeken()).toEqual([])
  })

  it('asks the admin once about an account that nobody knows, however often it comes', async () => {
    for (const _ of [1, 2]) {
      const { eind } = await openSchoolBrowser(server).signIn(openTabblad(), 'nieuw-kind')
      expect(eind.search).toBe('?fout=onbekend')
    }
    expect(await verzoeken()).toMatchObject([
      { admin_id: school, naam: 'Jip Blom', is_leerling: true, soort: 'sub' },
    ])
  })

  it('links nobody by name', async () => {
    const { eind } = await openSchoolBrowser(server).signIn(openTabblad(), 'vreemde')
    expect(eind.search).toBe('?fout=onbekend')
  })

  it('of a school that is not with us leaves no trace', async () => {
    const voor = (await verzoeken()).length
    const { eind } = await openSchoolBrowser(server).signIn(openTabblad(), 'verdwaald')
    expect(eind.search).toBe('?fout=school')
    expect(await verzoeken()).toHaveLength(voor)
  })
})

describe('beginning', () => {
  const begin = (meer: Record<string, string>) => {
    const zoek = { code_challenge: openTabblad().challenge, code_challenge_method: 'S256', ...meer }
    return server.call(`/api/auth/sso/start?${new URLSearchParams(zoek)}`)
  }

  it('refuses a provider that is not there, and any way of proving but S256', async () => {
    expect(await begin({ provider: 'niemand' })).toMatchObject({ body: { code: 'sso_refused' } })
    expect(await begin({ provider: 'demoschool', code_challenge_method: 'plain' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    })
  })

  it('goes back to the sign-in page when the school does not answer', async () => {
    const { status, headers } = await begin({ provider: 'weg' })
    expect([status, headers['location']]).toEqual([302, '/app/auth/login-sso?fout=stoort'])
  })

  it('lists the providers, with nothing of their configuration', async () => {
    expect((await server.call('/api/auth/sso/aanbieders')).body).toEqual([
      { id: 'weg', naam: 'Weg' },
      { id: 'demoschool', naam: 'Demoschool' },
    ])
  })
})

describe('what stays secret', () => {
  it('no line of the log says a code, a state, a verifier or a name', async () => {
    regels.length = 0
    const [browser, tab] = [openSchoolBrowser(server), openTabblad()]
    const wandeling = await browser.signIn(tab, 'juf')
    await browser.wissel(codeUit(wandeling), tab.verifier)
    const log = regels.join('')
    expect(log).toContain('/api/auth/token')
    const geheimen = wandeling.adressen.flatMap((adres) => [
      ...new URL(adres, 'http://x').searchParams.values(),
    ])
    const lang = geheimen.filter((geheim) => geheim.length > 20)
    expect(lang.length).toBeGreaterThan(5)
    expect([...lang, tab.verifier, 'Sanne'].filter((geheim) => log.includes(geheim))).toEqual([])
  })

  it('the database holds neither a pseudonym nor a state', async () => {
    const rijen = await server.owner.selectFrom('koppeling').selectAll().execute()
    expect(JSON.stringify(rijen)).not.toContain('ketenid')
    expect(rijen.every(({ waarde_hash }) => waarde_hash.length === 32)).toBe(true)
  })
})
