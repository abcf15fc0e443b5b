import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
} from 'kysely'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'

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
      const [result] = await Promise.all([work({ adminId, db }), opening])
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

/** How long who reads may stand still in the midst of it: a connection and a snapshot are held meanwhile. */
const STIL_MS = 60_000

/**
 * Something that is made from the rows of one admin while it is read, all of it as of one moment. Ends with an error,
 * and gives the connection back, where a query fails, the reader leaves, or it stands still for a minute.
 */
export function streamInScope<T, Id extends string>(
  kysely: Kysely<T>,
  adminId: Id,
  make: (scope: Scope<T, Id>) => AsyncIterable<Buffer>,
): Readable {
  const uit = new PassThrough()
  runScoped<T, Id, void>(
    kysely,
    { adminId, begin: 'begin isolation level repeatable read read only' },
    async (scope) => {
      await scope.db.executeQuery(
        CompiledQuery.raw(`set local idle_in_transaction_session_timeout = ${STIL_MS}`),
      )
      await pipeline(make(scope), uit)
    },
  ).catch((error: unknown) => {
    uit.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  return uit
}

/** One named statement in an admin's scope, sent with its frame in a single round trip. */
export async function executeScoped<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  adminId: string,
  statement: { readonly name: string; readonly text: string; readonly values: readonly unknown[] },
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
