import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect, type TransactionBuilder } from 'kysely'
import pg from 'pg'
import { refuseInside, runHolding } from './inside.ts'
import { currentLane, LANES, type Lane } from './lane.ts'

/** How to reach a database; what `pg` takes. */
export interface Connection {
  readonly host: string
  readonly port: number
  readonly database: string
  readonly user: string
  readonly password: string
}

/** Rewrites SQL just before it is sent: the tests take the tenant's predicate out with it. */
export type SqlRewrite = (text: string) => string
const rewriteContext = new AsyncLocalStorage<SqlRewrite>()

/** Runs `work` with every query of the pools made here passing through `rewrite`. For tests alone. */
export function withSqlRewrite<T>(rewrite: SqlRewrite, work: () => Promise<T>): Promise<T> {
  return rewriteContext.run(rewrite, work)
}

const DATE_OID = 1082
const INT8_OID = 20
const types = new pg.TypeOverrides()
// A calendar date is not a moment: keep it as text. Counts fit in a double.
types.setTypeParser(DATE_OID, (value) => value)
types.setTypeParser(INT8_OID, Number)

/** A query with its text rewritten; its name is dropped, since a name stands for one text. */
function rewritten(query: unknown, rewrite: SqlRewrite): unknown {
  if (typeof query === 'string') return rewrite(query)
  if (typeof query !== 'object' || query === null || !('text' in query)) return query
  return { ...query, name: undefined, text: rewrite(String(query.text)) }
}

/**
 * Queries of one turn leave together: each write is a call to the system, and costs more than most of what
 * the database does for it.
 */
class TogetherClient extends pg.Client {
  #isHeld = false

  #hold(): void {
    if (this.#isHeld) return
    const { stream } = this.connection
    this.#isHeld = true
    stream.cork()
    process.nextTick(() => {
      this.#isHeld = false
      stream.uncork()
    })
  }

  override query(...args: unknown[]): never {
    this.#hold()
    const rewrite = rewriteContext.getStore()
    const [first, ...rest] = args
    return (super.query as (...all: unknown[]) => never)(
      rewrite ? rewritten(first, rewrite) : first,
      ...rest,
    )
  }
}

export interface PoolOptions {
  readonly max: number
  /** Milliseconds after which a statement is given up. */
  readonly statementTimeout?: number
  readonly applicationName: string
}

/** Where connections are lent out, and must be given back. */
export type Lender = Pick<pg.Pool, 'connect' | 'end' | 'options'>

/** Lends nothing to whoever holds a connection already: where all do that at once, all wait for each other. */
class CarefulPool extends pg.Pool {
  override connect(...args: unknown[]): never {
    refuseInside('a second connection')
    return (super.connect as (...all: unknown[]) => never)(...args)
  }
}

/** A pool whose clients send queued statements in one go (pipeline), so that a scope costs no extra round trip. */
export function createPool(connection: Connection, options: PoolOptions): pg.Pool {
  const pool = new CarefulPool({
    ...connection,
    Client: TogetherClient,
    types,
    max: options.max,
    application_name: options.applicationName,
    statement_timeout: options.statementTimeout ?? 5_000,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 5_000,
    pipeline: true,
  } as pg.PoolConfig)
  return survivingLoss(pool)
}

/** One pool for each lane. Who asks for a connection gets one of the lane in which it is served. */
export class Lanes implements Lender {
  readonly pools: Readonly<Record<Lane, pg.Pool>>

  constructor(open: (lane: Lane) => pg.Pool) {
    this.pools = { les: open('les'), werk: open('werk'), bezoek: open('bezoek') }
  }

  /** How any of them is reached: they differ in size alone. */
  get options(): pg.PoolOptions {
    return this.pools.werk.options
  }

  connect(): never {
    return this.pools[currentLane()].connect() as never
  }

  async end(): Promise<void> {
    await Promise.all(LANES.map((lane) => this.pools[lane].end()))
  }
}

/**
 * A connection that dies is replaced at the next use, and whoever was using it gets the error with its
 * query. Without listeners, idle and in use alike, its death would end the process.
 */
function survivingLoss(pool: pg.Pool): pg.Pool {
  const ignore = (): void => undefined
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

const OWNER_CONNECTIONS = 4

/** A plain pool for the owner's work (migrations, the job queue): no scope, no pipeline. */
export function createOwnerPool(owner: Connection, applicationName: string): pg.Pool {
  return survivingLoss(
    new pg.Pool({ ...owner, max: OWNER_CONNECTIONS, application_name: applicationName }),
  )
}

/** A transaction holds its connection as a scope does. */
class CarefulKysely<T> extends Kysely<T> {
  override transaction(): TransactionBuilder<T> {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) => execute((db) => runHolding(() => work(db)))
    return builder
  }
}

/** Kysely over a pool, for queries outside any admin's scope. */
export function createKysely<T>(pool: Lender): Kysely<T> {
  return new CarefulKysely<T>({ dialect: new PostgresDialect({ pool }) })
}
