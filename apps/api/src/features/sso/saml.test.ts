import { inflateRawSync } from 'node:zlib'
import type { UserId } from '@letterhaven/contracts/ids'
import {
  alsAntwoord,
  createSamlIdp,
  metHandtekening,
  nieuwSamlId,
  type Assertie,
} from '@letterhaven/testkit/saml-idp'
import { openSchoolBrowser, openTabblad } from '@letterhaven/testkit/school-browser'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { link } from './koppelingen.service.ts'

const OVER_URN = 'urn:mace:dir:attribute-def:'
const ECK_ID = `https://ketenid.nl/201703/${'cd'.repeat(64)}`
const BEHEER_ECK_ID = `https://ketenid.nl/201703/${'ee'.repeat(64)}`
const ENTITY = 'https://letterhaven.example/saml'
const CALLBACK = 'http://localhost:3999/api/auth/sso/callback/entree'

const idp = createSamlIdp()
const ander = createSamlIdp()
let server: TestServer
let kindId: UserId

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), undefined, {
    ssoAanbieders: [
      {
        soort: 'saml',
        id: 'entree',
        naam: 'Entree',
        profiel: 'entree',
        entryPoint: 'https://federatie.example/sso',
        idpIssuer: idp.issuer,
        idpCert: idp.publicKeyPem,
        issuer: ENTITY,
      },
    ],
  })
  const school = await server.build.admin({ schoolnummer: '12AB' })
  kindId = (await server.build.leerling(school)).id as string as UserId
  const beheerder = await server.build.medewerker(school, 'schooladmin')
  const bij = { aanbieder: 'entree', profielId: null, sub: '' }
  await link(server.ctx, kindId, { ...bij, eckId: ECK_ID })
  await link(server.ctx, beheerder.id, { ...bij, eckId: BEHEER_ECK_ID })
})
afterAll(() => server.close())

const attributen = (eckId: string): Assertie['attributen'] => ({
  [`${OVER_URN}eckId`]: [eckId],
  [`${OVER_URN}eduPersonAffiliation`]: ['student'],
  [`${OVER_URN}nlEduPersonHomeOrganizationId`]: ['12AB'],
  [`${OVER_URN}givenName`]: ['Noor'],
})

/** Leaves for the federation; returns what it hears, and a way to come back with its answer. */
async function vertrek() {
  const [browser, tab] = [openSchoolBrowser(server), openTabblad()]
  const zoek = new URLSearchParams({
    provider: 'entree',
    code_challenge: tab.challenge,
    code_challenge_method: 'S256',
  })
  const { location } = await browser.vraag(`/api/auth/sso/start?${zoek}`)
  const naar = new URL(location ?? '')
  const xml = inflateRawSync(
    Buffer.from(naar.searchParams.get('SAMLRequest') ?? '', 'base64'),
  ).toString()
  const RelayState = naar.searchParams.get('RelayState') ?? ''
  const inResponseTo = / ID="([^"]+)"/.exec(xml)?.[1] ?? ''
  const goed: Assertie = {
    inResponseTo,
    recipient: CALLBACK,
    audience: ENTITY,
    nameId: 'noor@school',
    attributen: attributen(ECK_ID),
  }
  const kwaad = { ...goed, nameId: 'beheer@school', attributen: attributen(BEHEER_ECK_ID) }
  const kom = async (SAMLResponse: string) =>
    (await browser.vraag(CALLBACK, { SAMLResponse, RelayState })).location ?? ''
  return { naar, xml, tab, browser, inResponseTo, goed, kwaad, kom }
}

const GEWEIGERD = '/app/auth/login-sso?fout=geweigerd'

describe('a federation that speaks SAML', () => {
  it('hears who asks, and where the answer must go', async () => {
    const { naar, xml } = await vertrek()
    expect(naar.origin + naar.pathname).toBe('https://federatie.example/sso')
    expect(xml).toContain(`AssertionConsumerServiceURL="${CALLBACK}"`)
    expect(xml).toContain(ENTITY)
  })

  it('brings in whom its signed assertion names', async () => {
    const { browser, tab, goed, inResponseTo, kom } = await vertrek()
    const ondertekend = idp.onderteken(idp.assertie(goed))
    const eind = new URL(await kom(alsAntwoord(ondertekend, inResponseTo)), 'http://x')
    const antwoord = await browser.wissel(eind.searchParams.get('auth_code') ?? '', tab.verifier)
    const { access_token } = antwoord.body as { access_token: string }
    const user = await server.call('/api/auth/sso', { method: 'POST', token: access_token })
    expect(user.body).toMatchObject({ _id: kindId, role: 'leerling' })
  })

  it('is heard once: the same answer again is refused, also for another sign-in', async () => {
    const eerste = await vertrek()
    const antwoord = alsAntwoord(idp.onderteken(idp.assertie(eerste.goed)), eerste.inResponseTo)
    expect(await eerste.kom(antwoord)).toContain('auth_code=')
    expect(await eerste.kom(antwoord)).toBe('/app/auth/login-sso?fout=verlopen')
    const tweede = await vertrek()
    expect(await tweede.kom(antwoord)).toBe(GEWEIGERD)
    // With the new request's number around it, the signed part still answers the old request.
    const oud = idp.onderteken(idp.assertie(eerste.goed))
    const derde = await vertrek()
    expect(await derde.kom(alsAntwoord(oud, derde.inResponseTo))).toBe(GEWEIGERD)
  })
})

