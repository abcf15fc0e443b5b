/** Runs a query over a connection of the queue's owner. */
export type Ask = (text: string, values?: unknown[]) => Promise<unknown>

/** The application name on the connections of a process that processes the queue. */
export const WORKERS = 'letterhaven jobs'

/** No job of ours takes this long, so a worker that still has one is gone. */
const LONGEST = '5 minutes'

const free = (which: string): string => `
  with taken as (
    select locked_by, locked_at from graphile_worker._private_jobs
    union all
    select locked_by, locked_at from graphile_worker._private_job_queues
  )
  select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from taken where locked_by is not null and ${which}
  ))`

/**
 * The connection on which a runner listens is older than anything it takes and ends with it, so what was taken before the
 * oldest of them belongs to nobody.
 */
const BEFORE_ALL = `(
  select min(backend_start) from pg_stat_activity
  where datname = current_database() and application_name = $1
)`

/**
 * Gives back to the queue what a server took and never finished because it was killed: the queue itself would keep it for four
 * hours, and the link in a mail lives for thirty minutes. It is asked over a connection of the queue.
 */
export const freeLostJobs = (ask: Ask): Promise<unknown> =>
  ask(free(`(locked_at < now() - $2::interval or locked_at < ${BEFORE_ALL})`), [WORKERS, LONGEST])

/**
 * Does so once more shortly after the start. The database can still hold connections of a server that was killed a moment ago,
 * and what it had taken then looks as if somebody were busy with it.
 */
export const freeLostJobsSoon = (ask: Ask): Promise<unknown> =>
  ask(`select graphile_worker.add_job('geef_werk_terug', run_at := now() + interval '5 seconds',
    max_attempts := 1, job_key := 'geef_werk_terug na begin')`)

/** Gives back what was taken under the names of workers that are gone. */
export const freeJobsOf = async (ask: Ask, names: readonly string[]): Promise<void> => {
  if (names.length > 0)
    await ask('select graphile_worker.force_unlock_workers($1::text[])', [names])
}
