import type { EndpointNaam } from '@letterhaven/contracts/endpoints/endpoints'
import { isVanSchool, type Access } from '@letterhaven/contracts/endpoint'
import type { Recht } from '@letterhaven/contracts/recht'
import { isKantoor, ROLLEN } from '@letterhaven/contracts/rol'
import { heeftRecht } from '@letterhaven/domain/rechten'
import {
  ENDPOINT_NAMEN as NAMEN,
  endpointVan,
  startProefwereld,
  type Proefwereld,
} from '@letterhaven/testkit/proefwereld'
import { makeProeven } from '@letterhaven/testkit/proeven'
import type { TestServer } from '@letterhaven/testkit/test-server'
import type { TestSchool } from '@letterhaven/testkit/test-school'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { toRouterPath } from './platform/http.ts'

const isRecht = (access: Access): access is Recht => access !== 'openbaar' && access !== 'aangemeld'
const codeVan = (geheim: string): string =>
  new TOTP({ secret: Secret.fromBase32(geheim) }).generate()

let wereld: Proefwereld
let server: TestServer
let school: TestSchool
let andere: TestSchool
/** The cases must be known before there is a server to call. */
const { proeven: PROEVEN } = makeProeven(() => server, codeVan)

beforeAll(async () => {
  wereld = await startProefwereld(inject('postgres'), codeVan)
  ;({ server, school, andere } = wereld)
})
afterAll(() => server.close())

const call: Proefwereld['call'] = (...vraag) => wereld.call(...vraag)

const tokenVan = async (naam: EndpointNaam, van: TestSchool): Promise<{ token?: string }> => {
  const als = await wereld.proeven[naam].als?.(van)
  return als ? { token: als.token } : {}
}

describe('every endpoint of the contract', () => {
  it.each(NAMEN)('%s answers its caller with the body of its contract', async (naam) => {
    const antwoord = await call(naam, school, await tokenVan(naam, school))
    const { naar } = PROEVEN[naam]
    const verder = endpointVan(naam).method === 'GET' ? 302 : 303
    expect(antwoord.status).toBe(naar ? verder : (endpointVan(naam).status ?? 200))
    expect(String(antwoord.headers['location'])).toMatch(naar ?? /^undefined$/)
    // startTestServer refuses answers that say more or less than the contract; this only checks that there is one.
    expect(naar ? 'sent on' : antwoord.body).toBeTruthy()
  })

  it.each(NAMEN.filter((naam) => endpointVan(naam).access !== 'openbaar'))(
    '%s refuses who is not signed in with 401',
    async (naam) => {
      const antwoord = await call(naam, school, {})
      expect(antwoord.status).toBe(401)
      expect(antwoord.body).toMatchObject({
        code: 'token_missing',
        message: expect.stringMatching(/ingelogd/),
      })
    },
  )

  it.each(NAMEN.filter((naam) => PROEVEN[naam].params && !PROEVEN[naam].vanIedereen))(
    "%s answers another school's caller with 404, exactly as for what does not exist",
    async (naam) => {
      const vreemd = await call(naam, school, await tokenVan(naam, andere))
      const params = Object.fromEntries(
        Object.keys((await wereld.proeven[naam].params?.(school)) ?? {}).map((sleutel) => [
          sleutel,
          crypto.randomUUID(),
        ]),
      )
      const bestaatNiet = await call(naam, school, { ...(await tokenVan(naam, andere)), params })
      expect(vreemd.status).toBe(404)
      expect(vreemd.body).toEqual(bestaatNiet.body)
      expect(bestaatNiet.status).toBe(404)
    },
  )

  it.each(NAMEN.filter((naam) => PROEVEN[naam].kapot))(
    '%s refuses bad input with 400 and a message at the field',
    async (naam) => {
      const { kapot } = PROEVEN[naam]
      const antwoord = await call(naam, school, {
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
      // The office enters a school through kijk-mee, which kijk-mee-walk.test.ts covers.
      const vanSchool = isVanSchool(endpointVan(naam))
      for (const role of ROLLEN.filter((een) => !(vanSchool && isKantoor(een)))) {
        const { token } = school.rollen[role]
        const { status } = await call(naam, school, { token })
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
      const { params, body } = wereld.proeven[naam]
      const een = {
        ...(await tokenVan(naam, school)),
        params: (await params?.(school)) ?? {},
        body: await body?.(school),
        headers: { 'idempotency-key': crypto.randomUUID() },
      }
      const eerst = await call(naam, school, een)
      expect(eerst.status).toBe(200)
      expect(await call(naam, school, een)).toMatchObject({ status: 200, body: eerst.body })
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
