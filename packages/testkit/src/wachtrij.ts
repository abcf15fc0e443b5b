import { setTimeout as wacht } from 'node:timers/promises'
import { startJobs } from '@letterhaven/api/start/jobs'
import { sql } from 'kysely'
import type { TestServer } from './test-server.ts'

const KIJK_MS = 20

/** Returns how many jobs are due; throws the error of a job that failed. */
export async function aantalWachtend({ owner }: TestServer): Promise<number> {
  const { rows } = await sql<{ last_error: string | null }>`
    select last_error from graphile_worker.jobs
    where run_at <= now() or last_error is not null`.execute(owner)
  const fout = rows.find((rij) => rij.last_error !== null)
  if (fout) throw new Error(`a job failed: ${fout.last_error}`)
  return rows.length
}

/** Lets the real job runner work until nothing in the queue is due. */
export async function drainWachtrij(server: TestServer): Promise<void> {
  const jobs = await startJobs(server.ctx, server.ownerConnection)
  try {
    while ((await aantalWachtend(server)) > 0) await wacht(KIJK_MS)
  } finally {
    await jobs.stop()
  }
}
