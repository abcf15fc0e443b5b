import { setTimeout as wacht } from 'node:timers/promises'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { createQueuePool } from '../platform/db.ts'
import { startJobs } from './jobs.ts'

/** What is given back shortly after the start, or else within the minute, is done by then. */
const TIME_MS = 75_000
const LOOK_MS = 50

let server: TestServer
beforeEach(async () => {
  server = await startTestServer(inject('postgres'))
})
afterEach(() => server.close())

/** Inserts a job that a worker took this long ago and did not finish. */
async function insertTaken(worker: string, ago: string): Promise<void> {
  await server.owner.transaction().execute(async (db) => {
    const { rows } = await sql<{ id: string }>`
      select id from graphile_worker.add_job('ruim_aanmelden_op')`.execute(db)
    await sql`
      update graphile_worker._private_jobs
      set locked_by = ${worker}, locked_at = now() - ${ago}::interval, attempts = 1
      where id = ${rows[0]?.id}`.execute(db)
  })
}

async function leftBehind(): Promise<number> {
  const { rows } = await sql<{ aantal: number }>`
    select count(*)::int as aantal from graphile_worker._private_jobs where locked_by like 'gone%'
  `.execute(server.owner)
  return rows[0]?.aantal ?? 0
}

async function isEmpty(): Promise<boolean> {
  const end = Date.now() + TIME_MS
  while (Date.now() < end) {
    const { rows } =
      await sql`select from graphile_worker.jobs where task_identifier = 'ruim_aanmelden_op'`.execute(
        server.owner,
      )
    if (rows.length === 0) return true
    await wacht(LOOK_MS)
  }
  return false
}

it('a job of a server that was killed is done at the next start', async () => {
  await insertTaken('gone', '1 second')
  const jobs = await startJobs(server.ctx, server.ownerConnection)
  try {
    expect(await isEmpty()).toBe(true)
  } finally {
    await jobs.stop()
  }
})

it('a job that another server is busy with stays with it', async () => {
  const other = await startJobs(server.ctx, server.ownerConnection)
  await insertTaken('gone', '0 seconds')
  const jobs = await startJobs(server.ctx, server.ownerConnection)
  try {
    expect(await leftBehind()).toBe(1)
  } finally {
    await jobs.stop()
    await other.stop()
  }
})

it('a job of a server that was killed is done though the database still holds its connection for a while', async () => {
  const lingering = createQueuePool(server.ownerConnection, 'letterhaven jobs')
  await lingering.query('select')
  await insertTaken('gone', '0 seconds')
  const jobs = await startJobs(server.ctx, server.ownerConnection)
  try {
    expect(await leftBehind()).toBe(1)
    await lingering.end()
    expect(await isEmpty()).toBe(true)
  } finally {
    await jobs.stop()
  }
})

it('a job that was taken longer ago than any takes is given back while others work', async () => {
  const other = await startJobs(server.ctx, server.ownerConnection)
  await insertTaken('gone', '6 minutes')
  try {
    await sql`select graphile_worker.add_job('geef_werk_terug')`.execute(server.owner)
    expect(await isEmpty()).toBe(true)
  } finally {
    await other.stop()
  }
})
