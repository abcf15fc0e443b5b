import { createPublicKey, createVerify } from 'node:crypto'
import { ROLLEN } from '@letterhaven/contracts/rol'
import type { UserId } from '@letterhaven/contracts/ids'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { hashStaffPassword, sealGeheim } from '../../kern/geheimen/geheimen.service.ts'

type Mens = BuiltUser<UserId> & { readonly totpGeheim?: string }

let server: TestServer
let mensen: Record<string, Mens>

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
  const { build } = server
  const adminId = await build.admin()
  mensen = {
    superadmin: await build.kantoor('superadmin'),
    office: await build.kantoor('office'),
    schooladmin: await build.medewerker(adminId, 'schooladmin'),
    docent: await build.medewerker(adminId, 'docent'),
    rtadmin: await build.medewerker(adminId, 'rtadmin'),
    thuisadmin: await build.medewerker(adminId, 'thuisadmin'),
    leerling: (await build.leerling(adminId)) as unknown as Mens,
    demo: (await build.leerling(adminId, { role: 'demo' })) as unknown as Mens,
  }
})
afterAll(() => server.close())

const mens = (role: string): Mens => {
  const gevonden = mensen[role]
  if (!gevonden) throw new Error(`nobody is ${role}`)
  return gevonden
}

const naarDeur = (body: unknown, naar = server) => naar.call('/api/auth', { method: 'POST', body })

const signIn = (gebruikersnaam: string, wachtwoord: string, naar = server) =>
  naarDeur({ gebruikersnaam, wachtwoord }, naar)

const STAP_SECONDEN = 30
let stappen = 0

/** Returns the code that an app shows now or one step later, in turn, because each code works only once. */
function verseCode(totpGeheim: string): string {
  const timestamp = server.ctx.now().getTime() + (stappen++ % 2) * STAP_SECONDEN * 1000
  return new TOTP({ secret: Secret.fromBase32(totpGeheim) }).generate({ timestamp })
}

/** Signs somebody in, with the second step where it is required. */
async function signInFully({ gebruikersnaam, wachtwoord, totpGeheim }: Mens) {
  const eerst = await signIn(gebruikersnaam, wachtwoord)
  if (totpGeheim === undefined) return eerst
  const { tweedeFactor } = eerst.body as { tweedeFactor: { uitdaging: string } }
  return naarDeur({ uitdaging: tweedeFactor.uitdaging, code: verseCode(totpGeheim) })
}

const tokenUit = (body: unknown): string => (body as { token: string }).token

function payloadVan(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
}

const geweigerd = {
  code: 'sign_in_failed',
  message: expect.stringMatching(/horen niet bij elkaar/),
}

