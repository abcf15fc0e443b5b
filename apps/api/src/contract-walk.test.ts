import { endpoints, type EndpointNaam } from '@letterhaven/contracts/endpoints/endpoints'
import type { Access, Endpoint } from '@letterhaven/contracts/endpoint'
import type { UserId } from '@letterhaven/contracts/ids'
import type { Recht } from '@letterhaven/contracts/recht'
import { ROLLEN } from '@letterhaven/contracts/rol'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { accountProeven } from '@letterhaven/testkit/account-proeven'
import { invullen, soortVan, type Proef } from '@letterhaven/testkit/contract-proef'
import { bewaarProefgeluid, geluidProeven } from '@letterhaven/testkit/geluid-proeven'
import { maakDocentProeven } from '@letterhaven/testkit/docent-proeven'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import { maakImportProeven } from '@letterhaven/testkit/import-proeven'
import { groepProeven, lesProeven, verdeelProeven } from '@letterhaven/testkit/groep-proeven'
import { kaartProeven } from '@letterhaven/testkit/kaart-proeven'
import { maakLeerlingProeven } from '@letterhaven/testkit/leerling-proeven'
import { maakToetsProeven } from '@letterhaven/testkit/methodetoets-proeven'
import { maakSchoolProeven } from '@letterhaven/testkit/school-proeven'
import { koppelProeven, PROEFSCHOOL, ssoProeven } from '@letterhaven/testkit/sso-proeven'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startRefreshableSession } from './features/sessies/sessies.service.ts'
import { createUitdaging } from './features/uitdagingen/uitdagingen.service.ts'
import { toRouterPath } from './platform/http.ts'
import { plekProeven } from '@letterhaven/testkit/plek-proeven'
import { postProeven } from '@letterhaven/testkit/post-proeven'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'

const adminProef: Proef = {
  params: ({ adminId }) => ({ adminId }),
  kapot: { params: { adminId: 'geen-uuid' }, veld: 'adminId' },
  als: ({ docent }) => docent,
}

/** Somebody whose own sign-in it is about. */
const eigenProef: Proef = {
  params: ({ docent }) => ({ userId: docent.id }),
  kapot: { params: { userId: 'geen-uuid' }, veld: 'userId' },
  als: ({ docent }) => docent,
}

/** Somebody half way in, at the step that is named. */
const halverwege = (stap: 'tweede_factor' | 'instellen'): Proef => ({
  body: async ({ docent }) => ({
    uitdaging: await createUitdaging(server.ctx, {
      userId: docent.id,
      stap,
      soort: 'wachtwoord',
      ver: 1,
    }),
  }),
  kapot: { body: { uitdaging: '' }, veld: 'uitdaging' },
  als: null,
})

const leerlingProeven = maakLeerlingProeven(() => server)
const toetsProeven = maakToetsProeven(() => server)
const importProeven = maakImportProeven(() => server)
const docentProeven = maakDocentProeven(() => server)

