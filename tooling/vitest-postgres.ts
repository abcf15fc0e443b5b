import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import type { EmbeddedConnection } from '../apps/api/src/platform/postgres/connection.ts'
import { stopOrphan } from '../apps/api/src/platform/postgres/pid-file.ts'
import { processMark } from '../apps/api/src/platform/postgres/process-mark.ts'
import { type Embedded, startEmbedded } from '../apps/api/src/platform/postgres/start-embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's connection to the one cluster of this test run. */
    postgres: EmbeddedConnection
  }
}

const NAME = /^lh-tests-(\d+)-/

let running: Embedded | undefined
let dataDir: string | undefined

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

/** Vitest calls this once per run for the projects that use the database. */
export async function setup(project: TestProject): Promise<void> {
  await removeAbandoned()
  dataDir = mkdtempSync(path.join(os.tmpdir(), `lh-tests-${process.pid}-`))
  // As root the server runs under another account, which must be able to get here.
  chmodSync(dataDir, 0o755)
  running = await startEmbedded({
    dataDir,
    log: (line) => process.stderr.write(`${line}\n`),
    // The data of a test run need not survive the machine.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  })
  project.provide('postgres', running.connection)
}

/** Stops the database and removes its files. */
export async function teardown(): Promise<void> {
  await running?.stop()
  if (dataDir !== undefined) rmSync(dataDir, { recursive: true, force: true })
}
