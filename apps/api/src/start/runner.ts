import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { run, type Task, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Client, Pool } from 'pg'
import { createQueuePool, type Connection } from '../platform/db.ts'
import { freeJobsOf, freeLostJobs, freeLostJobsSoon, WORKERS, type Ask } from './lost-jobs.ts'
import { quietLogger } from './queue-logger.ts'

/** What a runner does, and on which schedule. */
export interface Work {
  readonly tasks: TaskList
  readonly crontab: string
  /** The names of runners that have ended; what they had taken is given back. */
  readonly gone: readonly string[]
}

/** One runner of the queue, over connections of its own. */
export interface Runner {
  /** Resolves once the runner has ended, by itself, by `stop` or because a connection was lost. None of its jobs runs then. */
  readonly ended: Promise<void>
  /** The name under which it takes jobs. */
  readonly name: string
  stop(): Promise<void>
}

/**
 * Makes the queue write the results of jobs in separate turns: there it catches a failing write, and ends the runner. Written
 * at once, such a failure is a rejected promise that nobody handles, and ends the process.
 */
const WRITES_THAT_ARE_CAUGHT = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

/** How long a runner that ends may write the results of its last jobs, in ms. */
const LAST_WRITES_MS = 5_000

const ignore = (): void => undefined

/** Returns the same tasks, and a wait until none of them is at work. */
function watchTasks(tasks: TaskList): { tasks: TaskList; idle(): Promise<void> } {
  const busy = new Set<Promise<void>>()
  const watched = (task: Task): Task =>
    async function work(payload, helpers) {
      const done = Promise.withResolvers<void>()
      busy.add(done.promise)
      try {
        return await task(payload, helpers)
      } finally {
        busy.delete(done.promise)
        done.resolve()
      }
    }
  return {
    tasks: Object.fromEntries(
      Object.entries(tasks).flatMap(([name, task]) => (task ? [[name, watched(task)]] : [])),
    ),
    async idle() {
      while (busy.size > 0) await Promise.all(busy)
    },
  }
}

/** Opens the connections of a runner. `lost` resolves when one of them fails; `close` ends those in use as well. */
function openConnections(owner: Connection) {
  const pool: Pool = createQueuePool(owner, WORKERS)
  const clients = new Set<Client>()
  const lost = Promise.withResolvers<void>()
  pool.on('connect', (lent) => {
    const client = lent as unknown as Client
    clients.add(client)
    client.once('end', () => clients.delete(client))
    client.on('error', () => lost.resolve())
  })
  return {
    pool,
    lost: lost.promise,
    /** The pool itself waits for whoever has a connection, and a runner that is stuck never gives it back. */
    async close(): Promise<void> {
      pool.end().catch(ignore)
      await Promise.allSettled([...clients].map((client) => client.end()))
    },
  }
}

/** Resolves when the runner begins to end, for whatever reason. */
const awaitEnding = (events: WorkerEvents): Promise<void> =>
  new Promise((resolve) => {
    events.once('pool:gracefulShutdown', () => resolve())
    events.once('pool:forcefulShutdown', () => resolve())
  })

/**
 * Resolves when the runner is over. Its own word for that may never come: when several results of jobs could not be written, it
 * waits for one too many of them. So once it is ending and none of its jobs runs any more, it gets a moment, and no longer.
 */
async function awaitOver(
  over: Promise<void>,
  { ending, idle }: { readonly ending: Promise<void>; idle(): Promise<void> },
): Promise<void> {
  const isOver = new AbortController()
  const isStuck = ending
    .then(idle)
    .then(() => pause(LAST_WRITES_MS, null, { signal: isOver.signal }))
    .then(() => quietLogger.warn('a runner did not end by itself and is followed by another'))
  await Promise.race([over, isStuck])
  isStuck.catch(ignore)
  isOver.abort()
}

/**
 * Starts one runner of the queue. It ends when it loses a connection: what it was taking at that moment is then taken in the
 * database, but nobody here knows about it.
 */
export async function beginRunner(owner: Connection, work: Work): Promise<Runner> {
  const { pool, lost, close } = openConnections(owner)
  const { tasks, idle } = watchTasks(work.tasks)
  const ask: Ask = (text, values) => pool.query(text, values)
  try {
    await freeLostJobs(ask)
    await freeLostJobsSoon(ask)
    await freeJobsOf(ask, work.gone)
    const events: WorkerEvents = new EventEmitter()
    const ending = awaitEnding(events)
    let name = ''
    events.on('pool:create', ({ workerPool }) => (name = workerPool.id))
    const runner = await run({
      pgPool: pool,
      taskList: tasks,
      crontab: work.crontab,
      concurrency: 2,
      noHandleSignals: true,
      logger: quietLogger,
      events,
      preset: { worker: WRITES_THAT_ARE_CAUGHT },
    })
    // The queue's own log says why it ended.
    const over = awaitOver(runner.promise.catch(ignore), { ending, idle })
    // A runner that has already ended cannot be stopped, and one that is stuck says nothing.
    const stop = async (): Promise<void> => {
      runner.stop().catch(ignore)
      await over
    }
    void lost.then(stop)
    return { name, stop, ended: over.then(close) }
  } catch (error) {
    await close()
    throw error
  }
}
