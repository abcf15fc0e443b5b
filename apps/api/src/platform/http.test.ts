import { randomUUID } from 'node:crypto'
import { FOUT_STATUS, type FoutCode } from '@letterhaven/contracts/fout'
import { FOUTZIN } from '@letterhaven/contracts/foutzin'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestAnswer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

const regels: string[] = []
let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), undefined, {
    log: (regel) => regels.push(regel),
  })
  school = await buildSchool(server)
})
afterAll(() => server.close())

/** Returns the whole of an error answer, to compare with `fout`. */
const heel = ({ status, body, headers }: TestAnswer) => ({
  status,
  body,
  type: headers['content-type'],
  cache: headers['cache-control'],
})

/** Returns the answer that belongs to a code: its status, its own sentence, and nothing more than `extra`. */
const fout = (code: FoutCode, extra: object = {}) => ({
  status: FOUT_STATUS[code],
  body: { code, message: FOUTZIN[code], ...extra },
  type: expect.stringMatching(/^application\/json/),
  cache: 'no-store',
})

const post = (body: string, headers: Record<string, string> = {}) =>
  server.call('/api/auth', { method: 'POST', body, headers })

describe('a body that is no JSON', () => {
  it.each([
    ['cut off', '{"gebruikersnaam":"x"'],
    ['single quotes', `{'gebruikersnaam': 'x'}`],
    ['empty', ''],
    ['__proto__', '{"gebruikersnaam":"x","wachtwoord":"y","__proto__":{"role":"superadmin"}}'],
    ['a constructor with a prototype', '{"constructor":{"prototype":{"role":"superadmin"}}}'],
  ])('%s is malformed_json', async (_naam, body) => {
    expect(heel(await post(body))).toEqual(fout('malformed_json'))
    expect(({} as { role?: string }).role).toBeUndefined()
  })

  it.each(['null', '7', '"tekst"', '[]', 'true'])(
    '%s is invalid_input at the body',
    async (body) => {
      expect(await post(body)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', velden: { body: expect.stringMatching(/\S/) } },
      })
    },
  )

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('%s is media_type_refused, so that no form of another site can send it', async (type) => {
    const { gebruikersnaam, wachtwoord } = school.docent
    const body = JSON.stringify({ gebruikersnaam, wachtwoord })
    expect(heel(await post(body, { 'content-type': type }))).toEqual(fout('media_type_refused'))
    expect((await post(body, { 'content-type': 'application/json; charset=utf-8' })).status).toBe(
      200,
    )
  })

  it('larger than a megabyte is body_too_large', async () => {
    const body = JSON.stringify({ gebruikersnaam: 'x'.repeat(1024 * 1024), wachtwoord: 'y' })
    expect(heel(await post(body))).toEqual(fout('body_too_large'))
  })
})

describe('a body that says more than was asked', () => {
  it('gets an answer no larger than it helps, however many fields nobody knows', async () => {
    const onbekend = Object.fromEntries(
      Array.from({ length: 100 }, (_, i) => [`${i}${'x'.repeat(120)}`, 1]),
    )
    const body = { gebruikersnaam: 'x', wachtwoord: 'y', ...onbekend }
    const antwoord = await post(JSON.stringify(body))
    expect(antwoord).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(antwoord.bytes.length).toBeLessThan(20_000)
    const een = await post(JSON.stringify({ gebruikersnaam: 'x', wachtwoord: 'y', rol: 'z' }))
    expect(een.body).toMatchObject({ velden: { rol: 'Onbekend veld: rol' } })
  })

  it('is not read where the call could not hold it, and is where it can', async () => {
    const schoolcode = (lengte: number) =>
      server.call('/api/auth/school', {
        method: 'POST',
        body: { schoolcode: 'x'.repeat(lengte) },
      })
    expect(heel(await schoolcode(20_000))).toEqual(fout('body_too_large'))
    expect((await schoolcode(10_000)).body).toMatchObject({
      code: 'invalid_input',
      velden: { schoolcode: 'Gebruik hoogstens 100 tekens' },
    })
  })
})

describe('a path', () => {
  it('that the contract has, with a method it has not, is method_not_allowed', async () => {
    for (const [method, pad] of [
      ['GET', '/api/auth'],
      ['DELETE', '/api/auth'],
      ['POST', '/api/auth/public-key'],
      ['GET', `/api/leerlingen/${randomUUID()}/antwoorden`],
      ['PUT', `/api/admins/${randomUUID()}/groepen`],
    ] as const) {
      expect(heel(await server.call(pad, { method }))).toEqual(fout('method_not_allowed'))
    }
  })

  it('that nobody has is not_found, calls and pages alike', async () => {
    for (const pad of [
      '/api',
      '/api/',
      '/api/bestaat-niet',
      '/API/auth',
      '/nergens',
      '/api/auth/public-key/x',
    ]) {
      expect(heel(await server.call(pad))).toEqual(fout('not_found'))
    }
  })

  it.each([
    ['/api/admins/%E0%A4%A/groepen', 'not_found'],
    [`/api/admins/${'x'.repeat(300)}/groepen`, 'not_found'],
    ['/api/%00', 'not_found'],
  ] as const)('%s, which cannot be read, is %s and is not repeated', async (pad, code) => {
    const antwoord = await server.call(pad, { token: school.docent.token })
    expect(heel(antwoord)).toEqual(fout(code))
    expect(antwoord.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  })

  it('with dots and slashes hidden in a parameter is invalid_input', async () => {
    const { token } = school.docent
    expect(await server.call('/api/admins/%2e%2e%2f/groepen', { token })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', velden: { adminId: 'Dit klopt niet' } },
    })
  })

  it('takes no other method by a header or a field', async () => {
    const { taakId, leerling } = school
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' }
    const pad = `/api/leerlingen/${leerling.id}/taken/${taakId}?_method=DELETE`
    expect((await server.call(pad, { token: leerling.token, headers })).status).toBe(200)
    expect((await server.call(pad, { token: leerling.token })).status).toBe(200)
  })
})

