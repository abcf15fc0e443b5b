import { setTimeout as wacht } from 'node:timers/promises'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Tables } from '../schema/tables.ts'
import { withReadScope, withScope } from './scope.ts'

let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
  school = await buildSchool(server)
})
afterAll(() => server.close())

const rename = (db: Kysely<Tables>, naam: string) =>
  db.updateTable('groep').set({ naam }).where('id', '=', school.groepId).execute()
const naamVanGroep = async () =>
  (
    await server.owner
      .selectFrom('groep')
      .select('naam')
      .where('id', '=', school.groepId)
      .executeTakeFirstOrThrow()
  ).naam
const werkprocesVan = async (db: Kysely<Tables>) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid

describe('a scope', () => {
  it('is one transaction, also for queries that are asked for together', async () => {
    const pids = await withScope(server.ctx.kysely, school.adminId, ({ db }) =>
      Promise.all([werkprocesVan(db), rename(db, 'Samen'), werkprocesVan(db)]),
    )
    expect(pids[0]).toBe(pids[2])
    expect(await naamVanGroep()).toBe('Samen')
  })

  it('keeps nothing when its work fails, whatever was on its way beside it', async () => {
    const werk = withScope(server.ctx.kysely, school.adminId, ({ db }) =>
      Promise.all([rename(db, 'Half'), Promise.reject(new Error('toch niet'))]),
    )
    await expect(werk).rejects.toThrow('toch niet')
    expect(await naamVanGroep()).not.toBe('Half')
  })

  it('does not pretend to have kept what a failure that nobody looked at took away', async () => {
    const werk = withScope(server.ctx.kysely, school.adminId, async ({ db }) => {
      await rename(db, 'Weg')
      await sql`select 1 / 0`.execute(db).catch(() => undefined)
    })
    await expect(werk).rejects.toThrow('rolled back')
    expect(await naamVanGroep()).not.toBe('Weg')
  })

  it("asks nothing more once it has ended: the connection is somebody else's then", async () => {
    const laat: Promise<unknown>[] = []
    const werk = withScope(server.ctx.kysely, school.adminId, ({ db }) => {
      laat.push(wacht(50).then(() => rename(db, 'Te laat')))
      return Promise.reject(new Error('klaar'))
    })
    await expect(werk).rejects.toThrow('klaar')
    expect(await Promise.allSettled(laat)).toMatchObject([
      { status: 'rejected', reason: { message: expect.stringContaining('ends with its work') } },
    ])
    expect(await naamVanGroep()).not.toBe('Te laat')
  })

  it('leaves its connection whole after a failure: the next one works', async () => {
    const kapot = () =>
      withReadScope(server.ctx.kysely, school.adminId, ({ db }) => rename(db, 'Lezer'))
    for (let keer = 0; keer < 10; keer += 1) {
      await expect(kapot()).rejects.toThrow('read-only')
      await withScope(server.ctx.kysely, school.adminId, ({ db }) => rename(db, `Heel ${keer}`))
    }
    expect(await naamVanGroep()).toBe('Heel 9')
  })
})
