import { runMigrations as migrateQueue } from 'graphile-worker'
import { createOwnerPool, type Connection } from '../platform/db.ts'
import { migrate } from '../platform/migrate.ts'
import { quietLogger } from './queue-logger.ts'
import { enableRoles } from './database-roles.ts'

/** Brings a database to the current schema, including the job queue and the roles. Safe to run from several processes. */
export async function prepareDatabase(owner: Connection, secret: Buffer): Promise<void> {
  const pool = createOwnerPool(owner, 'letterhaven prepare')
  try {
    await migrateQueue({ pgPool: pool, logger: quietLogger })
    const client = await pool.connect()
    try {
      await migrate(client)
      await enableRoles(client, secret)
    } finally {
      client.release()
    }
  } finally {
    await pool.end()
  }
}