/** Every endpoint of the contract stands here: a new one without its four cases does not compile. */
const PROEVEN: Record<EndpointNaam, Proef> = {
  signIn: {
    body: ({ docent }) => ({
      gebruikersnaam: docent.gebruikersnaam,
      wachtwoord: docent.wachtwoord,
    }),
    kapot: { body: { gebruikersnaam: '', wachtwoord: 'x' }, veld: 'gebruikersnaam' },
    als: null,
  },
  readUitnodiging: {
    body: async () => ({ token: await server.build.uitnodiging(morgen()) }),
    kapot: { body: { token: '' }, veld: 'token' },
    als: null,
  },
  acceptUitnodiging: {
    body: async () => ({
      token: await server.build.uitnodiging(morgen()),
      gebruikersnaam: `beheer.${crypto.randomUUID()}@kantoor.example`,
      wachtwoord: 'zeven meeuwen op de kade',
    }),
    kapot: { body: { token: 'x', gebruikersnaam: 'geen adres' }, veld: 'gebruikersnaam' },
    als: null,
  },
  getPublicKey: { kapot: null, als: null },
  getAccount: eigenProef,
  listLidmaatschappen: eigenProef,
  listSessies: eigenProef,
  endSessies: {
    ...eigenProef,
    params: (van) => ({ userId: vluchtige(van, 'alle').id }),
    als: (van) => vluchtige(van, 'alle'),
  },
  endSessie: {
    params: (van) => {
      const { id, token } = vluchtige(van, 'een')
      return { userId: id, sessieId: sidVan(token) }
    },
    kapot: { params: { sessieId: 'geen-uuid' }, veld: 'sessieId' },
    // The second session of somebody who ends the first.
    als: async (van) => tweedeSessie(vluchtige(van, 'een')),
  },
  signOut: { kapot: null, als: ({ adminId }) => server.build.medewerker(adminId) },
  switchAdmin: {
    body: ({ adminId }) => ({ adminId }),
    kapot: { body: { adminId: 'geen-uuid' }, veld: 'adminId' },
    als: ({ docent }) => docent,
  },
  refreshTokens: {
    kapot: null,
    als: async ({ docent: { id: userId, adminId } }) => {
      const wie = { userId, adminId, role: 'docent' } as const
      const { ctx } = server
      const paar = await startRefreshableSession(ctx, { wie, ver: 1, agent: '' }, ctx.kysely)
      return { token: paar.refresh_token }
    },
  },
  ...ssoProeven(() => server),
  ...leerlingProeven.proeven,
  ...toetsProeven.proeven,
  ...importProeven.proeven,
  ...maakSchoolProeven(() => server),
  ...docentProeven.proeven,
  ...postProeven(() => server),
  ...koppelProeven(() => server),
  ...geluidProeven,
  ...plekProeven(() => server),
  offerTotp: halverwege('instellen'),
  askPasskey: halverwege('tweede_factor'),
  getTweedeFactor: eigenProef,
  ...accountProeven(
    () => server,
    (geheim) => new TOTP({ secret: Secret.fromBase32(geheim) }).generate(),
  ),
  ...groepProeven,
  ...verdeelProeven(() => server),
  ...lesProeven,
  listInzage: { ...adminProef, als: ({ rollen }) => rollen.schooladmin },
  ...kaartProeven,
}

const NAMEN = Object.keys(endpoints) as EndpointNaam[]
const endpointVan = (naam: EndpointNaam): Endpoint => endpoints[naam]
const isRecht = (access: Access): access is Recht => access !== 'openbaar' && access !== 'aangemeld'

const morgen = (): Date => new Date(Date.now() + 86_400_000)

let server: TestServer
let school: TestSchool
let andere: TestSchool
/** In each school somebody whose sessions may end while others go on. */
const vluchtigen = new Map<TestSchool, Record<'alle' | 'een', BuiltUser<UserId>>>()

function vluchtige(van: TestSchool, wie: 'alle' | 'een'): BuiltUser<UserId> {
  const iemand = vluchtigen.get(van)?.[wie]
  if (!iemand) throw new Error('the school has nobody whose sessions may end')
  return iemand
}

function sidVan(token: string): string {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(payload) as { sid: string }).sid
}

async function tweedeSessie({ gebruikersnaam, wachtwoord }: BuiltUser<UserId>) {
  const body = { gebruikersnaam, wachtwoord }
  const antwoord = await server.call('/api/auth', { method: 'POST', body })
  return antwoord.body as { token: string }
}

beforeAll(async () => {
  const options = { ssoAanbieders: [PROEFSCHOOL], post: true }
  server = await startTestServer(inject('postgres'), undefined, options)
  const mail = { to: 'an@school.example', subject: 'x', html: '<p>x</p>', text: 'x' }
  await server.ctx.mailer?.send(mail)
  await bewaarProefgeluid(server)
  school = await buildSchool(server)
  andere = await buildSchool(server)
  for (const van of [school, andere])
    vluchtigen.set(van, {
      alle: await server.build.medewerker(van.adminId),
      een: await server.build.medewerker(van.adminId),
    })
  for (const van of [school, andere])
    for (const proeven of [leerlingProeven, toetsProeven, importProeven, docentProeven])
      await proeven.bereidVoor(van)
})
afterAll(() => server.close())

async function roep(
  naam: EndpointNaam,
  van: TestSchool,
  rest: {
    token?: string
    params?: Record<string, string>
    body?: unknown
    query?: Record<string, string>
    sleutel?: string
  },
) {
  const endpoint = endpointVan(naam)
  const proef = PROEVEN[naam]
  const path = invullen(endpoint.path, { ...(await proef.params?.(van)), ...rest.params })
  const zoek = new URLSearchParams(rest.query ?? (await proef.query?.(van))).toString()
  const json = rest.body ?? (await proef.body?.(van))
  const body =
    endpoint.form && json ? new URLSearchParams(json as Record<string, string>).toString() : json
  return server.call(zoek ? `${path}?${zoek}` : path, {
    method: endpoint.method,
    ...(rest.sleutel ? { headers: { 'idempotency-key': rest.sleutel } } : soortVan(endpoint)),
    ...(rest.token === undefined ? {} : { token: rest.token }),
    ...(body === undefined ? {} : { body }),
  })
}

