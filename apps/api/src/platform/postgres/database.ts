import pg from 'pg'
import type { EmbeddedConnection } from './connection.ts'
import { EmbeddedError } from './embedded-error.ts'

const WRONG_PASSWORD = '28P01'
const DUPLICATE_DATABASE = '42P04'

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

/** Signs in as the owner and creates the database when it is not there yet. */
export async function ensureDatabase(connection: EmbeddedConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  try {
    await client.connect()
    const found = await client.query('select 1 from pg_database where datname = $1', [
      connection.database,
    ])
    if (found.rowCount === 0) {
      await client.query(`create database ${client.escapeIdentifier(connection.database)}`)
    }
  } catch (error) {
    if (codeOf(error) === DUPLICATE_DATABASE) return
    if (codeOf(error) !== WRONG_PASSWORD) throw error
    throw new EmbeddedError(
      'password_lost',
      'Het bewaarde wachtwoord hoort niet bij deze database.',
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
