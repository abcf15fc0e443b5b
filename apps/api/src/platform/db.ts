import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery, Kysely, PostgresDialect, type TransactionBuilder } from 'kysely'
import pg from 'pg'
import { refuseInside, runHolding } from './inside.ts'
import { currentLane, LANES, type Lane } from './lane.ts'

/** How to reach a database, as `pg` takes it. */
export interface Connection {
  readonly host: string
  readonly port: number
  readonly database: string
  readonly user: string
  readonly password: string
}

/** Rewrites SQL just before it is sent; the tests use it to remove the tenant predicate. */
export type SqlRewrite = (text: string) => string
const rewriteContext = new AsyncLocalStorage<SqlRewrite>()

/** Runs `work` with every query of the pools made here passing through `rewrite`. For tests only. */
export function withSqlRewrite<T>(rewrite: SqlRewrite, work: () => Promise<T>): Promise<T> {
  return rewriteContext.run(rewrite, work)
}

const DATE_OID = 1082
const INT8_OID = 20
const types = new pg.TypeOverrides()
// A calendar date is not a moment, so keep it as text. Counts fit in a double.
types.setTypeParser(DATE_OID, (value) => value)
types.setTypeParser(INT8_OID, Number)

/** How long a statement may take by default, in ms. */
const STATEMENT_MS = 5_000
const CONNECT_MS = 5_000
/**
 * How much later than the database itself the client gives up on a statement, in ms: without even an error from the database by
 * then, it is considered gone.
 */
const SILENCE_MS = 1_000
/** The message of `pg` for a query that got no answer in time. */
const GIVEN_UP = 'Query read timeout'
const GIVE_TIME = 'set local statement_timeout = '

/** Lets the statements of this transaction take longer than a visitor's may. */
export const giveTime = async <T>(db: Kysely<T>, ms: number): Promise<void> => {
  await db.executeQuery(CompiledQuery.raw(`${GIVE_TIME}${ms}`))
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '')

/** Returns the query with a limit of `ms` to wait for an answer; after that the query and its connection are given up. */
function within(query: unknown, ms: number): unknown {
  if (typeof query === 'string') return { text: query, query_timeout: ms }
  if (typeof query !== 'object' || query === null || !('text' in query) || 'submit' in query)
    return query
  return { ...query, query_timeout: ms }
}

/** Returns the query with its text rewritten; its name is dropped, since a name stands for one text. */
function rewritten(query: unknown, rewrite: SqlRewrite): unknown {
  if (typeof query === 'string') return rewrite(query)
  if (typeof query !== 'object' || query === null || !('text' in query)) return query
  return { ...query, name: undefined, text: rewrite(String(query.text)) }
}

/**
 * Sends the queries of one turn together: each write is a system call, which costs more than most of what the database does for
 * it. A database that goes silent (its machine is gone or has stalled) is treated as lost: without that, the network would have
 * us wait for a quarter of an hour.
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

  /** A transaction that gives itself more time is waited for that long, until it ends. */
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

  /** Says goodbye, and hangs up when that is not answered: a machine that is gone would keep whoever waits for it for ever. */
  override end(...args: unknown[]): never {
    const { connection } = this
    const hangUp = setTimeout(() => connection.stream.destroy(), SILENCE_MS)
    connection.once('end', () => clearTimeout(hangUp))
    return (super.end as (...all: unknown[]) => unknown)(...args) as never
  }
}

export interface PoolOptions {
  readonly max: number
  /** Milliseconds after which a statement is given up. */
  readonly statementTimeout?: number
  readonly applicationName: string
}

/** Something that lends connections, which must be given back. */
export type Lender = Pick<pg.Pool, 'connect' | 'end' | 'options'>

/** Takes a connection, or the error of having none. */
type Take = Parameters<pg.Pool['connect']>[0]

/**
 * Refuses to lend a connection to a caller that already holds one: if all callers did that at once, they would all wait for
 * each other.
 */
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
    const [take] = args as [Take?]
    return (take ? this.#lendTo(take) : this.#lend()) as never
  }

  /**
   * Lends a connection to a callback, which may give it back more than once: the queue gives back the one on which it listens when
   * that dies, and again when it is stopped for it, and the second time would end the process.
   */
  #lendTo(take: Take): void {
    super.connect((error, client, release) => {
      let isBack = false
      take(error, client, (reason) => {
        // With an error there is no connection, and a pool that ends has nothing to give it back to.
        if (isBack || error) return
        isBack = true
        release(reason)
      })
    })
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

/** Keeps idle connections checked as well. */
const ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 } as const

/** Creates a pool whose clients send queued statements in one go (pipelining), so that a scope costs no extra round trip. */
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

/** One pool for each lane. A caller gets a connection of the lane in which it is served. */
export class Lanes implements Lender {
  readonly pools: Readonly<Record<Lane, pg.Pool>>

  constructor(open: (lane: Lane) => pg.Pool) {
    this.pools = { les: open('les'), werk: open('werk'), bezoek: open('bezoek') }
  }

  /** The connection options of any of the pools: they differ only in size. */
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
 * Makes a pool survive the death of a connection: it is replaced at the next use, and whoever was using it gets the error with
 * their query. Without listeners, on idle and used connections alike, its death would end the process.
 */
function survivingLoss(pool: pg.Pool): pg.Pool {
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

const OWNER_CONNECTIONS = 4

/** How long a statement of the queue may take, in ms: all of them are short. */
const QUEUE_STATEMENT_MS = 10_000

/**
 * Creates a pool for the queue, without pipelining, because the queue talks to the database in its own way; a database that
 * goes silent is given up.
 */
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

/** Creates a plain pool for the owner's work (migrations): no scope, no pipelining, and no time limit. */
export function createOwnerPool(owner: Connection, applicationName: string): pg.Pool {
  return survivingLoss(
    new pg.Pool({ ...owner, ...ALIVE, max: OWNER_CONNECTIONS, application_name: applicationName }),
  )
}

/** Marks a transaction as holding its connection, as a scope does. */
class CarefulKysely<T> extends Kysely<T> {
  override transaction(): TransactionBuilder<T> {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) => execute((db) => runHolding(() => work(db)))
    return builder
  }
}

/** Returns Kysely over a pool, for queries outside any admin's scope. */
export function createKysely<T>(pool: Lender): Kysely<T> {
  return new CarefulKysely<T>({ dialect: new PostgresDialect({ pool }) })
}
