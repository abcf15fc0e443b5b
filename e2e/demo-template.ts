import type { Connection } from '@letterhaven/api/platform/db'
import { createLogger } from '@letterhaven/api/platform/logging'
import { createHandles } from '@letterhaven/api/start/create-context'
import { prepareDatabase } from '@letterhaven/api/start/prepare-database'
import { TEST_SECRET, testSigningKey } from '@letterhaven/testkit/test-keys'
import pg from 'pg'
import { seedDemo } from '../apps/api/src/seed/seed.service.ts'
import { DEMO_TEMPLATE as TEMPLATE } from '../rig/demo-template-naam.ts'

/** The key that encrypts pupils' passwords in every database of a run. */
export const E2E_SECRET = TEST_SECRET

async function plant(cluster: Connection): Promise<void> {
  const owner = { ...cluster, database: TEMPLATE }
  await prepareDatabase(owner, E2E_SECRET)
  const handles = await createHandles({
    owner,
    signingKeyPem: testSigningKey(),
    previousSigningKeyPem: null,
    geheimKey: E2E_SECRET,
    now: () => new Date(),
    connections: { les: 1, werk: 2, bezoek: 1 },
    vlaamseHosts: ['vlaams.localhost'],
    logger: createLogger('silent'),
  })
  await seedDemo(handles.ctx)
  await handles.close()
}

/**
 * Plants the demonstration once for all journeys of a run, and of later runs on this day while its sources stay the same
 * (tooling/kept-cluster.ts), because eight weeks of practice take a while to play.
 */
export async function ensureDemoTemplate(cluster: Connection): Promise<string> {
  const client = new pg.Client({ ...cluster })
  await client.connect()
  try {
    // Files of journeys run in parallel; a second one waits here until the first has planted.
    await client.query('select pg_advisory_lock(hashtext($1))', [TEMPLATE])
    const { rowCount } = await client.query(
      'select from pg_database where datname = $1 and datistemplate',
      [TEMPLATE],
    )
    if (rowCount !== 0) return TEMPLATE
    await client.query(`drop database if exists ${TEMPLATE}`)
    await client.query(`create database ${TEMPLATE}`)
    await plant(cluster)
    await client.query(`alter database ${TEMPLATE} is_template true`)
    return TEMPLATE
  } finally {
    await client.end()
  }
}
