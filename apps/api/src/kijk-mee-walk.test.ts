import Fastify from 'fastify'
import { accountgegevensEndpoints } from '@letterhaven/contracts/endpoints/accountgegevens'
import { licentieEndpoints } from '@letterhaven/contracts/endpoints/licentie'
import { sluitingEndpoints } from '@letterhaven/contracts/endpoints/sluiting'
import { defineEndpoints, type Endpoint } from '@letterhaven/contracts/endpoint'
import { AdminIdSchema, type AdminId } from '@letterhaven/contracts/ids'
import { KIJK_MEE_KOP } from '@letterhaven/contracts/kijk-mee-maten'
import type { Recht } from '@letterhaven/contracts/recht'
import { isKantoor, ROLLEN } from '@letterhaven/contracts/rol'
import { magMeekijken } from '@letterhaven/domain/kijk-mee'
import type { Proef } from '@letterhaven/testkit/contract-proef'
import { kopVan, startLook } from '@letterhaven/testkit/kantoor-proeven'
import {
  ENDPOINT_NAMEN,
  endpointVan,
  callProef,
  startProefwereld,
  type Proefwereld,
} from '@letterhaven/testkit/proefwereld'
import type { TestServer } from '@letterhaven/testkit/test-server'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import * as z from 'zod/mini'
import { createSessieVragen, resolveCaller } from './features/sessies/sessies.service.ts'
import { addErrorHandler } from './platform/errors-http.ts'
import { registerEndpoints } from './platform/http.ts'

const KANTOOR = ROLLEN.filter(isKantoor)
/** Every path whose id stands for something of a school or a child, whatever the contract calls it. */
const VAN_SCHOOL = /^\/api\/(admins|leerlingen)\//
const KANTOORWERK: readonly Endpoint[] = Object.values({
  ...accountgegevensEndpoints,
  ...licentieEndpoints,
  ...sluitingEndpoints,
})

let wereld: Proefwereld

beforeAll(async () => {
  wereld = await startProefwereld(inject('postgres'), (geheim) =>
    new TOTP({ secret: Secret.fromBase32(geheim) }).generate(),
  )
})
afterAll(() => wereld.server.close())

const vanSchool = ENDPOINT_NAMEN.filter((naam) => VAN_SCHOOL.test(endpointVan(naam).path))
const metBlik = vanSchool.filter((naam) => !KANTOORWERK.includes(endpointVan(naam)))

interface Klopt {
  readonly server: Pick<TestServer, 'call'>
  readonly endpoint: Endpoint
  readonly proef: Proef
}

/** Lists where the office gets a wrong answer without a look, with one that ended, with one at another school, or in one. */
async function findGaten({ server, endpoint, proef }: Klopt): Promise<unknown[]> {
  const { school, andere } = wereld
  const wat = { endpoint, proef, van: school }
  const gaten: unknown[] = []
  const check = (
    waar: object,
    antwoord: { status: number; body: unknown },
    code: string | null,
  ) => {
    const gekomen = antwoord.status === 200 ? null : (antwoord.body as { code?: string }).code
    if (gekomen !== code) gaten.push({ ...waar, status: antwoord.status, gekomen })
  }
  for (const role of KANTOOR) {
    const token = await wereld.verseToken(school, role)
    const params = (await proef.params?.(school)) ?? {}
    const adminId = (params['adminId'] ?? school.adminId) as AdminId
    const call = (headers: Record<string, string> = {}) =>
      callProef(server, wat, { token, params, headers })
    const elders = kopVan(await startLook(wereld.server, token, { adminId: andere.adminId }))
    check({ role, blik: 'geen' }, await call(), 'kijk_mee_nodig')
    check({ role, blik: 'rommel' }, await call({ [KIJK_MEE_KOP]: 'x' }), 'kijk_mee_nodig')
    // Where the address names no school, a child of another school does not exist.
    const isKind = endpoint.path.startsWith('/api/leerlingen/')
    if (!isKind) check({ role, blik: 'elders' }, await call(elders), 'kijk_mee_nodig')
    // The look that opens now ends the one before it.
    const look = await startLook(wereld.server, token, { adminId })
    check({ role, blik: 'voorbij' }, await call(elders), 'kijk_mee_nodig')
    const mag = magMeekijken(look.role, endpoint.access as Recht)
    const code = endpoint.method === 'GET' ? (mag ? null : 'role_refused') : 'kijk_mee_leest'
    check({ role, blik: 'open' }, await call(kopVan(look)), code)
  }
  return gaten
}

