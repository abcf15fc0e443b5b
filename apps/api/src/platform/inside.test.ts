import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { WaitsInside } from './inside.ts'
import { LANES, inLane, type Lane } from './lane.ts'
import { executeScoped, withReadScope, withScope } from './scope.ts'

let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), undefined, { post: true })
  school = await buildSchool(server)
})
afterAll(() => server.close())

/** Every way to a connection of the server. */
const WAYS: Record<string, () => Promise<unknown>> = {
  'a query beside it': () => sql`select 1`.execute(server.ctx.kysely),
  'a query of the office': () => sql`select 1`.execute(server.ctx.officeKysely),
  'a query to read': () => sql`select 1`.execute(server.ctx.readKysely),
  'another scope': () =>
    withScope(server.ctx.kysely, school.adminId, ({ db }) => sql`select 1`.execute(db)),
  'a transaction': () => server.ctx.kysely.transaction().execute((db) => sql`select 1`.execute(db)),
  'one statement in a scope': () =>
    executeScoped(server.ctx.pool, school.adminId, { name: 'een', text: 'select 1', values: [] }),
  'a mail': async () =>
    server.ctx.mailer?.send({ to: 'iemand@school.example', subject: 'x', html: 'x', text: 'x' }),
}
/** Everything that holds a connection while it works. */
const HOLDERS: Record<string, (work: () => Promise<unknown>) => Promise<unknown>> = {
  'a scope': (work) => withScope(server.ctx.kysely, school.adminId, work),
  'a scope that reads': (work) => withReadScope(server.ctx.kysely, school.adminId, work),
  'a transaction': (work) => server.ctx.kysely.transaction().execute(work),
}
const paren = Object.keys(HOLDERS).flatMap((holder) =>
  Object.keys(WAYS).map((way) => [holder, way] as const),
)

const workInScope = () =>
  withScope(server.ctx.kysely, school.adminId, ({ db }) => sql`select 1`.execute(db))

describe('who holds a connection', () => {
  it.each(paren)('%s waits for nothing else: %s', async (holder, way) => {
    await expect(HOLDERS[holder]?.(async () => WAYS[way]?.())).rejects.toThrow(WaitsInside)
  })

  it.each(Object.keys(WAYS))('may ask for it before and after: %s', async (way) => {
    const keren = [WAYS[way]?.(), await workInScope(), WAYS[way]?.()]
    expect((await Promise.allSettled(keren)).map(({ status }) => status)).not.toContain('rejected')
  })

  it('is over when its work is over: what it left running may ask', async () => {
    const open = Promise.withResolvers<void>()
    let later: Promise<unknown> = Promise.resolve()
    await withScope(server.ctx.kysely, school.adminId, async () => {
      later = open.promise.then(() => sql`select 1`.execute(server.ctx.kysely))
    })
    open.resolve()
    await expect(later).resolves.toBeDefined()
  })
})

/** Holds every connection of a lane until the returned function is called. */
async function fill(lane: Lane): Promise<() => void> {
  const free = Promise.withResolvers<void>()
  const held: Promise<void>[] = []
  for (let i = 0; i < 12; i += 1)
    void inLane(lane, () =>
      withScope(server.ctx.kysely, school.adminId, async ({ db }) => {
        await sql`select 1`.execute(db)
        held.push(Promise.resolve())
        await free.promise
      }),
    )
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(2)
  return free.resolve
}

const calls: Record<Lane, () => Promise<{ status: number }>> = {
  les: () => school.send([school.antwoord()]),
  werk: () => server.call(`/api/admins/${school.adminId}/groepen`, { token: school.docent.token }),
  bezoek: () =>
    server.call('/api/auth', {
      method: 'POST',
      body: { gebruikersnaam: 'niemand@school.example', wachtwoord: 'onbekend' },
    }),
}

describe('the connections of a lane', () => {
  it.each(LANES)('that are all held keep nobody else waiting: %s', async (lane) => {
    const others = LANES.filter((one) => one !== lane)
    for (const one of LANES) await calls[one]()
    const free = await fill(lane)
    try {
      for (const one of others) expect((await calls[one]()).status).toBeLessThan(500)
      expect((await server.call('/readyz')).status).toBe(200)
    } finally {
      free()
    }
  })

  it('are those of whoever calls: a full lane lets its own wait', async () => {
    const free = await fill('werk')
    const call = calls.werk()
    let isAnswered = false
    void call.then(() => (isAnswered = true))
    await calls.les()
    expect(isAnswered).toBe(false)
    free()
    expect((await call).status).toBe(200)
  })
})
