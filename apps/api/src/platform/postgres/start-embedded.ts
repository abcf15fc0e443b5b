import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureCluster, OWNER } from './cluster.ts'
import type { EmbeddedConnection } from './connection.ts'
import { ensureDatabase } from './database.ts'
import { prepareNative } from './native.ts'
import { removeStraySocket, stopOrphan } from './pid-file.ts'
import { makeSocketDir, openDataDir, type Places, preparePlaces } from './places.ts'
import { type Run, startPostmaster, stopPostmaster } from './postmaster.ts'
import { claimSlot, type Slot } from './slot.ts'

/** A running embedded database. `stop` may be called more than once. */
export interface Embedded {
  readonly connection: EmbeddedConnection
  stop(): Promise<void>
}

/** What to start. `log` receives Dutch sentences for the operator. */
export interface EmbeddedOptions {
  readonly dataDir: string
  readonly log: (line: string) => void
  /** Where this program can be reached; shown to whoever tries to use the same data directory. */
  readonly address?: string
  readonly database?: string
  /** Server settings on top of ours, for tests (`fsync`) and small machines. */
  readonly settings?: Readonly<Record<string, string>>
}

const SOCKET_PORT = 5432
const RESTART_PAUSE_MS = 500

async function pickPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return address !== null && typeof address === 'object' ? address.port : SOCKET_PORT
}

/** Finds or makes what a run of the server needs. */
export async function prepareRun(places: Places, options: EmbeddedOptions): Promise<Run> {
  removeStraySocket(places.cluster)
  const socketDir = makeSocketDir(places)
  return {
    native: prepareNative(places.account, options.dataDir),
    places,
    socketDir,
    port: socketDir === null ? await pickPort() : SOCKET_PORT,
    settings: options.settings ?? {},
  }
}

/** Keeps one server alive: starts it again when it ends by itself, until it is stopped. */
class Keeper {
  private child: ChildProcess
  private stopping = false
  private readonly run: Run
  private readonly log: (line: string) => void

  constructor(child: ChildProcess, run: Run, log: (line: string) => void) {
    this.child = child
    this.run = run
    this.log = log
    this.watch()
  }

  private watch(): void {
    this.child.once('exit', () => {
      if (!this.stopping) void this.restart()
    })
  }

  private async restart(): Promise<void> {
    while (!this.stopping) {
      this.log('De database is onverwacht gestopt en wordt opnieuw gestart.')
      try {
        this.child = await startPostmaster(this.run)
        if (this.stopping) await stopPostmaster(this.child, this.run)
        else this.watch()
        return
      } catch (error) {
        this.log(error instanceof Error ? error.message : String(error))
        await sleep(RESTART_PAUSE_MS)
      }
    }
  }

  async stop(): Promise<void> {
    this.stopping = true
    await stopPostmaster(this.child, this.run)
  }
}

async function startClaimed(options: EmbeddedOptions, slot: Slot): Promise<Embedded> {
  const places = preparePlaces(options.dataDir)
  if (await stopOrphan(places.cluster)) {
    options.log('Een database die nog liep van een vorige keer is netjes gestopt.')
  }
  const run = await prepareRun(places, options)
  const password = await ensureCluster(run.native, places, run.settings.fsync !== 'off')
  const keeper = new Keeper(await startPostmaster(run), run, options.log)
  const { database = 'letterhaven' } = options
  const host = run.socketDir ?? '127.0.0.1'
  const connection = { host, port: run.port, user: OWNER, password, database }
  const end = async (): Promise<void> => {
    await keeper.stop()
    if (run.socketDir !== null && path.dirname(run.socketDir) === os.tmpdir()) {
      rmSync(run.socketDir, { recursive: true, force: true })
    }
    slot.release()
  }
  let stopped: Promise<void> | undefined
  const stop = (): Promise<void> => (stopped ??= end())
  try {
    await ensureDatabase(connection)
  } catch (error) {
    await stop()
    throw error
  }
  return { connection, stop }
}

/**
 * Starts PostgreSQL on `dataDir`, creating it the first time, and keeps it running until `stop`.
 * Throws an EmbeddedError; `data_dir_in_use` when another process has the directory.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataDir = openDataDir(options.dataDir)
  const slot = claimSlot(dataDir, options.address)
  try {
    return await startClaimed({ ...options, dataDir }, slot)
  } catch (error) {
    slot.release()
    throw error
  }
}
