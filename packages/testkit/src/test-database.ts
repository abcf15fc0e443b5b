import { randomUUID } from 'node:crypto'
import type { Connection } from '@letterhaven/api/platform/db'
import { prepareDatabase } from '@letterhaven/api/start/prepare-database'
import pg from 'pg'
import { TEST_SECRET } from './test-keys.ts'

const TEMPLATE = 'letterhaven_template'

/** A database for one test file, made from a migrated template. */
export interface TestDatabase {
  readonly owner: Connection
  drop(): Promise<void>
}

async function withClient<T>(
  connection: Connection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Makes the template once per cluster, however many workers ask for it at the same moment. */
async function ensureTemplate(client: pg.Client, cluster: Connection): Promise<void> {
  await client.query(`select pg_advisory_lock(hashtext('${TEMPLATE}'))`)
  const { rowCount } = await client.query(
    'select from pg_database where datname = $1 and datistemplate',
    [TEMPLATE],
  )
  if (rowCount === 0) {
    await client.query(`drop database if exists ${TEMPLATE}`)
    await client.query(`create database ${TEMPLATE}`)
    await prepareDatabase({ ...cluster, database: TEMPLATE }, TEST_SECRET)
    await client.query(`alter database ${TEMPLATE} is_template true`)
  }
}

/** Creates an empty, migrated database in the cluster of the test run. */
export async function createTestDatabase(cluster: Connection): Promise<TestDatabase> {
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await withClient(cluster, async (client) => {
    await ensureTemplate(client, cluster)
    await client.query(`create database ${database} template ${TEMPLATE}`)
  })
  return {
    owner: { ...cluster, database },
    drop: () =>
      withClient(cluster, async (client) => {
        await client.query(`drop database if exists ${database} with (force)`)
      }),
  }
}