const tokenVan = async (naam: EndpointNaam, van: TestSchool): Promise<{ token?: string }> => {
  const als = await PROEVEN[naam].als?.(van)
  return als ? { token: als.token } : {}
}

describe('every endpoint of the contract', () => {
  it.each(NAMEN)('%s answers its caller with the body of its contract', async (naam) => {
    const antwoord = await roep(naam, school, await tokenVan(naam, school))
    const { naar } = PROEVEN[naam]
    const verder = endpointVan(naam).method === 'GET' ? 302 : 303
    expect(antwoord.status).toBe(naar ? verder : (endpointVan(naam).status ?? 200))
    expect(String(antwoord.headers['location'])).toMatch(naar ?? /^undefined$/)
    // startTestServer refuses answers that say more or less than the contract; here: not nothing.
    expect(naar ? 'sent on' : antwoord.body).toBeTruthy()
  })

  it.each(NAMEN.filter((naam) => endpointVan(naam).access !== 'openbaar'))(
    '%s refuses who is not signed in with 401',
    async (naam) => {
      const antwoord = await roep(naam, school, {})
      expect(antwoord.status).toBe(401)
      expect(antwoord.body).toMatchObject({
        code: 'token_missing',
        message: expect.stringMatching(/aangemeld/),
      })
    },
  )

  it.each(NAMEN.filter((naam) => PROEVEN[naam].params && !PROEVEN[naam].vanIedereen))(
    "%s answers another school's caller with 404, exactly as for what does not exist",
    async (naam) => {
      const vreemd = await roep(naam, school, await tokenVan(naam, andere))
      const params = Object.fromEntries(
        Object.keys((await PROEVEN[naam].params?.(school)) ?? {}).map((sleutel) => [
          sleutel,
          crypto.randomUUID(),
        ]),
      )
      const bestaatNiet = await roep(naam, school, { ...(await tokenVan(naam, andere)), params })
      expect(vreemd.status).toBe(404)
      expect(vreemd.body).toEqual(bestaatNiet.body)
      expect(bestaatNiet.status).toBe(404)
    },
  )

  it.each(NAMEN.filter((naam) => PROEVEN[naam].kapot))(
    '%s refuses bad input with 400 and a message at the field',
    async (naam) => {
      const { kapot } = PROEVEN[naam]
      const antwoord = await roep(naam, school, {
        ...(await tokenVan(naam, school)),
        ...(kapot?.params ? { params: kapot.params } : {}),
        ...(kapot?.body === undefined ? {} : { body: kapot.body }),
        ...(kapot?.query ? { query: kapot.query } : {}),
      })
      expect(antwoord.status).toBe(400)
      expect(antwoord.body).toMatchObject({
        code: 'invalid_input',
        velden: { [kapot?.veld ?? '']: expect.stringMatching(/\S/) },
      })
    },
  )

  it.each(NAMEN.filter((naam) => isRecht(endpointVan(naam).access)))(
    '%s admits exactly the roles that have its right',
    async (naam) => {
      const recht = endpointVan(naam).access as Recht
      for (const role of ROLLEN) {
        const { token } = school.rollen[role]
        const { status } = await roep(naam, school, { token })
        expect({ role, geweigerd: status === 403 }).toEqual({
          role,
          geweigerd: !heeftRecht(role, recht),
        })
      }
    },
  )

  it.each(NAMEN.filter((naam) => endpointVan(naam).eenmaal))(
    '%s is done once when it is sent again with its key, and answers what it answered',
    async (naam) => {
      const { params, body } = PROEVEN[naam]
      const een = {
        ...(await tokenVan(naam, school)),
        params: (await params?.(school)) ?? {},
        body: await body?.(school),
        sleutel: crypto.randomUUID(),
      }
      const eerst = await roep(naam, school, een)
      expect(eerst.status).toBe(200)
      expect(await roep(naam, school, een)).toMatchObject({ status: 200, body: eerst.body })
    },
  )

  it('the server has no call that the contract does not name', () => {
    const genoemd = new Set([
      'GET /healthz',
      'GET /readyz',
      ...NAMEN.map((naam) => `${endpointVan(naam).method} ${toRouterPath(endpointVan(naam).path)}`),
    ])
    const geregistreerd = [...server.app.routes].filter((route) => !route.startsWith('HEAD '))
    expect(geregistreerd.toSorted()).toEqual([...genoemd].toSorted())
  })
})