describe('signing in', () => {
  it.each([...ROLLEN])('lets a %s in, as the role and admin of the database', async (role) => {
    const { id, adminId } = mens(role)
    const { status, body } = await signInFully(mens(role))
    expect(status).toBe(200)
    expect(payloadVan(tokenUit(body))).toMatchObject({ _id: id, role, adminId })
    const account = await server.call(`/api/users/${id}`, { token: tokenUit(body) })
    expect(account.body).toMatchObject({ id, role })
  })

  it('does not mind capitals and spaces around the name', async () => {
    const { gebruikersnaam, wachtwoord } = mens('docent')
    const { status } = await signIn(`  ${gebruikersnaam.toUpperCase()} `, wachtwoord)
    expect(status).toBe(200)
  })

  it('takes accents however the keyboard composes them, in name and in password', async () => {
    const { id } = mens('thuisadmin')
    const wachtwoord_hash = await hashStaffPassword('café-crème')
    await server.owner
      .updateTable('login')
      .set({ gebruikersnaam: 'zoë.café@school.example', wachtwoord_hash })
      .where('id', '=', id)
      .execute()
    for (const vorm of ['NFC', 'NFD'] as const) {
      const [naam, geheim] = ['Zoë.Café@school.example', 'café-crème'].map((t) => t.normalize(vorm))
      expect({ vorm, status: (await signIn(naam ?? '', geheim ?? '')).status }).toEqual({
        vorm,
        status: 200,
      })
    }
    expect((await signIn('zoe.cafe@school.example', 'café-crème')).status).toBe(400)
  })

  it('lets a child in with its two words, whatever the capitals and spaces', async () => {
    const { gebruikersnaam, wachtwoord } = mens('leerling')
    const [een = '', twee = ''] = wachtwoord.split(' ')
    const goed = [wachtwoord, wachtwoord.toUpperCase(), ` ${een}   ${twee} `, `${een}${twee}`]
    for (const getypt of goed) {
      expect((await signIn(gebruikersnaam, getypt)).status).toBe(200)
    }
    for (const getypt of [een, `${twee} ${een}`, `${wachtwoord}x`]) {
      expect((await signIn(gebruikersnaam, getypt)).status).toBe(400)
    }
  })

  it('does not say whether the name or the password was wrong: same status, same body', async () => {
    const staf = await signIn(mens('docent').gebruikersnaam, 'fout')
    const leerling = await signIn(mens('leerling').gebruikersnaam, 'fout')
    const onbekend = await signIn('niemand@school.example', mens('docent').wachtwoord)
    expect(staf).toMatchObject({ status: 400, body: geweigerd })
    expect(leerling).toMatchObject({ status: 400, body: staf.body as object })
    expect(onbekend).toMatchObject({ status: 400, body: staf.body as object })
    expect(Object.keys(onbekend.headers).toSorted()).toEqual(Object.keys(staf.headers).toSorted())
  })

  it('is closed to a sign-in that is switched off, or that belongs to no admin any more', async () => {
    const { owner, build } = server
    const adminId = await build.admin()
    const [uit, los] = [await build.medewerker(adminId), await build.medewerker(adminId)]
    expect((await signIn(uit.gebruikersnaam, uit.wachtwoord)).status).toBe(200)
    await owner.updateTable('login').set({ actief: false }).where('id', '=', uit.id).execute()
    await owner.deleteFrom('lidmaatschap').where('login_id', '=', los.id).execute()
    for (const { gebruikersnaam, wachtwoord } of [uit, los]) {
      const antwoord = await signIn(gebruikersnaam, wachtwoord)
      expect(antwoord).toMatchObject({ status: 400, body: geweigerd })
    }
  })

  it("does not open with a secret that was copied from another child's row", async () => {
    const { owner, build, ctx } = server
    const adminId = await build.admin()
    const [eigen, ander] = [await build.leerling(adminId), await build.leerling(adminId)]
    const set = (geheim: Buffer) =>
      owner
        .updateTable('login')
        .set({ geheim })
        .where('gebruikersnaam', '=', eigen.gebruikersnaam)
        .execute()
    await set(sealGeheim(ctx, ander.id, 'gele maan').geheim)
    expect((await signIn(eigen.gebruikersnaam, 'gele maan')).status).toBe(400)
    await set(sealGeheim(ctx, eigen.id, 'gele maan').geheim)
    expect((await signIn(eigen.gebruikersnaam, 'gele maan')).status).toBe(200)
  })

  it.each([
    [{}, ['gebruikersnaam', 'wachtwoord']],
    [{ gebruikersnaam: '   ', wachtwoord: '' }, ['gebruikersnaam', 'wachtwoord']],
    [{ gebruikersnaam: ['x'], wachtwoord: { $ne: '' } }, ['gebruikersnaam', 'wachtwoord']],
    [{ gebruikersnaam: 'x', wachtwoord: 'x', role: 'superadmin' }, ['role']],
    [
      { gebruikersnaam: 'x'.repeat(101), wachtwoord: 'x'.repeat(201) },
      ['gebruikersnaam', 'wachtwoord'],
    ],
  ])('refuses the form %o and says which fields', async (body, velden) => {
    const antwoord = await server.call('/api/auth', { method: 'POST', body })
    expect(antwoord).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys((antwoord.body as { velden: object }).velden).toSorted()).toEqual(velden)
  })

  it('says of an empty field, in the words of the specification, that it is required', async () => {
    const { body } = await server.call('/api/auth', { method: 'POST', body: { wachtwoord: '' } })
    expect((body as { velden: object }).velden).toEqual({
      gebruikersnaam: 'Dit veld is verplicht',
      wachtwoord: 'Dit veld is verplicht',
    })
  })

  it('takes a name with a NUL or with SQL in it as a name that nobody has', async () => {
    for (const naam of [`docent'; drop table login; --`, '%', 'a\u0000b']) {
      const { status } = await signIn(naam, 'x')
      expect({ naam, status }).toEqual({ naam, status: 400 })
    }
  })
})

describe('the token', () => {
  it('names user, role, admin and end, with exp and expires_in from one instant', async () => {
    const school = await server.build.admin()
    const kind = (await server.build.leerling(school)) as unknown as Mens
    for (const [role, uren, wie] of [
      ['leerling', 4, kind],
      ['docent', 2, mens('docent')],
      ['office', 2, await server.build.kantoor('office')],
    ] as const) {
      const { id, adminId } = wie
      const voor = Math.floor(Date.now() / 1000)
      const payload = payloadVan(tokenUit((await signInFully(wie)).body))
      const na = Math.floor(Date.now() / 1000)
      expect(payload).toMatchObject({ _id: id, role, adminId, iss: 'letterhaven', use: 'access' })
      const { exp, expires_in } = payload as { exp: number; expires_in: string }
      expect(exp).toBeGreaterThanOrEqual(voor + uren * 3600)
      expect(exp).toBeLessThanOrEqual(na + uren * 3600)
      expect(expires_in).toBe(new Date(exp * 1000).toISOString())
    }
  })

  it('is proven by the public key that everybody may fetch, and by that key alone', async () => {
    const { body: pem, headers } = await server.call('/api/auth/public-key')
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(pem).toMatch(/^-----BEGIN PUBLIC KEY-----/)
    const key = createPublicKey(String(pem))
    expect(key.asymmetricKeyDetails?.modulusLength).toBe(3072)
    const { gebruikersnaam, wachtwoord } = mens('docent')
    const token = tokenUit((await signIn(gebruikersnaam, wachtwoord)).body)
    const [kop = '', payload = '', handtekening = ''] = token.split('.')
    const klopt = (inhoud: string) =>
      createVerify('sha512').update(inhoud).verify(key, handtekening, 'base64url')
    expect(JSON.parse(Buffer.from(kop, 'base64url').toString())).toMatchObject({ alg: 'RS512' })
    expect(klopt(`${kop}.${payload}`)).toBe(true)
    expect(klopt(`${kop}.${payload.slice(0, -1)}`)).toBe(false)
  })

  it('is another one at every sign-in', async () => {
    const { gebruikersnaam, wachtwoord } = mens('docent')
    const [een, twee] = [
      await signIn(gebruikersnaam, wachtwoord),
      await signIn(gebruikersnaam, wachtwoord),
    ]
    expect(payloadVan(tokenUit(een.body)).jti).not.toBe(payloadVan(tokenUit(twee.body)).jti)
  })
})
