import { endpoints, type EndpointNaam } from '@letterhaven/contracts/endpoints/endpoints'
import { isVanSchool, type Endpoint } from '@letterhaven/contracts/endpoint'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import { isKantoor, ROLLEN, type Rol } from '@letterhaven/contracts/rol'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { goedeKop, signToken } from '@letterhaven/testkit/vervalsingen'
import { testSigningKey } from '@letterhaven/testkit/test-keys'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { createPrivateKey } from 'node:crypto'
import { startSession } from './features/sessies/sessies.service.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

/**
 * Everybody who may knock: the eight roles, somebody without a token, and callers with something that is no token of theirs.
 */
const NIEMAND = ['anoniem', 'rommel', 'vervalst', 'verlopen', 'vernieuwtoken'] as const
type Aanklopper = Rol | (typeof NIEMAND)[number]
const AANKLOPPERS: readonly Aanklopper[] = [...ROLLEN, ...NIEMAND]

const METHODEN = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const NAMEN = Object.keys(endpoints) as EndpointNaam[]
const endpointVan = (naam: EndpointNaam): Endpoint => endpoints[naam]

/** The routes that the server answers although the contract does not name them. */
const ZONDER_CONTRACT = new Set(['GET /healthz', 'GET /readyz'])

let server: TestServer
let eigen: TestSchool
let andere: TestSchool
let tokens: Map<Aanklopper, string | undefined>

/** Returns a token with a right signature over the claims of another one, some of them changed. */
function vervals(token: string, anders: Record<string, unknown>): string {
  const privateKey = createPrivateKey(testSigningKey())
  const payload = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  ) as Record<string, unknown>
  const inhoud = JSON.stringify({ ...payload, ...anders })
  return signToken(privateKey, { kop: goedeKop(privateKey), inhoud })
}

async function verseToken(role: Rol): Promise<string> {
  const { _id, adminId } = server.ctx.tokens.verify(eigen.rollen[role].token)
  const wie = { userId: _id as UserId, role, adminId: adminId as AdminId | null }
  return (await startSession(server.ctx, { wie, ver: 1, soort: 'wachtwoord', agent: '' })).token
}

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
  eigen = await buildSchool(server)
  andere = await buildSchool(server)
})

beforeEach(async () => {
  const gisteren = Math.floor(Date.now() / 1000) - 86_400
  const docent = { token: await verseToken('docent') }
  tokens = new Map<Aanklopper, string | undefined>([
    ['docent', docent.token],
    ['anoniem', undefined],
    ['rommel', 'niet.een.token'],
    ['vervalst', docent.token.replace(/.{20}$/, 'A'.repeat(20))],
    [
      'verlopen',
      vervals(docent.token, {
        exp: gisteren,
        expires_in: new Date(gisteren * 1000).toISOString(),
      }),
    ],
    ['vernieuwtoken', vervals(docent.token, { use: 'refresh', refresh: 0 })],
  ])
})
afterAll(() => server.close())

/** Fills the names in a path with ids of the school, and any other name with an id that exists nowhere. */
function fill(
  path: string,
  { adminId, groepId, leerling, docent, somvensterId, taakId }: TestSchool,
) {
  const ids: Record<string, string> = {
    adminId,
    groepId,
    somvensterId,
    taakId,
    leerlingId: leerling.id,
    userId: docent.id,
    categorie: 'hak',
  }
  return path.replaceAll(/\{(\w+)\}/g, (_, naam: string) => ids[naam] ?? crypto.randomUUID())
}

/** Makes a call with a body that no schema accepts, so it gets as far as the walls let it and changes nothing. */
async function klop(pad: string, method: (typeof METHODEN)[number], wie: Aanklopper) {
  const rol = ROLLEN.find((naam) => naam === wie)
  // Each knock has a session of its own, because some calls end the ones that there were.
  const token = rol ? await verseToken(rol) : tokens.get(wie)
  return server.call(pad, {
    method,
    ...(token === undefined ? {} : { token }),
    ...(method === 'GET' ? {} : { body: { onzin: true } }),
  })
}

