import { createTestDatabase, type TestDatabase } from '@letterhaven/testkit/test-database'
import { TEST_SECRET } from '@letterhaven/testkit/test-keys'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { enableRoles } from './database-roles.ts'

const databases: TestDatabase[] = []
const clients: pg.Client[] = []

beforeAll(async () => {
  for (let i = 0; i < 4; i++) {
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

const often = async (work: () => Promise<unknown>): Promise<void> => {
  for (let i = 0; i < 25; i++) await work()
}

it('servers of several databases in one cluster may start at the same moment', async () => {
  const starts = clients.map((client) => often(() => enableRoles(client, TEST_SECRET)))
  await expect(Promise.all(starts)).resolves.toHaveLength(clients.length)
})

it('which PostgreSQL itself would refuse', async () => {
  const bare = clients.map((client) => often(() => client.query('alter role app login')))
  const outcomes = await Promise.allSettled(bare)
  expect(outcomes.map(({ status }) => status)).toContain('rejected')
})
