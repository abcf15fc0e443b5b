/** How a query is asked, by whoever holds a connection of the queue's owner. */
export type Ask = (text: string, values?: unknown[]) => Promise<unknown>

/** What the connections of a process that works off the queue are called. */
export const WORKERS = 'letterhaven jobs'

/** No job of ours takes as long: who still has one is gone. */
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
 * Gives back to the queue what a server took and, killed, never finished: the queue itself would keep it
 * for four hours, and the link in a mail lives for thirty minutes.
 */
export const freeLostJobs = (ask: Ask): Promise<unknown> =>
  ask(free('locked_at < now() - $1::interval'), [LONGEST])

/** The same at the start: where no other server works off the queue, all that is taken is lost. */
export const freeJobsOfNobody = (ask: Ask): Promise<unknown> =>
  ask(
    free(`not exists (
      select from pg_stat_activity
      where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()
    )`),
    [WORKERS],
  )

/** Gives back what was taken under names under which nobody works any more. */
export const freeJobsOf = async (ask: Ask, names: readonly string[]): Promise<void> => {
  if (names.length > 0)
    await ask('select graphile_worker.force_unlock_workers($1::text[])', [names])
}