describe('every kind of answer', () => {
  it('carries the security headers', async () => {
    const { adminId, docent } = school
    const soorten: Record<string, TestAnswer> = {
      '200': await server.call(`/api/admins/${adminId}/groepen`, { token: docent.token }),
      text: await server.call('/api/auth/public-key'),
      health: await server.call('/healthz'),
      '400': await post('{'),
      '401': await server.call(`/api/admins/${adminId}/groepen`),
      '403': await server.call(`/api/admins/${adminId}/groepen`, { token: school.leerling.token }),
      '404': await server.call('/nergens'),
      '405': await server.call('/api/auth'),
      '413': await post('x'.repeat(1024 * 1024 + 1)),
      '415': await post('x', { 'content-type': 'text/plain' }),
    }
    for (const [soort, { headers }] of Object.entries(soorten)) {
      expect({ soort, ...headers }).toMatchObject({
        soort,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': expect.stringMatching(/max-age=\d{7,}/),
        'permissions-policy': expect.stringMatching(/camera=\(self\)/),
        'content-security-policy': expect.stringMatching(/script-src 'self'/),
      })
      const csp = String(headers['content-security-policy'])
      expect(csp).toMatch(/default-src 'self'.*frame-ancestors 'none'/)
      expect(csp).not.toMatch(/unsafe|\*|https?:/)
      expect(headers).not.toHaveProperty('x-powered-by')
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    }
  })

  it('is kept by nobody when it is about somebody', async () => {
    const { adminId, docent } = school
    const { headers } = await server.call(`/api/admins/${adminId}/groepen`, { token: docent.token })
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('a fault of ours', () => {
  it('hides everything but an id, which finds it in the log', async () => {
    const { owner } = server
    const kind = await server.build.leerling(school.adminId)
    await owner
      .insertInto('staat')
      .values({
        admin_id: school.adminId,
        leerling_id: kind.id,
        versie: 1,
        staat: Buffer.alloc(0),
        begin_jaargroep: 4,
      })
      .execute()
    // A column that the queries need is gone: a fault that no request could cause.
    await owner.schema.alterTable('taak').renameColumn('aantal', 'hoeveel').execute()
    try {
      regels.length = 0
      const antwoord = await server.call(`/api/leerlingen/${kind.id}/landkaart`, {
        token: kind.token,
      })
      expect(heel(antwoord)).toEqual(
        fout('internal_error', { id: expect.stringMatching(/^[\da-f-]{36}$/) }),
      )
      const { id } = antwoord.body as { id: string }
      const [regel, ...meer] = regels.filter((tekst) => tekst.includes(id))
      expect(meer).toEqual([])
      expect(JSON.parse(regel ?? '{}')).toMatchObject({
        fout: id,
        msg: 'internal_error',
        err: { code: '42703', stack: expect.stringMatching(/at /) },
      })
      // PostgreSQL's own sentence may quote a value, so the log keeps only the code and the place.
      expect(regel).not.toContain('does not exist')
    } finally {
      await owner.schema.alterTable('taak').renameColumn('hoeveel', 'aantal').execute()
    }
    expect(
      (await server.call(`/api/leerlingen/${kind.id}/landkaart`, { token: kind.token })).status,
    ).toBe(200)
  })
})

describe('the log', () => {
  it('is JSON lines that name route and status, and nobody and nothing that was sent', async () => {
    const { adminId, docent, leerling, send, antwoord } = school
    regels.length = 0
    const gegeven = 'geheimwoordje'
    await send([antwoord({ gegeven })])
    await server.call(`/api/admins/${adminId}/groepen?zoek=Vraagteken`, { token: docent.token })
    await server.call(`/nergens/${leerling.id}?sleutel=Vraagteken`)
    await post(JSON.stringify({ gebruikersnaam: docent.gebruikersnaam, wachtwoord: 'Typfout-88' }))
    await post('{"gebruikersnaam": "Halverwege')
    await server.call(`/api/users/${docent.id}`, { token: `${docent.token}x` })

    const regelsNu = regels.map((regel) => JSON.parse(regel) as Record<string, unknown>)
    const alles = regels.join('')
    expect(regelsNu.length).toBeGreaterThanOrEqual(6)
    expect(regelsNu).toContainEqual(
      expect.objectContaining({
        req: expect.objectContaining({ route: '/api/leerlingen/:leerlingId/antwoorden' }),
      }),
    )
    expect(regelsNu).toContainEqual(expect.objectContaining({ res: { status: 200 } }))
    const verboden = {
      naam: 'Sanne',
      voornaam: 'Noor',
      antwoord: gegeven,
      query: 'Vraagteken',
      wachtwoord: 'Typfout-88',
      halfBericht: 'Halverwege',
      gebruikersnaam: docent.gebruikersnaam,
      leerling: leerling.id,
      docent: docent.id,
      token: docent.token.slice(-40),
      adres: '127.0.0.1',
    }
    for (const [soort, tekst] of Object.entries(verboden)) {
      expect({ soort, staatErin: alles.includes(tekst) }).toEqual({ soort, staatErin: false })
    }
  })
})
