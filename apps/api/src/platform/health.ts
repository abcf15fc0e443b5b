import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/** The state that `/readyz` checks before this process may be given work. */
export interface ReadyState {
  stopping: boolean
}

const CHECK_MS = 500

interface RoleRow {
  readonly bypasses: boolean
}

/** Returns what is wrong with a pool; null when all is well. The pool's user must not be able to bypass row-level security. */
export async function findProblem(pool: pg.Pool): Promise<string | null> {
  const { rows } = await pool.query<RoleRow>(
    'select rolsuper or rolbypassrls as bypasses from pg_roles where rolname = current_user',
  )
  return rows[0]?.bypasses === false ? null : 'the database user can bypass row-level security'
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not answer in time')), CHECK_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Adds `/healthz`, which says that the process is alive, and `/readyz`, which says that it can serve: it is not stopping, the
 * database answers, and row-level security holds.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  pools: readonly pg.Pool[],
  state: ReadyState,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    if (state.stopping) return reply.code(503).send({ status: 'stopping' })
    try {
      const problems = await withinTime(Promise.all(pools.map(findProblem)))
      const problem = problems.find((found) => found !== null)
      return problem ? reply.code(503).send({ status: problem }) : { status: 'ok' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
}
