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

/** A database handle bound to one admin: inside, row-level security shows that admin's rows alone. */
export interface Scope<T, Id extends string> {
  readonly adminId: Id
  /** Queries that are asked for together travel together: `Promise.all` costs one round trip. */
  readonly db: Kysely<T>
}

const SET_SCOPE = `select set_config('app.admin_id', $1, true)`

const niets = (): Promise<void> => Promise.resolve()
const geweigerd = (): never => {
  throw new Error('a scope is one transaction, and ends with its work')
}

/**
 * Kysely over one connection in the midst of its transaction, without waiting for one query before the
 * next is sent. After `close` it asks nothing more: what still wanted to would run in the transaction of
 * whoever has the connection then.
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

/** Ends the transaction. One in which a query failed unseen answers ROLLBACK: then nothing was kept. */
async function commit(connection: DatabaseConnection): Promise<void> {
  const { rows } = await connection.executeQuery<{ command?: string }>(CompiledQuery.raw('commit'))
  if (rows[0]?.command === 'ROLLBACK') throw new Error('the transaction was rolled back')
}

interface Opening<Id extends string> {
  readonly adminId: Id
  readonly begin: 'begin' | 'begin read only' | 'begin isolation level repeatable read read only'
}

/** The transaction and its context leave with the first query of the work, not before it. */
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
      // Where even this fails the connection is gone, and the pool lets go of it.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(niets)
      throw error
    }
  })
}

/**
 * Opens a transaction in which the database itself knows the admin (walls D1 and D2), runs `work`,
 * and commits. The context is transaction-local: it cannot leak to the next user of the connection.
 */
export const withScope = <T, Id extends string, R>(
  kysely: Kysely<T>,
  adminId: Id,
  work: (scope: Scope<T, Id>) => Promise<R>,
): Promise<R> => runScoped(kysely, { adminId, begin: 'begin' }, work)

/** The same for reading alone: the database refuses a write, so that it may be a replica. */
export const withReadScope = <T, Id extends string, R>(
  kysely: Kysely<T>,
  adminId: Id,
  work: (scope: Scope<T, Id>) => Promise<R>,
): Promise<R> => runScoped(kysely, { adminId, begin: 'begin read only' }, work)

/** Work of which nothing stays: what it wrote is taken back, and the transaction goes on. */
export async function takenBack<T, Id extends string, R>(
  { db }: Scope<T, Id>,
  work: () => Promise<R>,
): Promise<R> {
  await db.executeQuery(CompiledQuery.raw('savepoint taken_back'))
  const result = await work()
  await db.executeQuery(CompiledQuery.raw('rollback to savepoint taken_back'))
  return result
}

/**
 * Something that is made from the rows of one admin while it is read, all of it as of one moment. It is made as fast as the
 * database can, whatever the line of who reads: a connection and a snapshot are held no longer than that. Ends with an
 * error where a query fails, and gives the connection back where the reader leaves.
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

/** One named statement in an admin's scope, sent with its frame in a single round trip. */
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
    // After a failure the connection's state is unknown: throw it away rather than lend it out again.
    client.release(broken)
  }
}
