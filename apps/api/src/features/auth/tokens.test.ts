import {
  createHmac,
  createPrivateKey,
  createSign,
  generateKeyPairSync,
  randomUUID,
  type KeyObject,
} from 'node:crypto'
import { testSigningKey } from '@letterhaven/testkit/test-keys'
import { goedeKop } from '@letterhaven/testkit/vervalsingen'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

const UUR = 3600
const b64 = (inhoud: unknown): string => Buffer.from(JSON.stringify(inhoud)).toString('base64url')

let server: TestServer
let docent: Awaited<ReturnType<TestServer['build']['medewerker']>>
/** How far the server's clock runs ahead, in milliseconds, so that time passes only when a test says so. */
let vooruit = 0
const straks = (ms: number): void => {
  vooruit += ms
}

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => new Date(Date.now() + vooruit))
  docent = await server.build.medewerker(await server.build.admin())
})
afterAll(() => server.close())

const eigenSleutel = (): KeyObject => createPrivateKey(testSigningKey())
const { kid: eigenKid } = JSON.parse(goedeKop(eigenSleutel())) as { kid: string }

/** Returns the session id in somebody's own token. */
function sidVan({ token }: { readonly token: string }): string {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(payload) as { sid: string }).sid
}

/** Returns every claim of a token of ours, with the ones a test wants different; undefined leaves a claim out. */
function claims(anders: Record<string, unknown> = {}): Record<string, unknown> {
  const iat = Math.floor(Date.now() / 1000)
  const exp = iat + UUR
  return {
    _id: docent.id,
    role: 'docent',
    adminId: docent.adminId,
    ver: 1,
    sid: sidVan(docent),
    exp,
    expires_in: new Date(exp * 1000).toISOString(),
    iat,
    jti: randomUUID(),
    use: 'access',
    iss: 'letterhaven',
    aud: 'letterhaven-api',
    ...anders,
  }
}

interface Maak {
  readonly alg?: string
  readonly hash?: string
  readonly sleutel?: KeyObject
  readonly kop?: Record<string, unknown>
}

/** Returns a token signed by hand, because a library could refuse to make a wrong one. */
function makeToken(
  payload: Record<string, unknown>,
  { alg = 'RS512', hash = 'sha512', sleutel = eigenSleutel(), kop = {} }: Maak = {},
): string {
  const inhoud = `${b64({ alg, typ: 'JWT', kid: eigenKid, ...kop })}.${b64(payload)}`
  return `${inhoud}.${createSign(hash).update(inhoud).sign(sleutel, 'base64url')}`
}

const ophalen = (authorization?: string) =>
  server.call(
    `/api/users/${docent.id}`,
    authorization === undefined ? {} : { headers: { authorization } },
  )
const metToken = (token: string) => ophalen(`Bearer ${token}`)

/** Returns the current time in epoch seconds, moved by this many seconds. */
const over = (seconden: number): number => Math.floor(Date.now() / 1000) + seconden
const iso = (seconden: number): string => new Date(seconden * 1000).toISOString()

describe('a token made by hand as ours', () => {
  it('is accepted: what the cases below refuse is refused for their own fault', async () => {
    expect(await metToken(makeToken(claims()))).toMatchObject({
      status: 200,
      body: { id: docent.id, role: 'docent' },
    })
  })
})

describe('no token', () => {
  it.each([undefined, ''])('%o is answered with token_missing', async (kop) => {
    expect(await ophalen(kop)).toMatchObject({
      status: 401,
      body: {
        code: 'token_missing',
        message: 'Je bent niet ingelogd. Log in om verder te gaan.',
      },
    })
  })
})

const fout: Record<string, () => string> = {
  'Basic sign-in': () => `Basic ${Buffer.from('docent:geheim').toString('base64')}`,
  garbage: () => 'Bearer \u00e9\u00e9n twee',
  'no scheme': () => makeToken(claims()),
  'two parts': () => `Bearer ${makeToken(claims()).split('.').slice(0, 2).join('.')}`,
  'four parts': () => `Bearer ${makeToken(claims())}.x`,
  'an empty signature': () => `Bearer ${makeToken(claims()).replace(/[^.]+$/, '')}`,
  'nine kilobytes, rightly signed': () => `Bearer ${makeToken(claims({ vul: 'x'.repeat(9000) }))}`,
  'alg none': () => `Bearer ${b64({ alg: 'none', typ: 'JWT' })}.${b64(claims())}.`,
  'alg none with a signature': () => `Bearer ${makeToken(claims(), { alg: 'none' })}`,
  'alg RS256 with our key': () => `Bearer ${makeToken(claims(), { alg: 'RS256', hash: 'sha256' })}`,
  'alg RS512 of another RSA key': () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 })
    return `Bearer ${makeToken(claims(), { sleutel: privateKey })}`
  },
  'a key of its own in the header': () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 3072 })
    const kop = { jwk: publicKey.export({ format: 'jwk' }), kid: 'eigen' }
    return `Bearer ${makeToken(claims(), { sleutel: privateKey, kop })}`
  },
  'exp that is no number': () => `Bearer ${makeToken(claims({ exp: 'morgen' }))}`,
  'no exp': () => `Bearer ${makeToken(claims({ exp: undefined }))}`,
  'another issuer': () => `Bearer ${makeToken(claims({ iss: 'iemand' }))}`,
  'no issuer': () => `Bearer ${makeToken(claims({ iss: undefined }))}`,
  'another audience': () => `Bearer ${makeToken(claims({ aud: 'iets-anders' }))}`,
  'another use': () => `Bearer ${makeToken(claims({ use: 'refresh' }))}`,
  'no use': () => `Bearer ${makeToken(claims({ use: undefined }))}`,
  'no jti': () => `Bearer ${makeToken(claims({ jti: undefined }))}`,
  'nbf in the future': () => `Bearer ${makeToken(claims({ nbf: over(UUR) }))}`,
  'a user that does not exist': () => `Bearer ${makeToken(claims({ _id: randomUUID() }))}`,
  'a user id that is no UUID': () => `Bearer ${makeToken(claims({ _id: "x' or 1=1" }))}`,
  'an admin id that is no UUID': () => `Bearer ${makeToken(claims({ adminId: 'x' }))}`,
  'an admin the user does not belong to': () =>
    `Bearer ${makeToken(claims({ adminId: randomUUID() }))}`,
  'a session that does not exist': () => `Bearer ${makeToken(claims({ sid: randomUUID() }))}`,
  'no session': () => `Bearer ${makeToken(claims({ sid: undefined }))}`,
  'no version': () => `Bearer ${makeToken(claims({ ver: undefined }))}`,
  'a version of before': () => `Bearer ${makeToken(claims({ ver: 0 }))}`,
  'another payload under the same signature': () => {
    const [kop, , handtekening] = makeToken(claims()).split('.')
    return `Bearer ${kop}.${b64(claims({ role: 'superadmin', adminId: null }))}.${handtekening}`
  },
}

