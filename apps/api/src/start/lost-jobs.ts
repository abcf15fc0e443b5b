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
 * Gives back to the queue what a server took and never finished because it was killed: the queue itself would keep it for four
 * hours, and the link in a mail lives for thirty minutes.
 */
export const freeLostJobs = (ask: Ask): Promise<unknown> =>
  ask(free('locked_at < now() - $1::interval'), [LONGEST])

/** Does the same at the start: when no other server processes the queue, everything that is taken is lost. */
export const freeJobsOfNobody = (ask: Ask): Promise<unknown> =>
  ask(
    free(`not exists (
      select from pg_stat_activity
      where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()
    )`),
    [WORKERS],
  )

/** Gives back what was taken under the names of workers that are gone. */
export const freeJobsOf = async (ask: Ask, names: readonly string[]): Promise<void> => {
  if (names.length > 0)
    await ask('select graphile_worker.force_unlock_workers($1::text[])', [names])
}
