import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Context } from '../kern/context.ts'
import type { Ijking } from '../kern/ijking/ijken.service.ts'
import type { Maand } from '../kern/ijking/maand.service.ts'
import type { Connection } from '../platform/db.ts'
import { connectionAs, type DatabaseRole } from './database-roles.ts'

/** What a thread needs to calibrate by itself. */
export interface Night {
  /** The words, every night, or what is assumed about pupils, every month. */
  readonly wat: 'woorden' | 'leerlingen'
  readonly connection: Connection
  /** Only for the list of schools. */
  readonly office: Connection
  readonly now: Date
}

/**
 * Calibrates words or pupils in a thread of its own, because reading and computing would delay the answers to pupils who are
 * practising. It signs in as `app`, as the server does. Afterwards this server switches to the bank that is live.
 */
export async function runNight(
  ctx: Context,
  owner: Connection,
  wat: Night['wat'],
): Promise<Ijking | Maand> {
  const als = (rol: DatabaseRole): Connection => connectionAs(rol, owner, ctx.geheimKey)
  const night: Night = { wat, connection: als('app'), office: als('office_app'), now: ctx.now() }
  const worker = new Worker(new URL('night-worker.ts', import.meta.url), { workerData: night })
  try {
    // A thread that fails rejects this with its error.
    const [ijking]: (Ijking | Maand)[] = await once(worker, 'message')
    if (!ijking) throw new Error('a night without an outcome')
    if (ijking.uitkomst === 'leeft') await ctx.inhoud.ververs()
    return ijking
  } finally {
    await worker.terminate()
  }
}
