import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery, Kysely, PostgresDialect, type TransactionBuilder } from 'kysely'
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

/** What a statement may take where nobody said otherwise, in ms. */
const STATEMENT_MS = 5_000
const CONNECT_MS = 5_000
/** By so much later than the database itself the client gives a statement up: what is not even refused comes from nobody. */
const SILENCE_MS = 1_000
/** The message of `pg` for a query without an answer in time. */
const GIVEN_UP = 'Query read timeout'
const GIVE_TIME = 'set local statement_timeout = '

/** Lets the statements of this transaction take longer than a visitor's may. */
export const giveTime = async <T>(db: Kysely<T>, ms: number): Promise<void> => {
  await db.executeQuery(CompiledQuery.raw(`${GIVE_TIME}${ms}`))
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '')

/** A query that is given up when no answer came for so long, and its connection with it. */
function within(query: unknown, ms: number): unknown {
  if (typeof query === 'string') return { text: query, query_timeout: ms }
  if (typeof query !== 'object' || query === null || !('text' in query) || 'submit' in query)
    return query
  return { ...query, query_timeout: ms }
}

/** A query with its text rewritten; its name is dropped, since a name stands for one text. */
function rewritten(query: unknown, rewrite: SqlRewrite): unknown {
  if (typeof query === 'string') return rewrite(query)
  if (typeof query !== 'object' || query === null || !('text' in query)) return query
  return { ...query, name: undefined, text: rewrite(String(query.text)) }
}

/**
 * Queries of one turn leave together: each write is a call to the system, and costs more than most of what
 * the database does for it. A database that says nothing any more (its machine is gone, or stands still) is one that was
 * lost: without a word of it the network would have us wait for a quarter of an hour.
 */
class TogetherClient extends pg.Client {
  readonly openedAt = performance.now()
  /** Called when a query got no answer in time. */
  onSilence: (() => void) | undefined
  #isHeld = false
  readonly #usualMs: number
  #patienceMs: number

  constructor(config: pg.ClientConfig = {}) {
    super(config)
    this.#usualMs = Number(config.statement_timeout || STATEMENT_MS) + SILENCE_MS
    this.#patienceMs = this.#usualMs
  }

  /** A transaction that gives itself time is waited for as long, until it ends. */
  #heed(text: string): void {
    if (text.startsWith(GIVE_TIME))
      this.#patienceMs = Number(text.slice(GIVE_TIME.length)) + SILENCE_MS
    else if (text === 'commit' || text === 'rollback') this.#patienceMs = this.#usualMs
  }

  readonly #noticeSilence = (error: unknown): void => {
    if (error instanceof Error && error.message === GIVEN_UP) this.onSilence?.()
  }

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
    this.#heed(textOf(first))
    const asked = (super.query as (...all: unknown[]) => unknown)(
      within(rewrite ? rewritten(first, rewrite) : first, this.#patienceMs),
      ...rest,
    )
    if (asked instanceof Promise) asked.catch(this.#noticeSilence)
    return asked as never
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
  #silentAt = -Infinity

  constructor(config: pg.PoolConfig) {
    super(config)
    this.on('connect', (client) => {
      ;(client as unknown as TogetherClient).onSilence = () => (this.#silentAt = performance.now())
    })
  }

  override connect(...args: unknown[]): never {
    refuseInside('a second connection')
    const isPlain = args.length === 0
    return (
      isPlain ? this.#lend() : (super.connect as (...all: unknown[]) => never)(...args)
    ) as never
  }

  /**
   * Lends a connection. After a query was given up, connections that were opened earlier are closed instead of lent: if the
   * database's machine is gone they are all dead, and each would make a caller wait until its query is given up too.
   */
  async #lend(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await super.connect()
      if ((client as unknown as TogetherClient).openedAt >= this.#silentAt) return client
      client.release(true)
    }
  }
}

const ignore = (): void => undefined

/** Connections on which nobody asks anything are looked at as well. */
const ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 } as const

/** A pool whose clients send queued statements in one go (pipeline), so that a scope costs no extra round trip. */
export function createPool(connection: Connection, options: PoolOptions): pg.Pool {
  const pool = new CarefulPool({
    ...connection,
    Client: TogetherClient,
    types,
    max: options.max,
    application_name: options.applicationName,
    statement_timeout: options.statementTimeout ?? STATEMENT_MS,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: CONNECT_MS,
    ...ALIVE,
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
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

const OWNER_CONNECTIONS = 4

/** What a statement of the queue may take, in ms: all of them are short. */
const QUEUE_STATEMENT_MS = 10_000

/** A pool for the queue, which speaks to the database as it likes: no pipeline, and a database that says nothing is given up. */
export function createQueuePool(owner: Connection, applicationName: string): pg.Pool {
  return survivingLoss(
    new CarefulPool({
      ...owner,
      ...ALIVE,
      Client: TogetherClient,
      max: OWNER_CONNECTIONS,
      application_name: applicationName,
      statement_timeout: QUEUE_STATEMENT_MS,
      connectionTimeoutMillis: CONNECT_MS,
    } as pg.PoolConfig),
  )
}

/** A plain pool for the owner's work (migrations): no scope, no pipeline, and as much time as it takes. */
export function createOwnerPool(owner: Connection, applicationName: string): pg.Pool {
  return survivingLoss(
    new pg.Pool({ ...owner, ...ALIVE, max: OWNER_CONNECTIONS, application_name: applicationName }),
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
