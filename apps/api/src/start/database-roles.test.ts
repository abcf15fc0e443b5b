import { createTestDatabase, type TestDatabase } from '@letterhaven/testkit/test-database'
import { TEST_SECRET } from '@letterhaven/testkit/test-keys'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { enableRoles } from './database-roles.ts'

const databases: TestDatabase[] = []
const clients: pg.Client[] = []

beforeAll(async () => {
  // A third connection looks on, because within a transaction PostgreSQL keeps showing one moment of the others' work.
  for (let i = 0; i < 3; i++) {
    const database = await createTestDatabase(inject('postgres'))
    const client = new pg.Client({ ...database.owner })
    await client.connect()
    databases.push(database)
    clients.push(client)
  }
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()))
  for (const database of databases) await database.drop()
})

const PATIENCE_MS = 20_000

const isWaiting = async (watcher: pg.Client): Promise<boolean> => {
  const { rows } = await watcher.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter role app %'`,
  )
  return rows.length > 0
}

/** Runs `start` in one database while another one of the cluster is in the middle of changing the same role. */
async function besideAnother(start: (client: pg.Client) => Promise<unknown>): Promise<unknown> {
  const [mine, other, watcher] = clients
  if (!mine || !other || !watcher) throw new Error('no clients')
  await other.query('begin')
  await other.query('alter role app login')
  let isOver = false
  const outcome = start(mine)
    .then(
      () => 'done',
      (error: Error) => error.message,
    )
    .finally(() => {
      isOver = true
    })
  // It waits for the other one, unless a third server of this cluster met it first.
  await expect
    .poll(async () => isOver || (await isWaiting(watcher)), { timeout: PATIENCE_MS })
    .toBe(true)
  await other.query('commit')
  return outcome
}

it('a server may start while one of another database in the cluster starts', async () => {
  expect(await besideAnother((client) => enableRoles(client, TEST_SECRET))).toBe('done')
})

it('which PostgreSQL itself refuses', async () => {
  expect(await besideAnother((client) => client.query('alter role app login'))).toBe(
    'tuple concurrently updated',
  )
})