const gesloten = (status: number): boolean => status === 401 || status === 403

/** Says whether this caller may pass the door of the call at all. */
function magErin(endpoint: Endpoint, wie: Aanklopper): boolean {
  const { access } = endpoint
  if (access === 'openbaar') return true
  const rol = ROLLEN.find((naam) => naam === wie)
  if (!rol) return false
  // The office is not sent away, but told to look along first; kijk-mee-walk.test.ts covers that.
  if (isKantoor(rol) && isVanSchool(endpoint)) return true
  return access === 'aangemeld' || heeftRecht(rol, access)
}

/**
 * Says whether the call reads its token itself and refuses it. The refresh token here was never given out, so it renews
 * nothing.
 */
const weigertZelf = (naam: EndpointNaam, wie: Aanklopper): boolean =>
  naam === 'refreshTokens' ||
  (naam === 'getSessie' && (NIEMAND as readonly string[]).includes(wie) && wie !== 'vernieuwtoken')

describe('who may knock at which call', () => {
  it.each(NAMEN)('%s opens for exactly those of the table', async (naam) => {
    const endpoint = endpointVan(naam)
    for (const van of [eigen, andere]) {
      for (const wie of AANKLOPPERS) {
        const { status, body } = await klop(fill(endpoint.path, van), endpoint.method, wie)
        const { code = '' } = body as { code?: string }
        expect({ naam, wie, gesloten: gesloten(status) }).toEqual({
          naam,
          wie,
          gesloten: !magErin(endpoint, wie) || weigertZelf(naam, wie),
        })
        expect(status === 403).toBe(code === 'role_refused')
        expect(status).toBeLessThan(500)
      }
    }
  })

  it.each(NAMEN.filter((naam) => endpointVan(naam).path.includes('{')))(
    '%s shows nobody of a school anything of another',
    async (naam) => {
      const endpoint = endpointVan(naam)
      for (const wie of ROLLEN) {
        if (isKantoor(wie) || !magErin(endpoint, wie)) continue
        const { status } = await klop(fill(endpoint.path, andere), endpoint.method, wie)
        // A body that no schema accepts may be refused first, but nothing may be found.
        expect({ naam, wie, status: [400, 404, 415].includes(status) }).toEqual({
          naam,
          wie,
          status: true,
        })
      }
    },
  )

  it('knows no method that the table does not name, whoever asks and however', async () => {
    const paden = new Map<string, Set<string>>()
    for (const naam of NAMEN) {
      const { path, method } = endpointVan(naam)
      paden.set(path, (paden.get(path) ?? new Set()).add(method))
    }
    for (const [path, methoden] of paden) {
      for (const method of METHODEN.filter((m) => !methoden.has(m))) {
        for (const wie of ['anoniem', 'superadmin'] as const) {
          const { status } = await klop(fill(path, eigen), method, wie)
          expect({ path, method, status }).toEqual({ path, method, status: 405 })
        }
      }
    }
  })

  it('does not let a header turn one method into another', async () => {
    const pad = `/api/users/${eigen.docent.id}`
    for (const kop of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const antwoord = await server.call(pad, {
        token: tokens.get('docent') ?? '',
        headers: { [kop]: 'DELETE' },
      })
      expect(antwoord.status).toBe(200)
      const post = await server.call(`${pad}?_method=DELETE`, { method: 'POST', body: {} })
      expect(post.status).toBe(405)
    }
  })

  it('has no route that the table lacks', () => {
    const genoemd = new Set(
      NAMEN.map((naam) => {
        const { method, path } = endpointVan(naam)
        return `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
      }),
    )
    const vreemd = [...server.app.routes].filter(
      (route) => !route.startsWith('HEAD ') && !genoemd.has(route) && !ZONDER_CONTRACT.has(route),
    )
    expect(vreemd).toEqual([])
    // These routes exist, so without the exceptions the walk would find them: it does see what the table lacks.
    for (const route of ZONDER_CONTRACT) expect([...server.app.routes]).toContain(route)
  })
})
