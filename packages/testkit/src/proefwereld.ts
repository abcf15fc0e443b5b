import { endpoints, type EndpointNaam } from '@letterhaven/contracts/endpoints/endpoints'
import type { Endpoint } from '@letterhaven/contracts/endpoint'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import { isKantoor, type Rol } from '@letterhaven/contracts/rol'
import { startSession } from '@letterhaven/api/features/sessies/sessies.service'
import type { Connection } from '@letterhaven/api/platform/db'
import { invullen, soortVan, type Proef } from './contract-proef.ts'
import { saveProefgeluid } from './geluid-proeven.ts'
import { kopVan, startLook } from './kantoor-proeven.ts'
import { makeProeven } from './proeven.ts'
import { PROEFSCHOOL } from './sso-proeven.ts'
import { buildSchool, type TestSchool } from './test-school.ts'
import { startTestServer, type TestAnswer, type TestServer } from './test-server.ts'

/** How a call differs from its sample call. */
export interface Anders {
  readonly token?: string | undefined
  readonly params?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

/** A server with two schools in which every endpoint of the contract can be called with its sample call. */
export interface Proefwereld {
  readonly server: TestServer
  readonly school: TestSchool
  readonly andere: TestSchool
  readonly proeven: Readonly<Record<EndpointNaam, Proef>>
  call(naam: EndpointNaam, van: TestSchool, anders?: Anders): Promise<TestAnswer>
  /** Starts a new session for the person with that role in that school, because some calls end the earlier sessions. */
  verseToken(van: TestSchool, role: Rol): Promise<string>
  /** Returns the header that the office sends in a new look along at that school, as whoever runs it; none for anybody else. */
  kop(van: TestSchool, role: Rol, token: string): Promise<Record<string, string>>
}

export const ENDPOINT_NAMEN = Object.keys(endpoints) as EndpointNaam[]
export const endpointVan = (naam: EndpointNaam): Endpoint => endpoints[naam]

/** Encodes a form as text, and leaves anything else as it is. */
const zoalsVerstuurd = ({ form }: Endpoint, inhoud: unknown): unknown =>
  form && inhoud !== undefined
    ? new URLSearchParams(inhoud as Record<string, string>).toString()
    : inhoud

/** Makes the sample call of an endpoint, except for what differs. */
export async function callProef(
  server: Pick<TestServer, 'call'>,
  { endpoint, proef, van }: { endpoint: Endpoint; proef: Proef; van: TestSchool },
  { token, params, body, query, headers = {} }: Anders = {},
): Promise<TestAnswer> {
  const path = invullen(endpoint.path, { ...(await proef.params?.(van)), ...params })
  const zoek = new URLSearchParams({ ...(query ?? (await proef.query?.(van))) }).toString()
  const verstuurd = zoalsVerstuurd(endpoint, body ?? (await proef.body?.(van)))
  return server.call(zoek ? `${path}?${zoek}` : path, {
    method: endpoint.method,
    headers: { ...soortVan(endpoint).headers, ...headers },
    ...(token === undefined ? {} : { token }),
    ...(verstuurd === undefined ? {} : { body: verstuurd }),
  })
}

/** Starts the server and its schools; `codeVan` acts as the app of a second step. */
export async function startProefwereld(
  cluster: Connection,
  codeVan: (totpGeheim: string) => string,
): Promise<Proefwereld> {
  const options = { ssoAanbieders: [PROEFSCHOOL], post: true }
  const server = await startTestServer(cluster, undefined, options)
  const mail = { to: 'an@school.example', subject: 'x', html: '<p>x</p>', text: 'x' }
  await server.ctx.mailer?.send(mail)
  await saveProefgeluid(server)
  const [school, andere] = [await buildSchool(server), await buildSchool(server)]
  const { proeven, prepare } = makeProeven(() => server, codeVan)
  for (const van of [school, andere]) await prepare(van)
  return {
    server,
    school,
    andere,
    proeven,
    call: (naam, van, anders) =>
      callProef(server, { endpoint: endpointVan(naam), proef: proeven[naam], van }, anders),
    kop: async ({ adminId }, role, token) =>
      isKantoor(role) ? kopVan(await startLook(server, token, { adminId })) : {},
    async verseToken(van, role) {
      const { _id, adminId } = server.ctx.tokens.verify(van.rollen[role].token)
      const wie = { userId: _id as UserId, role, adminId: adminId as AdminId | null }
      return (await startSession(server.ctx, { wie, ver: 1, soort: 'wachtwoord', agent: '' })).token
    },
  }
}
