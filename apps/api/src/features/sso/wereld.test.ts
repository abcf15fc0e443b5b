import { generateKeyPairSync } from 'node:crypto'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { TokenPair } from '@letterhaven/contracts/sessie'
import type { Koppelverzoek } from '@letterhaven/contracts/sso'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import { openSchoolBrowser, openTabblad } from '@letterhaven/testkit/school-browser'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import {
  startWereldAanbieder,
  WERELD_CLIENT,
  type Claims,
  type Draai,
  type WereldAanbieder,
} from '@letterhaven/testkit/wereld-aanbieder'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

const DOMEIN = 'dekade.example'
const TENANT = '8d1f0a52-6f0e-4b7a-9c55-2f6f0f3f7a11'
const VREEMD = '1b6c3f0e-0d2a-4f5e-8a77-6a3a0b9c4d22'
const MICROSOFT = (tenant: string) => `https://login.microsoftonline.com/${tenant}/v2.0`
const CALLBACK = 'http://localhost:3999/api/auth/sso/callback'

let google: WereldAanbieder
let microsoft: WereldAanbieder
let server: TestServer
let school: AdminId
let beheerder: BuiltUser<UserId>
let juf: BuiltUser<UserId>

beforeAll(async () => {
  google = await startWereldAanbieder({
    issuer: 'https://accounts.google.com',
    callbackUrl: `${CALLBACK}/google`,
    claims: ['hd', 'email', 'email_verified', 'name', 'given_name', 'family_name'],
  })
  microsoft = await startWereldAanbieder({
    issuer: MICROSOFT(TENANT),
    callbackUrl: `${CALLBACK}/microsoft`,
    claims: ['tid', 'oid', 'email', 'preferred_username', 'name'],
    // Microsoft's description for no tenant in particular; its own keys sign for all of them.
    beschrijving: {
      issuer: MICROSOFT('{tenantid}'),
      authorization_response_iss_parameter_supported: false,
    },
    zonderIss: true,
  })
  const basis = { ...WERELD_CLIENT, schoolnummer: '12AB00' }
  server = await startTestServer(inject('postgres'), undefined, {
    ssoAanbieders: [
      { ...basis, soort: 'google', id: 'google', naam: 'Google', domein: DOMEIN },
      { ...basis, soort: 'microsoft', id: 'microsoft', naam: 'Microsoft', tenant: TENANT },
    ],
    ssoFetch: (url, options) =>
      (url.startsWith('https://accounts.google.com') ? google : microsoft).fetch(url, options),
  })
  school = await server.build.admin({ schoolnummer: '12AB00' })
  beheerder = await server.build.medewerker(school, 'schooladmin')
  juf = await server.build.medewerker(school, 'docent')
})
afterAll(async () => {
  await server.close()
  google.close()
  microsoft.close()
})

/** Does a whole sign-in: from our page to theirs and back, and the tokens for the code. */
async function kom(soort: 'google' | 'microsoft', claims: Claims, draai?: Draai) {
  const [browser, tab] = [openSchoolBrowser(server), openTabblad()]
  const zoek = new URLSearchParams({
    provider: soort,
    code_challenge: tab.challenge,
    code_challenge_method: 'S256',
  })
  const { location } = await browser.vraag(`/api/auth/sso/start?${zoek}`)
  const heen = new URL(location ?? '')
  const aanbieder = soort === 'google' ? google : microsoft
  const terug = await aanbieder.signIn(heen.href, claims, draai)
  const eind = new URL((await browser.vraag(terug.href)).location ?? '', 'http://x')
  const code = eind.searchParams.get('auth_code') ?? ''
  return {
    heen,
    fout: eind.searchParams.get('fout'),
    tokens: async () => (await browser.wissel(code, tab.verifier)).body as TokenPair,
  }
}

const pad = `koppelverzoeken`
async function verzoeken(): Promise<Koppelverzoek[]> {
  const { token } = beheerder
  const { body } = await server.call(`/api/admins/${school}/${pad}`, { token })
  return (body as { koppelverzoeken: Koppelverzoek[] }).koppelverzoeken
}
/** Comes with an account that nobody knows, lets the admin say whose it is, and comes in. */
async function linkAndCome(soort: 'google' | 'microsoft', claims: Claims, draai?: Draai) {
  expect((await kom(soort, claims, draai)).fout).toBe('onbekend')
  const [verzoek] = await verzoeken()
  const { token } = beheerder
  const een = `/api/admins/${school}/${pad}/${verzoek?.id}`
  await server.call(een, { method: 'POST', token, body: { userId: juf.id } })
  const { access_token } = await (await kom(soort, claims, draai)).tokens()
  const { body } = await server.call('/api/auth/sso', { method: 'POST', token: access_token })
  return { verzoek, user: body }
}
const isJuf = () => ({ _id: juf.id, role: 'docent', adminId: school })

