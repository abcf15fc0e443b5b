import { run, type Runner, type TaskList } from 'graphile-worker'
import * as z from 'zod/mini'
import { AdminIdSchema, LeerlingIdSchema } from '@letterhaven/contracts/ids'
import type { Context } from '../context.ts'
import { sweepGasten } from '../features/gasten/gasten.service.ts'
import { herberekenStaat } from '../features/staat/herbereken.service.ts'
import { createOwnerPool, type Connection } from '../platform/db.ts'
import { quietLogger } from './queue-logger.ts'

const HerberekenSchema = z.strictObject({ adminId: AdminIdSchema, leerlingId: LeerlingIdSchema })

/** Every kind of job; payloads hold ids alone. */
export function createTasks(ctx: Context): TaskList {
  return {
    herbereken_staat: async (payload) => {
      const { adminId, leerlingId } = z.parse(HerberekenSchema, payload)
      await herberekenStaat(ctx, adminId, leerlingId)
    },
    ruim_gasten_op: async () => {
      await sweepGasten(ctx)
    },
  }
}

/** What comes round by the clock; several processes share one round. */
const ROUNDS = '*/10 * * * * ruim_gasten_op ?max=3'

export interface Jobs {
  stop(): Promise<void>
}

/** Starts working off the queue, as the owner of its tables. */
export async function startJobs(ctx: Context, owner: Connection): Promise<Jobs> {
  const pgPool = createOwnerPool(owner, 'letterhaven jobs')
  const runner: Runner = await run({
    pgPool,
    taskList: createTasks(ctx),
    crontab: ROUNDS,
    concurrency: 2,
    noHandleSignals: true,
    logger: quietLogger,
  })
  return {
    async stop() {
      await runner.stop()
      await pgPool.end()
    },
  }
}
