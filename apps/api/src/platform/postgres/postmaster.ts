import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runAs, serverEnv } from './cluster.ts'
import { EmbeddedError } from './embedded-error.ts'
import { endWithUs } from './end-with-us.ts'
import type { Native } from './native.ts'
import { readPidFile, stopOrphan } from './pid-file.ts'
import type { Places } from './places.ts'
import { processMark } from './process-mark.ts'

const POLL_MS = 20
const READY_MS = 120_000
/** How long a dead server that its parent has not yet collected still blocks its lock file. */
const STALE_LOCK_MS = 12_000
const STALE_LOCK_PAUSE_MS = 250
const FAST_STOP_MS = 20_000
const LARGEST_LOG = 5_000_000
const LOG_TAIL = 1_500

/** Everything one run of the server needs. */
export interface Run {
  readonly native: Native
  readonly places: Places
  readonly socketDir: string | null
  readonly port: number
  readonly settings: Readonly<Record<string, string>>
}

/** Returns our settings: durable, reachable only from here, and no statement texts or values in the log. */
function settingsOf(run: Run): Record<string, string> {
  return {
    listen_addresses: run.socketDir === null ? '127.0.0.1' : '',
    unix_socket_directories: run.socketDir ?? '',
    unix_socket_permissions: '0700',
    port: String(run.port),
    fsync: 'on',
    full_page_writes: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...run.settings,
  }
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > LARGEST_LOG) truncateSync(file)
  return openSync(file, 'a', 0o600)
}

function readLogFrom(file: string, offset: number): string {
  return readFileSync(file).subarray(offset).toString('utf8').slice(-LOG_TAIL).trim()
}

function spawnServer(run: Run, log: number): ChildProcess {
  const args = ['-D', run.places.cluster]
  for (const [name, value] of Object.entries(settingsOf(run))) args.push('-c', `${name}=${value}`)
  return spawn(run.native.postgres, args, {
    cwd: run.places.cluster,
    env: serverEnv(),
    stdio: ['ignore', log, log],
    // Its own process group: Ctrl-C in a terminal reaches us, and we stop it when we are done.
    detached: process.platform !== 'win32',
    ...runAs(run.places.account),
  })
}

const isRunning = (child: ChildProcess): boolean =>
  child.exitCode === null && child.signalCode === null

async function waitReady(child: ChildProcess, cluster: string): Promise<boolean> {
  for (let waited = 0; waited < READY_MS; waited += POLL_MS) {
    if (!isRunning(child)) return false
    const found = readPidFile(cluster)
    if (found?.pid === child.pid && found?.status === 'ready') return true
    await sleep(POLL_MS)
  }
  child.kill('SIGQUIT')
  return false
}

/** Makes one attempt; returns the running server, or the text it left in its log. */
async function attempt(run: Run): Promise<ChildProcess | string> {
  const log = openLog(run.places.log)
  const offset = statSync(run.places.log).size
  const child = spawnServer(run, log)
  closeSync(log)
  endWithUs(child, () => interrupt(child, run))
  const failed = new Promise<string>((resolve) =>
    child.once('error', (error) => resolve(error.message)),
  )
  const ready = waitReady(child, run.places.cluster)
  const outcome = await Promise.race([failed, ready])
  if (outcome === true) return child
  return typeof outcome === 'string' ? outcome : readLogFrom(run.places.log, offset)
}

/** Removes the lock of a server that is proven dead but still listed by the system. */
function removeDeadLock(cluster: string): void {
  const holder = readPidFile(cluster)
  if (holder && processMark(holder.pid) === null) {
    rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
  }
}

/**
 * Starts the server and waits until it takes connections, also after a crash (it then recovers). Call this while holding the
 * slot of the data directory, because a server that still runs on these files is stopped.
 */
export async function startPostmaster(run: Run): Promise<ChildProcess> {
  let left = STALE_LOCK_MS
  for (;;) {
    const outcome = await attempt(run)
    if (typeof outcome !== 'string') return outcome
    const isStale = /lock file .* already exists|pre-existing shared memory block/.test(outcome)
    if (!isStale) throw new EmbeddedError('start_failed', `De database start niet:\n${outcome}`)
    // A server that its program started again just before it was killed may claim the files after we looked.
    await stopOrphan(run.places.cluster)
    await sleep(STALE_LOCK_PAUSE_MS)
    left -= STALE_LOCK_PAUSE_MS
    if (left <= 0) removeDeadLock(run.places.cluster)
    if (left < -STALE_LOCK_MS)
      throw new EmbeddedError('start_failed', `De database start niet:\n${outcome}`)
  }
}

/** Stops the server cleanly: open transactions are rolled back, and everything committed is on disk. */
export async function stopPostmaster(child: ChildProcess, run: Run): Promise<void> {
  if (!isRunning(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  interrupt(child, run)
  await Promise.race([ended, sleep(FAST_STOP_MS, null, { ref: false })])
  if (isRunning(child)) {
    child.kill('SIGQUIT')
    await ended
  }
}

/** Asks for a fast shutdown without waiting; also usable while the process is ending. */
function interrupt(child: ChildProcess, run: Run): void {
  if (process.platform !== 'win32') {
    child.kill('SIGINT')
    return
  }
  const args = ['stop', '-D', run.places.cluster, '-m', 'fast', '-W']
  spawnSync(run.native.pgCtl, args, { env: serverEnv(), stdio: 'ignore' })
}