describe('a school’s Google', () => {
  const iemand = (over: Claims = {}): Claims => ({
    sub: '110169484474386276334',
    hd: DOMEIN,
    email: 'sanne@dekade.example',
    email_verified: true,
    name: 'Sanne Smit',
    given_name: 'Sanne',
    family_name: 'Smit',
    ...over,
  })

  it('lets in by its own account number, once the admin said whose it is', async () => {
    const { heen } = await kom('google', iemand({ sub: '1' }))
    expect(heen.searchParams.get('hd')).toBe(DOMEIN)
    for (const { id } of await verzoeken())
      await server.call(`/api/admins/${school}/${pad}/${id}`, {
        method: 'DELETE',
        token: beheerder.token,
      })
    const { verzoek, user } = await linkAndCome('google', iemand())
    expect(verzoek).toMatchObject({
      naam: 'Sanne Smit',
      email: 'sanne@dekade.example',
      rol: 'onbekend',
    })
    expect(user).toMatchObject(isJuf())
    // With another address or name it is still the same account.
    const { tokens } = await kom(
      'google',
      iemand({ email: 'sanne.smit@dekade.example', name: 'S' }),
    )
    expect((await tokens()).access_token).toMatch(/\./)
  })

  it('may call itself without https://, and by no other name', async () => {
    const noemt = (iss: string): Draai => ({ claims: (claims) => ({ ...claims, iss }) })
    const { tokens } = await kom('google', iemand(), noemt('accounts.google.com'))
    const { access_token: token } = await tokens()
    const { body } = await server.call('/api/auth/sso', { method: 'POST', token })
    expect(body).toMatchObject(isJuf())
    for (const iss of [
      'https://accounts.google.com/',
      'http://accounts.google.com',
      'accounts.google.com.kwaad.example',
      'https://kwaad.example',
      'ACCOUNTS.google.com',
      '',
    ])
      expect({ iss, fout: (await kom('google', iemand(), noemt(iss))).fout }).toEqual({
        iss,
        fout: 'geweigerd',
      })
  })

  it('under either name is held to its key, to us and to this sign-in', async () => {
    const vreemd = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    for (const iss of ['https://accounts.google.com', 'accounts.google.com']) {
      const draaien: Draai[] = [
        { claims: (c) => ({ ...c, iss }), sleutel: vreemd },
        { claims: (c) => ({ ...c, iss, aud: 'een-ander' }) },
        { claims: (c) => ({ ...c, iss, nonce: 'van-gisteren' }) },
        { claims: (c) => ({ ...c, iss, exp: Math.floor(Date.now() / 1000) - 3600 }) },
      ]
      for (const draai of draaien)
        expect((await kom('google', iemand(), draai)).fout).toBe('geweigerd')
    }
  })

  it.each([undefined, 'kwaad.example', 'DEKADE.example', ['dekade.example']])(
    'of the domain %j is another’s, whatever address it has',
    async (hd) => {
      expect((await kom('google', iemand({ hd }))).fout).toBe('geweigerd')
    },
  )

  it('is never known by an address: neither a proved one nor one that anybody may fill in', async () => {
    const voor = (await verzoeken()).length
    for (const [sub, email_verified] of [
      ['2001', true],
      ['2002', false],
      ['2003', undefined],
    ] as const) {
      const email = juf.gebruikersnaam
      expect((await kom('google', iemand({ sub, email, email_verified }))).fout).toBe('onbekend')
    }
    const nieuw = (await verzoeken()).slice(voor)
    expect(nieuw.map(({ email }) => email)).toEqual([juf.gebruikersnaam, null, null])
  })
})

describe('a school’s Microsoft', () => {
  const tom = (over: Claims = {}): Claims => ({
    sub: 'AAAAAAAAAAAAAAAAAAAAAIkzqFVrSaSaFHy782bbtaQ',
    tid: TENANT,
    oid: '00000000-0000-0000-66f3-3332eca7ea81',
    name: 'Tom Baart',
    preferred_username: 'tom@dekade.example',
    email: 'directie@elders.example',
    ...over,
  })

  it('lets in by its own number of the person, with no word of a proved address', async () => {
    for (const { id } of await verzoeken())
      await server.call(`/api/admins/${school}/${pad}/${id}`, {
        method: 'DELETE',
        token: beheerder.token,
      })
    const { verzoek, user } = await linkAndCome('microsoft', tom())
    expect(verzoek).toMatchObject({ naam: 'Tom Baart', email: 'tom@dekade.example' })
    expect(user).toMatchObject(isJuf())
  })

  it('knows the person again when this application is registered anew: sub is another, oid is not', async () => {
    const { fout, tokens } = await kom('microsoft', tom({ sub: 'heel-iets-anders' }))
    expect(fout).toBeNull()
    expect((await tokens()).access_token).toMatch(/\./)
    const ander = tom({ oid: '00000000-0000-0000-0000-000000000009' })
    expect((await kom('microsoft', ander)).fout).toBe('onbekend')
  })

  it('of another tenant is refused, also where that one signs by its own name', async () => {
    const alsTenant = (tid: string): Draai => ({
      claims: (claims) => ({ ...claims, tid, iss: MICROSOFT(tid) }),
    })
    // Decoy: the same change for the own tenant is let in.
    expect((await kom('microsoft', tom(), alsTenant(TENANT))).fout).toBeNull()
    expect((await kom('microsoft', tom(), alsTenant(VREEMD))).fout).toBe('geweigerd')
  })

  it.each([
    ['another tenant under the own name', { tid: VREEMD }],
    ['the own tenant under another name', { iss: MICROSOFT(VREEMD) }],
    ['the name as its description writes it', { iss: MICROSOFT('{tenantid}') }],
    ['the name of the first version', { iss: `https://sts.windows.net/${TENANT}/` }],
    ['no tenant', { tid: undefined }],
    ['no number of the person', { oid: undefined }],
    ['two numbers of the person', { oid: ['a', 'b'] }],
  ])('that says %s is refused', async (_, over) => {
    const draai = { claims: (claims: Claims) => ({ ...claims, ...over }) }
    expect((await kom('microsoft', tom(), draai)).fout).toBe('geweigerd')
  })

  it('is never known by an address', async () => {
    const naam = juf.gebruikersnaam
    const dief = tom({ oid: '00000000-0000-0000-0000-00000000dead', email: naam })
    expect((await kom('microsoft', dief)).fout).toBe('onbekend')
    expect((await verzoeken()).map(({ email }) => email)).not.toContain(naam)
  })
})
