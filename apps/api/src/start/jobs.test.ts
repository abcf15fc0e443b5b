import { setTimeout as wacht } from 'node:timers/promises'
import { startDatabaseProxy, type DatabaseProxy } from '@letterhaven/testkit/database-proxy'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createQueuePool } from '../platform/db.ts'
import { startJobs, type Jobs } from './jobs.ts'

const WACHT_MS = 20_000

let server: TestServer
let draad: DatabaseProxy
let jobs: Jobs

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
  draad = await startDatabaseProxy(server.ownerConnection)
  jobs = await startJobs(server.ctx, draad.connection)
})
afterAll(async () => {
  await jobs.stop()
  await draad.close()
  await server.close()
})

const vraagWerk = () =>
  sql`select from graphile_worker.add_job('ruim_aanmelden_op')`.execute(server.owner)
const wachtend = async () =>
  (
    await sql`select from graphile_worker.jobs where task_identifier = 'ruim_aanmelden_op'`.execute(
      server.owner,
    )
  ).rows.length
const werkers = async () =>
  (
    await sql`select from pg_stat_activity
      where datname = current_database() and application_name = 'letterhaven jobs'`.execute(
      server.owner,
    )
  ).rows.length

describe('the queue', () => {
  it('gives back a connection only once, however often the one on which it listens is said to be lost', async () => {
    const pool = createQueuePool(server.ownerConnection, 'letterhaven proef')
    const giveBackTwice = () =>
      new Promise<void>((resolve, reject) => {
        pool.connect((error, _client, release) => {
          if (error) return reject(error)
          release(error)
          release(new Error('lost'))
          resolve()
        })
      })
    for (let keer = 0; keer < 5; keer += 1) await giveBackTwice()
    const { idleCount, totalCount, waitingCount } = pool
    expect({ idleCount, totalCount, waitingCount }).toEqual({
      idleCount: 1,
      totalCount: 1,
      waitingCount: 0,
    })
    await pool.end()
    // A pool that has ended lends nothing, and takes nothing back.
    const refused = new Promise<Error | undefined>((resolve) => {
      pool.connect((error, _client, release) => {
        release()
        resolve(error)
      })
    })
    await expect(refused).resolves.toBeInstanceOf(Error)
  })

  it('is worked off again after its connections were lost, however often and in whatever it was doing', async () => {
    for (let keer = 0; keer < 5; keer += 1) {
      await Promise.all([vraagWerk(), vraagWerk(), vraagWerk()])
      await draad.cut()
      // A runner that starts meanwhile finds no database either.
      if (keer % 2 === 1) await wacht(600)
      draad.restore()
      await expect.poll(wachtend, { timeout: WACHT_MS }).toBe(0)
    }
  })

  it('is worked off again after the database itself ended every connection of it', async () => {
    for (let keer = 0; keer < 5; keer += 1) {
      await vraagWerk()
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'letterhaven jobs'`.execute(
        server.owner,
      )
      await expect.poll(wachtend, { timeout: WACHT_MS }).toBe(0)
    }
  })

  it('stops while the database is away, and leaves no connection behind', async () => {
    const ander = await startDatabaseProxy(server.ownerConnection)
    const kort = await startJobs(server.ctx, ander.connection)
    await ander.cut()
    await kort.stop()
    await jobs.stop()
    await expect.poll(werkers, { timeout: WACHT_MS }).toBe(0)
    await ander.close()
    jobs = await startJobs(server.ctx, draad.connection)
  })

  it('stops while the machine of the database is gone without a word, also on connections that do nothing', async () => {
    const ander = await startDatabaseProxy(server.ownerConnection)
    const kort = await startJobs(server.ctx, ander.connection)
    await Promise.all(Array.from({ length: 8 }, vraagWerk))
    await expect.poll(wachtend, { timeout: WACHT_MS }).toBe(0)
    ander.hush()
    await kort.stop()
    await ander.close()
  })

  it('is worked off again after the machine of the database is gone without a word', async () => {
    await vraagWerk()
    await expect.poll(wachtend, { timeout: WACHT_MS }).toBe(0)
    draad.hush()
    await vraagWerk()
    await expect.poll(wachtend, { timeout: 2 * WACHT_MS }).toBe(0)
    await vraagWerk()
    await expect.poll(wachtend, { timeout: WACHT_MS }).toBe(0)
  })
})
