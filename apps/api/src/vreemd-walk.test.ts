import { isDeepStrictEqual } from 'node:util'
import Fastify from 'fastify'
import type { EndpointNaam } from '@letterhaven/contracts/endpoints/endpoints'
import { defineEndpoints, isVanSchool, type Endpoint } from '@letterhaven/contracts/endpoint'
import { AdminIdSchema, GroepIdSchema } from '@letterhaven/contracts/ids'
import { isKantoor, ROLLEN, type Rol } from '@letterhaven/contracts/rol'
import { magMeekijken } from '@letterhaven/domain/kijk-mee'
import { heeftRecht } from '@letterhaven/domain/rechten'
import type { Proef } from '@letterhaven/testkit/contract-proef'
import {
  ENDPOINT_NAMEN,
  endpointVan,
  callProef,
  startProefwereld,
  type Proefwereld,
} from '@letterhaven/testkit/proefwereld'
import { makeProeven } from '@letterhaven/testkit/proeven'
import type { TestAnswer, TestServer } from '@letterhaven/testkit/test-server'
import { verdraai } from '@letterhaven/testkit/verdraai'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import * as z from 'zod/mini'
import { createAuthenticate } from './features/sessies/authenticate.ts'
import { bereikVan } from './kern/toegang/toegang.policy.ts'
import { openAdmin } from './kern/toegang/toegang.service.ts'
import { addErrorHandler } from './platform/errors-http.ts'
import { ApiError } from './platform/errors.ts'
import { registerEndpoints } from './platform/http.ts'

/** Names in a path that stand for something of ours that everybody knows, and not for an object of somebody. */
const GEEN_DING = new Set(['categorie', 'taal', 'bestand', 'aanbieder'])

const codeVan = (geheim: string): string =>
  new TOTP({ secret: Secret.fromBase32(geheim) }).generate()

let wereld: Proefwereld
/** Objects of the same school, out of sight for a caller who sees only their own groups or themselves. */
let buren: Readonly<Record<string, string>>
const { proeven: PROEVEN } = makeProeven(() => wereld.server, codeVan)

beforeAll(async () => {
  wereld = await startProefwereld(inject('postgres'), codeVan)
  const { school, server } = wereld
  const groepId = await server.build.groep(school.adminId)
  const { id: leerlingId } = await server.build.leerling(school.adminId, { groepId })
  buren = { groepId, leerlingId }
})
afterAll(() => wereld.server.close())

const dingenVan = ({ path }: Endpoint): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, naam = '']) => (GEEN_DING.has(naam) ? [] : [naam]))

function magErin(endpoint: Endpoint, role: Rol): boolean {
  const { access, method } = endpoint
  if (access === 'openbaar' || access === 'aangemeld') return access === 'aangemeld'
  // The office in a look along reads what whoever runs the school reads.
  if (isKantoor(role) && isVanSchool(endpoint))
    return method === 'GET' && magMeekijken('schooladmin', access)
  return heeftRecht(role, access)
}

/** The office belongs to no school: it does its own work at any of them, and looks along where it says so first. */
const geldtVoor = (role: Rol, { kantoorwerk }: Endpoint, ding: string): boolean =>
  !(isKantoor(role) && kantoorwerk && ding === 'adminId')
const verwacht = (role: Rol, endpoint: Endpoint, ding: string): number =>
  isKantoor(role) && isVanSchool(endpoint) && ding === 'adminId' ? 409 : 404

interface Klopt {
  readonly server: Pick<TestServer, 'call'>
  readonly endpoint: Endpoint
  readonly proef: Proef
}

/** Returns what somebody of the school hears of an object with this id. */
async function klopOp(
  { server, endpoint, proef }: Klopt,
  { role, ding, id }: { readonly role: Rol; readonly ding: string; readonly id: string },
): Promise<Pick<TestAnswer, 'status' | 'body'>> {
  const { school } = wereld
  const token = await wereld.verseToken(school, role)
  const headers = isVanSchool(endpoint) ? await wereld.kop(school, role, token) : {}
  const wat = { endpoint, proef, van: school }
  const { status, body } = await callProef(server, wat, { token, params: { [ding]: id }, headers })
  return { status, body }
}

/** Lists, per role and object in the path, where another's object is not answered exactly as one that never existed. */
async function findLekken({ server, endpoint, proef }: Klopt): Promise<unknown[]> {
  const { andere } = wereld
  const lekken: unknown[] = []
  for (const role of ROLLEN.filter((naam) => magErin(endpoint, naam)))
    for (const ding of dingenVan(endpoint).filter((naam) => geldtVoor(role, endpoint, naam))) {
      const vreemd = (await proef.params?.(andere))?.[ding] ?? ''
      const buur = bereikVan(role) === 'alles' ? [] : (buren[ding] ?? [])
      const antwoorden = []
      for (const id of [crypto.randomUUID(), vreemd, ...[buur].flat()])
        antwoorden.push(await klopOp({ server, endpoint, proef }, { role, ding, id }))
      const [geen] = antwoorden
      if (
        geen?.status !== verwacht(role, endpoint, ding) ||
        antwoorden.some((een) => !isDeepStrictEqual(een, geen))
      )
        lekken.push({ role, ding, antwoorden })
    }
  return lekken
}