describe('a token of a wrong kind', () => {
  it.each(Object.keys(fout))('%s is refused with token_invalid', async (naam) => {
    const antwoord = await ophalen(fout[naam]?.())
    expect(antwoord).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
    expect((antwoord.body as { message: string }).message).toMatch(/niet meer ingelogd/)
  })

  it('HS512 signed with the public key as secret is refused, in every form of that key', async () => {
    const { body } = await server.call('/api/auth/public-key')
    const pem = String(body)
    for (const geheim of [pem, pem.trim(), pem.replaceAll('\n', '')]) {
      const inhoud = `${b64({ alg: 'HS512', typ: 'JWT' })}.${b64(claims())}`
      const token = `${inhoud}.${createHmac('sha512', geheim).update(inhoud).digest('base64url')}`
      expect(await metToken(token)).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
    }
  })
})

const voorbij: Record<string, () => Record<string, unknown>> = {
  'exp past': () => ({ exp: over(-1), expires_in: iso(over(-1)) }),
  'exp past and expires_in not': () => ({ exp: over(-1), expires_in: iso(over(UUR)) }),
  'expires_in past and exp not': () => ({ expires_in: iso(over(-1)) }),
  'no expires_in': () => ({ expires_in: undefined }),
  'expires_in null': () => ({ expires_in: null }),
  'expires_in empty': () => ({ expires_in: '' }),
  'expires_in unparsable': () => ({ expires_in: 'over een uur' }),
  'expires_in two minutes after exp': () => ({ expires_in: iso(over(UUR + 120)) }),
  'expires_in two minutes before exp': () => ({ expires_in: iso(over(UUR - 120)) }),
}

describe('a token that is over', () => {
  it.each(Object.keys(voorbij))('%s is refused with token_expired', async (naam) => {
    const antwoord = await metToken(makeToken(claims(voorbij[naam]?.())))
    expect(antwoord).toMatchObject({ status: 401, body: { code: 'token_expired' } })
    expect((antwoord.body as { message: string }).message).toMatch(/weg geweest/)
  })
})

describe('what the database says', () => {
  it('decides over the role in the token', async () => {
    const token = makeToken(claims({ role: 'superadmin' }))
    expect((await metToken(token)).body).toMatchObject({ role: 'docent' })
    const { build } = server
    const kind = await build.leerling(await build.admin())
    const { id: _id, adminId } = kind
    const alsDocent = makeToken(claims({ _id, adminId, sid: sidVan(kind), role: 'docent' }))
    const pad = `/api/admins/${kind.adminId}/groepen`
    expect(await server.call(pad, { token: alsDocent })).toMatchObject({
      status: 403,
      body: { code: 'role_refused' },
    })
  })

  it('does not let an admin of the token make a member of the office of somebody', async () => {
    expect(await metToken(makeToken(claims({ adminId: null })))).toMatchObject({ status: 401 })
  })

  it('is felt within a second: a raised version, a switched-off sign-in, another role', async () => {
    const { owner, build } = server
    const adminId = await build.admin()
    const groepen = (token: string) => server.call(`/api/admins/${adminId}/groepen`, { token })
    const [hoger, uit, ander] = [
      await build.medewerker(adminId),
      await build.medewerker(adminId),
      await build.medewerker(adminId),
    ]
    for (const { token } of [hoger, uit, ander]) expect((await groepen(token)).status).toBe(200)
    await owner.updateTable('login').set({ ver: 2 }).where('id', '=', hoger.id).execute()
    await owner.updateTable('login').set({ actief: false }).where('id', '=', uit.id).execute()
    await owner
      .updateTable('lidmaatschap')
      .set({ role: 'leerling' })
      .where('login_id', '=', ander.id)
      .execute()
    straks(1000)
    expect((await groepen(hoger.token)).status).toBe(401)
    expect((await groepen(uit.token)).status).toBe(401)
    expect((await groepen(ander.token)).status).toBe(403)
  })
})

describe('a refused token', () => {
  it('is refused before the body is read, and tells nothing of the path', async () => {
    const pad = `/api/leerlingen/${randomUUID()}/antwoorden`
    const groot = { vul: 'x'.repeat(2_000_000) }
    const antwoord = await server.call(pad, { method: 'POST', token: 'a.b.c', body: groot })
    expect(antwoord).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
  })
})
