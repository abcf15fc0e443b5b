import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'

const FOLDER = path.join(import.meta.dirname, '../../migrations')
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** A migration that ran was changed afterwards, or is gone; a database cannot follow that. */
export class MigrationError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'MigrationError'
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => FILE_NAME.test(name)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Checks that each migration that ran is still there, unchanged and in front. */
function requireSameHistory(
  done: readonly { naam: string; controlegetal: string }[],
  files: readonly Migration[],
) {
  done.forEach(({ naam, controlegetal }, i) => {
    const file = files[i]
    if (file?.name !== naam)
      throw new MigrationError(
        `Migratie ${naam} is al uitgevoerd, maar staat niet meer op haar plek.`,
      )
    if (file.checksum !== controlegetal) {
      throw new MigrationError(
        `Migratie ${naam} is al uitgevoerd en daarna veranderd. Maak een nieuwe migratie.`,
      )
    }
  })
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into migratie (naam, controlegetal) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Runs the `NNNN_naam.sql` files that have not run yet, in order, each in a transaction of its own, under a lock: when several
 * processes start together, one does the work and the others wait.
 */
export async function migrate(client: pg.ClientBase, folder: string = FOLDER): Promise<void> {
  await client.query(`select pg_advisory_lock(hashtext('letterhaven migratie'))`)
  try {
    await client.query(
      `create table if not exists migratie (
        naam text primary key, controlegetal text not null, uitgevoerd_op timestamptz not null default now()
      )`,
    )
    const files = await readMigrations(folder)
    const { rows } = await client.query<{ naam: string; controlegetal: string }>(
      'select naam, controlegetal from migratie order by naam',
    )
    requireSameHistory(rows, files)
    for (const migration of files.slice(rows.length)) await apply(client, migration)
  } finally {
    await client.query(`select pg_advisory_unlock(hashtext('letterhaven migratie'))`)
  }
}