/** Lists the bodies that tell somebody of another school more than that nothing is there: no answer may judge what was sent. */
async function findOordelen({ server, endpoint, proef }: Klopt): Promise<unknown[]> {
  const { school, andere } = wereld
  const gewoon = await proef.body?.(school)
  const bodies = verdraai(gewoon).filter(
    (body) => endpoint.bytes || !endpoint.body || z.safeParse(endpoint.body, body).success,
  )
  const oordelen: unknown[] = []
  for (const body of bodies) {
    const als = await proef.als?.(andere)
    const vraag = { token: als?.token, body }
    const antwoord = await callProef(server, { endpoint, proef, van: school }, vraag)
    if (antwoord.status !== 404) oordelen.push({ body, status: antwoord.status })
  }
  return oordelen
}

const MET_DINGEN = ENDPOINT_NAMEN.filter(
  (naam) =>
    endpointVan(naam).access !== 'openbaar' &&
    !PROEVEN[naam].vanIedereen &&
    dingenVan(endpointVan(naam)).length > 0,
)
const klop = (naam: EndpointNaam): Klopt => ({
  server: wereld.server,
  endpoint: endpointVan(naam),
  proef: wereld.proeven[naam],
})

describe('an object of another', () => {
  it.each(MET_DINGEN)('%s answers everybody for it as for one that never was', async (naam) => {
    expect(await findLekken(klop(naam))).toEqual([])
  })

  it.each(MET_DINGEN.filter((naam) => PROEVEN[naam].body))(
    '%s judges nothing of what is sent to it',
    async (naam) => {
      expect(await findOordelen(klop(naam))).toEqual([])
    },
  )
})

describe('the walk itself', () => {
  const params = z.strictObject({ adminId: AdminIdSchema, groepId: GroepIdSchema })
  const body = z.strictObject({ woord: z.string() })
  const tabel = defineEndpoints({
    lijst: {
      method: 'GET',
      path: '/api/admins/{adminId}/groepen/{groepId}/dingen',
      access: 'groep.read',
      params,
      response: z.object({ dingen: z.array(z.string()) }),
    },
    oordeel: {
      method: 'POST',
      path: '/api/admins/{adminId}/groepen/{groepId}/dingen',
      access: 'leerling.write',
      params,
      body,
      response: z.object({ dingen: z.array(z.string()) }),
    },
  })
  const groepProef: Proef = {
    params: ({ adminId, groepId }) => ({ adminId, groepId }),
    body: () => ({ woord: 'hond' }),
    kapot: null,
    als: ({ rollen }) => rollen.schooladmin,
  }

  /** Makes a server of two calls with the very faults that this walk is for. */
  async function fouteServer(): Promise<Pick<TestServer, 'call'>> {
    const { ctx } = wereld.server
    const app = Fastify()
    addErrorHandler(app)
    registerEndpoints(
      app,
      {
        table: tabel,
        handlers: {
          // Nobody checks whether there is such a group.
          lijst: ({ caller, params: { adminId } }) =>
            openAdmin({ ctx, caller, adminId }, async () => ({ dingen: [] })),
          // The body is judged before anybody is let in.
          oordeel: ({ caller, params: { adminId }, body: { woord } }) => {
            if (woord !== 'hond') throw new ApiError('invalid_input')
            return openAdmin({ ctx, caller, adminId }, async () => ({ dingen: [] }))
          },
        },
      },
      { authenticate: createAuthenticate(ctx), laneOf: () => 'werk', checkResponses: true },
    )
    return {
      async call(url, { method = 'GET', token = '', body: inhoud, headers: koppen } = {}) {
        const headers = { ...koppen, authorization: `Bearer ${token}` }
        const vraag = inhoud === undefined ? {} : { payload: inhoud as object }
        const { statusCode, json } = await app.inject({ method, url, headers, ...vraag } as never)
        return { status: statusCode, headers: {}, body: json(), bytes: Buffer.alloc(0) }
      },
    }
  }

  it('finds a list that is empty where there is nothing to list, for each role', async () => {
    const server = await fouteServer()
    const { lijst } = tabel
    const { body: _, ...proef } = groepProef
    const lekken = await findLekken({ server, endpoint: lijst, proef })
    expect(lekken).toHaveLength(ROLLEN.filter((role) => magErin(lijst, role)).length)
    const leeg = { status: 200, body: { dingen: [] } }
    const ding = { ding: 'groepId', antwoorden: expect.arrayContaining([leeg]) }
    expect(lekken).toContainEqual(expect.objectContaining(ding))
  })

  it('finds a judgement of what a stranger sends', async () => {
    const server = await fouteServer()
    const oordelen = await findOordelen({ server, endpoint: tabel.oordeel, proef: groepProef })
    expect(oordelen).toContainEqual({ body: { woord: 'qqqq' }, status: 400 })
  })
})
