import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { dagVan } from '../packages/domain/src/kalenderdag.ts'
import type { EmbeddedConnection } from '../apps/api/src/platform/postgres/connection.ts'
import { stopOrphan } from '../apps/api/src/platform/postgres/pid-file.ts'
import { processMark } from '../apps/api/src/platform/postgres/process-mark.ts'
import { type Embedded, startEmbedded } from '../apps/api/src/platform/postgres/start-embedded.ts'
import { DEMO_TEMPLATE } from '../rig/demo-template-naam.ts'
import { keepCluster, keptName, takeCluster } from './kept-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's connection to the only cluster of this test run. */
    postgres: EmbeddedConnection
  }
}

const NAME = /^lh-tests-(\d+)-/

const ROOT = path.resolve(import.meta.dirname, '..')
/**
 * Where the templates of a day are kept between runs, because playing eight weeks of practice takes longer than most journeys.
 */
const KEPT = path.join(ROOT, '.cache/postgres')

let running: Embedded | undefined
let dataDir: string | undefined
let keepAs: string | null = null
/** How many projects of this run still use the database. */
let users = 0

/** Removes what an earlier run left behind when it was killed. */
async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(os.tmpdir())) {
    const pid = Number(NAME.exec(name)?.[1] ?? 0)
    if (pid === 0 || processMark(pid) !== null) continue
    const dir = path.join(os.tmpdir(), name)
    await stopOrphan(path.join(dir, 'pg18'))
    rmSync(dir, { recursive: true, force: true })
  }
}

/** Starts the database for the first project that uses it; vitest calls this once for each of them. */
export async function setup(project: TestProject): Promise<void> {
  users += 1
  running ??= await startCluster()
  project.provide('postgres', running.connection)
}

async function startCluster(): Promise<Embedded> {
  await removeAbandoned()
  dataDir = mkdtempSync(path.join(os.tmpdir(), `lh-tests-${process.pid}-`))
  // As root the server runs under another account, which must be able to read this folder.
  chmodSync(dataDir, 0o755)
  const name = keptName(ROOT, dagVan(new Date()))
  keepAs = takeCluster(KEPT, name, dataDir) ? null : name
  return startEmbedded({
    dataDir,
    log: (line) => process.stderr.write(`${line}\n`),
    // The data of a test run need not survive a crash.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  })
}

/** Returns whether the demonstration was planted completely in this run. */
async function isPlanted(): Promise<boolean> {
  const client = new pg.Client({ ...running?.connection })
  await client.connect()
  const { rowCount } = await client.query(
    'select from pg_database where datname = $1 and datistemplate',
    [DEMO_TEMPLATE],
  )
  await client.end()
  return rowCount !== 0
}

/** Stops the database after its last project and removes its files, but keeps the templates that were planted. */
export async function teardown(): Promise<void> {
  users -= 1
  if (users > 0) return
  const keep = keepAs !== null && running !== undefined && (await isPlanted())
  await running?.stop()
  if (keep && keepAs !== null && dataDir !== undefined) keepCluster(KEPT, keepAs, dataDir)
  if (dataDir !== undefined) rmSync(dataDir, { recursive: true, force: true })
}
