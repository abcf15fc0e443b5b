import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Context } from '../context.ts'
import type { Ijking } from '../features/ijking/ijken.service.ts'
import type { Connection } from '../platform/db.ts'
import { connectionAs } from './database-roles.ts'

/** What a thread needs to calibrate on its own. */
export interface Night {
  readonly connection: Connection
  readonly now: Date
}

/**
 * Calibrates the words in a thread of its own: reading and computing would keep the answers of whoever
 * practises waiting. It signs in as `app`, as the server does. Afterwards this server goes by the bank that lives.
 */
export async function runNight(ctx: Context, owner: Connection): Promise<Ijking> {
  const night: Night = { connection: connectionAs('app', owner, ctx.geheimKey), now: ctx.now() }
  const worker = new Worker(new URL('night-worker.ts', import.meta.url), { workerData: night })
  try {
    // A thread that fails rejects this with its error.
    const [ijking]: Ijking[] = await once(worker, 'message')
    if (!ijking) throw new Error('a night without an outcome')
    if (ijking.uitkomst === 'leeft') await ctx.inhoud.ververs()
    return ijking
  } finally {
    await worker.terminate()
  }
}
