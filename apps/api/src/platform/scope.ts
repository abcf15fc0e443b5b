import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
} from 'kysely'
import type { Readable } from 'node:stream'
import type pg from 'pg'
import type { Lender } from './db.ts'
import { runHolding } from './inside.ts'
import { Spool } from './spool.ts'

/** A database handle bound to one admin: within it, row-level security shows only that admin's rows. */
export interface Scope<T, Id extends string> {
  readonly adminId: Id
  /** Queries that are asked for together are sent together: `Promise.all` costs one round trip. */
  readonly db: Kysely<T>
}

const SET_SCOPE = `select set_config('app.admin_id', $1, true)`

const niets = (): Promise<void> => Promise.resolve()
const geweigerd = (): never => {
  throw new Error('a scope is one transaction, and ends with its work')
}

/**
 * Opens Kysely over one connection in the middle of its transaction; a query is sent without waiting for the one before. After
 * `close` every query is refused: it would otherwise run in the transaction of the next user of the connection.
 */
function openOver<T>(connection: DatabaseConnection): { db: Kysely<T>; close(): void } {
  let isOpen = true
  const guarded: DatabaseConnection = {
    executeQuery: (query) => (isOpen ? connection.executeQuery(query) : geweigerd()),
    streamQuery: geweigerd,
  }
  const driver: Driver = {
    init: niets,
    acquireConnection: () => Promise.resolve(guarded),
    beginTransaction: geweigerd,
    commitTransaction: geweigerd,
    rollbackTransaction: geweigerd,
    releaseConnection: niets,
    destroy: niets,
  }
  const db = new Kysely<T>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return { db, close: () => void (isOpen = false) }
}

/**
 * Commits the transaction. When a query in it failed unnoticed, PostgreSQL answers ROLLBACK: nothing was kept, and this throws.
 */
async function commit(connection: DatabaseConnection): Promise<void> {
  const { rows } = await connection.executeQuery<{ command?: string }>(CompiledQuery.raw('commit'))
  if (rows[0]?.command === 'ROLLBACK') throw new Error('the transaction was rolled back')
}

interface Opening<Id extends string> {
  readonly adminId: Id
  readonly begin: 'begin' | 'begin read only' | 'begin isolation level repeatable read read only'
}

/** Runs work in a scope; the transaction and its context are sent with the first query of the work, not before it. */
function runScoped<T, Id extends string, R>(
  kysely: Kysely<T>,
  { adminId, begin }: Opening<Id>,
  work: (scope: Scope<T, Id>) => Promise<R>,
): Promise<R> {
  return kysely.getExecutor().provideConnection(async (connection) => {
    const opening = Promise.all([
      connection.executeQuery(CompiledQuery.raw(begin)),
      connection.executeQuery(CompiledQuery.raw(SET_SCOPE, [adminId])),
    ])
    const { db, close } = openOver<T>(connection)
    try {
      const [result] = await Promise.all([runHolding(() => work({ adminId, db })), opening])
      close()
      await commit(connection)
      return result
    } catch (error) {
      close()
      // When even this fails the connection is gone, and the pool drops it.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(niets)
      throw error
    }
  })
}

/**
 * Opens a transaction in which the database itself knows the admin (walls D1 and D2), runs `work`, and commits. The context is
 * transaction-local: it cannot leak to the next user of the connection.
 */
export const withScope = <T, Id extends string, R>(
  kysely: Kysely<T>,
  adminId: Id,
  work: (scope: Scope<T, Id>) => Promise<R>,
): Promise<R> => runScoped(kysely, { adminId, begin: 'begin' }, work)

/** Does the same for reading only: the database refuses writes, so it may be a replica. */
export const withReadScope = <T, Id extends string, R>(
  kysely: Kysely<T>,
  adminId: Id,
  work: (scope: Scope<T, Id>) => Promise<R>,
): Promise<R> => runScoped(kysely, { adminId, begin: 'begin read only' }, work)

/** Runs work and undoes everything that it wrote; the transaction goes on. */
export async function takenBack<T, Id extends string, R>(
  { db }: Scope<T, Id>,
  work: () => Promise<R>,
): Promise<R> {
  await db.executeQuery(CompiledQuery.raw('savepoint taken_back'))
  const result = await work()
  await db.executeQuery(CompiledQuery.raw('rollback to savepoint taken_back'))
  return result
}

/** Runs work in a transaction in which the database refuses to write meanwhile; what comes after it may write again. */
export async function readingOnly<T, R>(db: Kysely<T>, work: () => Promise<R>): Promise<R> {
  await db.executeQuery(CompiledQuery.raw('savepoint reading_only'))
  await db.executeQuery(CompiledQuery.raw('set transaction read only'))
  const result = await work()
  await db.executeQuery(CompiledQuery.raw('release savepoint reading_only'))
  return result
}

/** Runs work in a scope and tells whether a statement of it added, changed or removed a row. */
export async function noticingWrites<T, Id extends string, R>(
  scope: Scope<T, Id>,
  work: (scope: Scope<T, Id>) => Promise<R>,
): Promise<{ readonly result: R; readonly hasWritten: boolean }> {
  let hasWritten = false
  const db = scope.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.numAffectedRows) hasWritten = true
      return result
    },
  })
  return { result: await work({ ...scope, db }), hasWritten }
}

/**
 * Streams something that is made from the rows of one admin, all of it as of one moment. It is made as fast as the database
 * can, however slow the reader's line is, so that a connection and a snapshot are held no longer than that. The stream ends
 * with an error when a query fails, and the connection is given back when the reader leaves.
 */
export function streamInScope<T, Id extends string>(
  kysely: Kysely<T>,
  adminId: Id,
  make: (scope: Scope<T, Id>) => AsyncIterable<Buffer>,
): Readable {
  const spool = new Spool()
  runScoped<T, Id, void>(
    kysely,
    { adminId, begin: 'begin isolation level repeatable read read only' },
    async (scope) => {
      for await (const piece of make(scope)) await spool.write(piece)
    },
  ).then(
    () => spool.finish(),
    (error: unknown) => spool.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return spool
}

/** A statement that is prepared once under its name. */
export interface ScopedStatement {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** Runs one named statement in an admin's scope, sent with its transaction in a single round trip. */
export async function executeScoped<Row extends pg.QueryResultRow>(
  pool: Lender,
  adminId: string,
  statement: ScopedStatement,
): Promise<Row[]> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const frame = [
      client.query('begin'),
      client.query({
        name: 'scope',
        text: SET_SCOPE,
        values: [adminId],
      }),
      client.query<Row>({ ...statement, values: [...statement.values] }),
      client.query('commit'),
    ] as const
    const settled = await Promise.allSettled(frame)
    const failed = settled.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
    const result = settled[2] as PromiseFulfilledResult<pg.QueryResult<Row>>
    return result.value.rows
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error))
    throw broken
  } finally {
    // After a failure the state of the connection is unknown, so it is closed rather than lent out again.
    client.release(broken)
  }
}
