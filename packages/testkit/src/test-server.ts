import { createApp, type App, type AppOptions } from '@letterhaven/api/app'
import type { Context } from '@letterhaven/api/kern/context'
import type { AanbiederConfig } from '@letterhaven/api/platform/aanbieders-config'
import type { DemoMens } from '@letterhaven/api/features/demoschool/demo-mens.policy'
import { createPool, type Connection } from '@letterhaven/api/platform/db'
import { startPostbus } from '@letterhaven/api/platform/postbus'
import type { TtsSettings } from '@letterhaven/api/platform/tts'
import type { Tables } from '@letterhaven/api/schema/tables'
import { CONTRACT, CONTRACT_KOP } from '@letterhaven/contracts/contract'
import { createLogger } from '@letterhaven/api/platform/logging'
import { createHandles } from '@letterhaven/api/start/create-context'
import { Kysely, PostgresDialect } from 'kysely'
import { createFactories, type Factories } from './factories.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { TEST_SECRET, testSigningKey } from './test-keys.ts'

/** An answer in the form that tests look at. */
export interface TestAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  /** The parsed JSON, or the text where it is not JSON. */
  readonly body: unknown
  /** The answer as it was received. */
  readonly bytes: Buffer
}

export interface TestRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'HEAD'
  readonly token?: string
  /** Sent as JSON, except for text and bytes, which are sent as they are. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A whole server on a database of its own, with direct access to that database for preparing and checking. */
export interface TestServer {
  readonly app: App
  readonly ctx: Context
  /** A connection as the owner of the tables, which sees everything. */
  readonly owner: Kysely<Tables>
  readonly ownerConnection: Connection
  readonly database: TestDatabase
  readonly build: Factories
  call(path: string, request?: TestRequest): Promise<TestAnswer>
  close(): Promise<void>
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** What a test may want to be different. */
export interface TestServerOptions {
  /** Starts a second server on the database of this one; only the first server drops the database. */
  readonly beside?: TestServer
  /** Another way to the same database, for the server alone, such as a proxy that can be cut. */
  readonly via?: (owner: Connection) => Promise<Connection>
  /** Another way to the same database, as if it were a replica. */
  readonly reader?: (owner: Connection) => Promise<Connection>
  /** The providers whose school accounts may be used. */
  readonly ssoAanbieders?: readonly AanbiederConfig[]
  /** Replaces the network as the way to those providers. */
  readonly ssoFetch?: AppOptions['ssoFetch']
  /** The people of a demonstration school system beside the server: a real provider of OpenID Connect. */
  readonly demoMensen?: readonly DemoMens[]
  /** Receives the lines of the log; without it nothing is logged. */
  readonly log?: (line: string) => void
  /** Starts a real mail server on this machine; `ctx.postbus` has what came in. */
  readonly post?: boolean
  /** A provider of voices, as the environment would set it. */
  readonly tts?: TtsSettings
  /** How often the server looks for another bank of words, in ms. */
  readonly bankElkeMs?: number
}

/** Starts a server; `now` is its clock. */
export async function startTestServer(
  cluster: Connection,
  now: () => Date = () => new Date(),
  {
    beside,
    via,
    reader,
    log,
    ssoAanbieders = [],
    ssoFetch,
    demoMensen = [],
    post,
    tts,
    bankElkeMs,
  }: TestServerOptions = {},
): Promise<TestServer> {
  const database = beside?.database ?? (await createTestDatabase(cluster))
  const logger = createLogger(log ? 'trace' : 'silent', log ? { write: log } : undefined)
  const postbus = post ? await startPostbus('Letterhaven <post@letterhaven.example>') : null
  const handles = await createHandles({
    owner: via ? await via(database.owner) : database.owner,
    reader: reader ? await reader(database.owner) : null,
    signingKeyPem: testSigningKey(),
    previousSigningKeyPem: null,
    geheimKey: TEST_SECRET,
    now,
    vlaamseHosts: ['vlaams.localhost'],
    connections: { les: 4, werk: 4, bezoek: 2 },
    logger,
    postbus,
    tts,
    bankElkeMs,
    siteUrl: (land) => `https://haven-${land}.example`,
  })
  const ownerPool = createPool(database.owner, { max: 2, applicationName: 'test owner' })
  const app = await createApp({
    ctx: handles.ctx,
    watch: handles.watch,
    web: null,
    ssoAanbieders,
    ssoFetch,
    demoMensen,
    logger,
    trustProxy: 0,
    checkResponses: true,
  })
  // This pool is not the product's own: a test may hold a connection while it waits for an answer of the server.
  const owner = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: ownerPool }) })
  return {
    app,
    ctx: handles.ctx,
    owner,
    ownerConnection: database.owner,
    database,
    build: createFactories(owner, handles.ctx),
    async call(path, request = {}) {
      const { method = 'GET', token, body, headers } = request
      const answer = await app.fastify.inject({
        method,
        url: path,
        headers: {
          [CONTRACT_KOP]: String(CONTRACT),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : {
              payload:
                typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
            }),
      })
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: parse(answer.body),
        bytes: answer.rawPayload,
      }
    },
    async close() {
      await app.stop()
      await ownerPool.end()
      await handles.close()
      await postbus?.close()
      if (!beside) await database.drop()
    },
  }
}
