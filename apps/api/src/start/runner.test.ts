import { startDatabaseProxy } from '@letterhaven/testkit/database-proxy'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import { beginRunner } from './runner.ts'

const WACHT_MS = 20_000
const [EERST, DAARNA, ERNAAST] = ['ruim_imports_op', 'ruim_gasten_op', 'ruim_sporen_op'] as const

let server: TestServer
beforeEach(async () => {
  server = await startTestServer(inject('postgres'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server.close()
})

/** A job that the test lets end. */
function makeWerk() {
  const begonnen = Promise.withResolvers<void>()
  const einde = Promise.withResolvers<void>()
  const perform = async (): Promise<void> => {
    begonnen.resolve()
    await einde.promise
  }
  return { perform, begonnen: begonnen.promise, slaag: einde.resolve, mislukt: einde.reject }
}

const vraag = (taak: string) =>
  sql`select from graphile_worker.add_job(${taak})`.execute(server.owner)

async function countWachters(): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and application_name = 'letterhaven jobs'
      and wait_event_type = 'Lock'`.execute(server.owner)
  return rows.length
}

async function countOver(): Promise<number> {
  const { rows } = await sql`select from graphile_worker.jobs
    where task_identifier in (${EERST}, ${DAARNA}, ${ERNAAST})`.execute(server.owner)
  return rows.length
}

/** Counts the results that the queue says it could not write. */
function listenForLoss(): () => number {
  const gezegd = vi.spyOn(process.stderr, 'write')
  return () =>
    gezegd.mock.calls.filter(([regel]) => /Failed to (complete|fail) jobs/.test(String(regel)))
      .length
}

it('a runner ends though the results of several jobs could not be written, and the next does them', async () => {
  const draad = await startDatabaseProxy(server.ownerConnection)
  const [eerst, daarna, ernaast] = [makeWerk(), makeWerk(), makeWerk()]
  const verloren = listenForLoss()
  const runner = await beginRunner(draad.connection, {
    tasks: { [EERST]: eerst.perform, [DAARNA]: daarna.perform, [ERNAAST]: ernaast.perform },
    crontab: '',
    gone: [],
  })
  await vraag(EERST)
  await vraag(ERNAAST)
  await Promise.all([eerst.begonnen, ernaast.begonnen])
  await vraag(DAARNA)
  await server.owner.transaction().execute(async (db) => {
    // Its result has to wait, so it is not yet written when the connection is lost.
    await sql`select from graphile_worker._private_jobs
      where id = (select id from graphile_worker.jobs where task_identifier = ${EERST})
      for update`.execute(db)
    eerst.slaag()
    await expect.poll(countWachters, { timeout: WACHT_MS }).toBe(1)
    await daarna.begonnen
    await draad.cut()
    await expect.poll(verloren, { timeout: WACHT_MS }).toBe(1)
  })
  daarna.slaag()
  await expect.poll(verloren, { timeout: WACHT_MS }).toBe(2)
  ernaast.mislukt(new Error('the last one'))
  draad.restore()
  await runner.ended

  const quick = async (): Promise<void> => undefined
  const next = await beginRunner(draad.connection, {
    tasks: { [EERST]: quick, [DAARNA]: quick, [ERNAAST]: quick },
    crontab: '',
    gone: [runner.name],
  })
  await expect.poll(countOver, { timeout: WACHT_MS }).toBe(0)
  await next.stop()
  await draad.close()
})