describe('the office at a school', () => {
  it('has calls of its own work that need no look, and they are these', () => {
    const eigen = ENDPOINT_NAMEN.filter((naam) => endpointVan(naam).kantoorwerk)
    expect(new Set(eigen.map(endpointVan))).toEqual(new Set(KANTOORWERK))
    expect(metBlik.length).toBeGreaterThan(80)
  })

  it.each(metBlik)('%s is seen in a look alone, and never changed', async (naam) => {
    const { server, proeven } = wereld
    expect(await findGaten({ server, endpoint: endpointVan(naam), proef: proeven[naam] })).toEqual(
      [],
    )
  })

  it.each(vanSchool.filter((naam) => KANTOORWERK.includes(endpointVan(naam))))(
    '%s is the work of the office, which does nothing while it looks along',
    async (naam) => {
      const { school, call } = wereld
      for (const role of KANTOOR) {
        const token = await wereld.verseToken(school, role)
        const { status, body } = await call(naam, school, { token })
        const code = (body as { code?: string }).code ?? ''
        expect({ status, code }).not.toMatchObject({ code: expect.stringMatching(/^kijk_mee/) })
        expect(status).not.toBe(403)
        if (endpointVan(naam).method === 'GET') continue
        const params = (await wereld.proeven[naam].params?.(school)) ?? {}
        const adminId = params['adminId'] as AdminId
        const headers = kopVan(await startLook(wereld.server, token, { adminId }))
        expect(await call(naam, school, { token, params, headers })).toMatchObject({
          status: 409,
          body: { code: 'kijk_mee_leest' },
        })
      }
    },
  )

  it('is found out where a call has no gate before it (decoy)', async () => {
    const { ctx } = wereld.server
    const app = Fastify()
    addErrorHandler(app)
    const tabel = defineEndpoints({
      dingen: {
        method: 'POST',
        path: '/api/admins/{adminId}/dingen',
        access: 'groep.read',
        params: z.strictObject({ adminId: AdminIdSchema }),
        response: z.object({ gedaan: z.boolean() }),
      },
    })
    registerEndpoints(
      app,
      { table: tabel, handlers: { dingen: async () => ({ gedaan: true }) } },
      {
        authenticate: async ({ headers }) => {
          const token = String(headers.authorization).slice(7)
          return (await resolveCaller(ctx, createSessieVragen(ctx), token)).caller
        },
        laneOf: () => 'werk',
        checkResponses: true,
      },
    )
    const server: Pick<TestServer, 'call'> = {
      async call(url, { method = 'GET', token = '', headers = {} } = {}) {
        const kop = { ...headers, authorization: `Bearer ${token}` }
        const antwoord = await app.inject({ method, url, headers: kop })
        return {
          status: antwoord.statusCode,
          headers: {},
          body: antwoord.json(),
          bytes: antwoord.rawPayload,
        }
      },
    }
    const proef: Proef = { params: ({ adminId }) => ({ adminId }), kapot: null, als: null }
    const gaten = await findGaten({ server, endpoint: tabel.dingen, proef })
    expect(gaten).toHaveLength(5 * KANTOOR.length)
    expect(gaten).toContainEqual({ role: 'office', blik: 'open', status: 200, gekomen: null })
  })
})