describe('an assertion that is not right', () => {
  it.each<[string, Partial<Assertie>]>([
    ['of another audience', { audience: 'https://ander.example/saml' }],
    ['for another address', { recipient: 'https://ander.example/callback' }],
    ['that is over', { overMs: -120_000 }],
    ['in answer to another request', { inResponseTo: nieuwSamlId() }],
    ['of another issuer', { issuer: 'https://kwaad.example' }],
    ['of a parent', { attributen: { ...attributen(ECK_ID), isCoAccount: ['1'] } }],
    ['with two ECK iDs', { attributen: { eckId: [ECK_ID, BEHEER_ECK_ID] } }],
    ['with one name in two ways', { attributen: { ...attributen(ECK_ID), eckId: [ECK_ID] } }],
    ['without anybody', { nameId: '' }],
  ])('%s is refused, well signed as it is', async (_, over) => {
    const { goed, inResponseTo, kom } = await vertrek()
    const ondertekend = idp.onderteken(idp.assertie({ ...goed, ...over }))
    const eind = await kom(alsAntwoord(ondertekend, inResponseTo))
    expect(eind).toMatch(/^\/app\/auth\/login-sso\?fout=(geweigerd|coaccount)$/)
  })

  it.each([
    ['without a signature', (xml: string) => xml],
    ['signed by somebody else', (xml: string) => ander.onderteken(xml)],
    ['changed after it was signed', (xml: string) => idp.onderteken(xml).replaceAll('cd', 'ee')],
    [
      'with the empty digest of nothing',
      (xml: string) => idp.onderteken(xml).replace(/<ds:DigestValue>[^<]+/, '<ds:DigestValue>'),
    ],
    [
      'with a comment in what is compared',
      (xml: string) => idp.onderteken(xml).replace('noor@school', 'noor<!---->@school'),
    ],
    [
      'with a document type',
      (xml: string) => `<!DOCTYPE a [<!ENTITY b "c">]>${idp.onderteken(xml)}`,
    ],
    ['that is no XML', () => '<saml:Assertion'],
    ['that is not there', () => ''],
  ])('%s is refused', async (_, make) => {
    const { goed, inResponseTo, kom } = await vertrek()
    expect(await kom(alsAntwoord(make(idp.assertie(goed)), inResponseTo))).toBe(GEWEIGERD)
  })
})

describe('a signed assertion wrapped in another', () => {
  type Wikkel = (delen: { goed: string; kwaad: string; getekend: string; zegel: string }) => string
  const inResponse = (kwaad: string, zegel: string, object: string) =>
    metHandtekening(
      kwaad,
      zegel.replace('</ds:Signature>', `<ds:Object>${object}</ds:Object></ds:Signature>`),
    )

  it.each<[string, Wikkel]>([
    ['the forged one before it', ({ kwaad, getekend }) => kwaad + getekend],
    ['the forged one after it', ({ kwaad, getekend }) => getekend + kwaad],
    [
      'inside the forged one, with its signature outside',
      ({ kwaad, goed, zegel }) =>
        metHandtekening(kwaad, zegel).replace('</saml:Assertion>', `${goed}</saml:Assertion>`),
    ],
    [
      'inside the forged one, signature and all',
      ({ kwaad, getekend }) => kwaad.replace('</saml:Issuer>', `</saml:Issuer>${getekend}`),
    ],
    [
      'in an object of the signature of the forged one',
      ({ kwaad, goed, zegel }) => inResponse(kwaad, zegel, goed),
    ],
    [
      'under the same ID as the forged one',
      ({ kwaad, goed, getekend }) => {
        const id = /ID="([^"]+)"/.exec(goed)?.[1] ?? ''
        return kwaad.replace(/ID="[^"]+"/, `ID="${id}"`) + getekend
      },
    ],
    [
      'beside the forged one, in extensions',
      ({ kwaad, getekend }) => `<samlp:Extensions>${getekend}</samlp:Extensions>${kwaad}`,
    ],
    [
      'with its signature moved to the forged one of the same ID',
      ({ kwaad, goed, zegel }) => {
        const id = /ID="([^"]+)"/.exec(goed)?.[1] ?? ''
        const dubbel = metHandtekening(kwaad.replace(/ID="[^"]+"/, `ID="${id}"`), zegel)
        return `<samlp:Extensions>${goed}</samlp:Extensions>${dubbel}`
      },
    ],
  ])('%s: nobody comes in', async (_, wikkel) => {
    const { goed, kwaad, inResponseTo, kom } = await vertrek()
    const [echt, vals] = [idp.assertie(goed), idp.assertie(kwaad)]
    const zegel = idp.handtekening(echt)
    const xml = wikkel({ goed: echt, kwaad: vals, zegel, getekend: metHandtekening(echt, zegel) })
    expect(await kom(alsAntwoord(xml, inResponseTo))).toBe(GEWEIGERD)
  })
})

describe('the form', () => {
  it('is read on this one address, and nowhere else', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const elders = await server.call('/api/auth', { method: 'POST', headers, body: 'a=b' })
    expect(elders.status).toBe(415)
    const json = await server.call(new URL(CALLBACK).pathname, { method: 'POST', body: {} })
    expect(json.status).toBe(415)
    const dubbel = await server.call(new URL(CALLBACK).pathname, {
      method: 'POST',
      headers,
      body: 'SAMLResponse=a&SAMLResponse=b&RelayState=c',
    })
    expect(dubbel.status).toBe(400)
  })
})
