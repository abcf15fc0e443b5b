import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import type { Connection } from '@letterhaven/api/platform/db'
import { type DemoAccounts, listDemoAccounts } from '../apps/api/src/seed/demo-accounts.ts'
import { testSigningKey } from '@letterhaven/testkit/test-keys'
import { buildWeb } from '../rig/build-web.ts'
import { ensureDemoTemplate, E2E_SECRET } from './demo-template.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const START_MS = 240_000

/** The whole product in its own process, on a database that the test may look into. */
export interface Stack {
  /** 'http://localhost:PORT'; the same port also serves the Flemish host. */
  readonly url: string
  readonly vlaamseUrl: string
  readonly accounts: DemoAccounts
  /** The environment with which other programs of the product reach the same database. */
  readonly env: Readonly<Record<string, string>>
  /** When this product started: whatever was received later came from the journeys. */
  readonly begin: Date
  /** Turns a pupil of the demonstration into one who never played, for journeys that count from zero. */
  beginOpnieuw(leerlingId: string): Promise<void>
  /** Runs a query as the owner of the tables, and returns its rows. */
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** Ends the server as a power cut would. */
  kill(): Promise<void>
  /** Starts it again on the same port and the same database. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** Starts the program of `npm start`, and waits for its address and the last line that it prints. */
export async function startProgram(
  env: Record<string, string>,
  klaar = /npm run -s demo:accounts/,
): Promise<{ child: ChildProcess; port: number; output: () => string }> {
  const child = spawn(process.execPath, [path.join(ROOT, 'tooling/start.ts')], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no start within time:\n${output}`)), START_MS)
    const read = (part: Buffer): void => {
      output += part.toString()
      const found = /http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (!found || !klaar.test(output)) return
      clearTimeout(timer)
      resolve(Number(found))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`ended with ${code} before it was ready:\n${output}`))
    })
  })
  return { child, port, output: () => output }
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()))

/** The tables with what practice leaves behind, children before parents. */
const SPOREN = [
  'aankoop',
  'eigen_plek',
  'antwoord',
  'dagtelling',
  'staat_dag',
  'staat',
  'taak',
  'somvenster',
] as const

/**
 * Creates a database, and the environment that runs the product on it as in production; `template` is the database that it is
 * copied from.
 */
export async function createProductie(cluster: Connection, template = 'template1') {
  const database = `e2e_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ ...cluster })
  await admin.connect()
  // It is copied by files, because writing fifty megabytes of practice to the log as well takes twice as long.
  await admin.query(`create database ${database} template ${template} strategy file_copy`)
  const { user, password, host, port } = cluster
  return {
    connection: { ...cluster, database },
    env: {
      DATABASE_URL: `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
      DEMO: '0',
      HOST: 'localhost',
      SIGNING_KEY: testSigningKey(),
      PUPIL_SECRET_KEY: E2E_SECRET.toString('base64'),
      LOG_LEVEL: 'error',
    },
    async drop() {
      await admin.query(`drop database if exists ${database} with (force)`)
      await admin.end()
    },
  }
}

/** Starts the product on its own database in the test run's cluster, with the demonstration planted. */
export async function startStack(
  cluster: Connection,
  extra: Readonly<Record<string, string>> = {},
): Promise<Stack> {
  await buildWeb()
  const productie = await createProductie(cluster, await ensureDemoTemplate(cluster))
  const env = { ...productie.env, DEMO: '1', HOST: '', ...extra }
  let running = await startProgram({ ...env, PORT: '0' })
  const { port } = running
  const client = new pg.Client(productie.connection)
  client.on('error', () => undefined)
  await client.connect()

  return {
    url: `http://localhost:${port}`,
    vlaamseUrl: `http://vlaams.localhost:${port}`,
    accounts: listDemoAccounts('vlaams.localhost'),
    env,
    begin: new Date(),
    async beginOpnieuw(leerlingId) {
      for (const tabel of SPOREN)
        await client.query(`delete from ${tabel} where leerling_id = $1`, [leerlingId])
    },
    async query<Row>(sql: string, values: readonly unknown[] = []) {
      return (await client.query(sql, [...values])).rows as Row[]
    },
    async kill() {
      running.child.kill('SIGKILL')
      await ended(running.child)
    },
    async restart() {
      running = await startProgram({ ...env, PORT: String(port) })
    },
    async close() {
      running.child.kill('SIGTERM')
      await ended(running.child)
      await client.end()
      await productie.drop()
    },
  }
}
