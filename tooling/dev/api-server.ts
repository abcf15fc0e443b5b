import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../../rig/run.ts'
import { AGAIN } from './ports.ts'

/** Editors and git write several files at once. */
const QUIET_MS = 50

/** What the server's process says: which of our files it loaded, and that it answers. */
export type Message = { readonly loaded: string } | 'ready'

/** The server of the calls, which starts anew after each change of a file that it loaded. */
export interface ApiServer {
  /** Waits until it answers, or has ended; while it starts anew no call should reach it. */
  settled(): Promise<void>
  /** Says that a file was saved. */
  report(file: string): void
  stop(): Promise<void>
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null

/** Ends a process that may finish what it is doing. */
async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  if (isRunning(child) && child.kill('SIGTERM')) await gone
}

/**
 * Starts the server. A saved file is told by its name and never watched itself: an editor may put a new file in its place.
 * `mustRestart` names other files that it reads when it starts.
 */
export function startApiServer(
  env: NodeJS.ProcessEnv,
  { say, mustRestart }: { say(line: string): void; mustRestart(file: string): boolean },
): ApiServer {
  // Lets a debugger attach: DEV_INSPECT=9229 npm run dev.
  const inspect = process.env['DEV_INSPECT'] ? [`--inspect=${process.env['DEV_INSPECT']}`] : []
  const loaded = new Set<string>()
  let child: ChildProcess | null = null
  let isStopped = false

  /** Starts a process, and returns whether it answers; one that ended says itself why. */
  async function launch(again: boolean): Promise<boolean> {
    // Node blanks out types in place, so lines and columns are those of the source without any source map.
    const started = spawn(process.execPath, [...inspect, 'tooling/dev/server.ts'], {
      cwd: ROOT,
      env: { ...env, [AGAIN]: again ? '1' : '' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child = started
    await new Promise<void>((resolve) => {
      started.on('message', (message: Message) =>
        message === 'ready' ? resolve() : loaded.add(message.loaded),
      )
      started.once('exit', () => resolve())
    })
    return isRunning(started)
  }

  /** Starts the first process, or the next one in its place, and says how that went. */
  async function start(): Promise<void> {
    if (isStopped) return
    const [begin, before] = [performance.now(), child]
    if (before) await end(before)
    const isUp = await launch(before !== null)
    if (!isUp && !isStopped) say('De server draait niet. Na de volgende wijziging start hij weer.')
    if (isUp && before)
      say(`De server is opnieuw gestart (${((performance.now() - begin) / 1000).toFixed(1)} s).`)
  }

  let settled = start()
  let isDue = false
  return {
    settled: () => settled,
    report(file) {
      if (isDue || isStopped || !(loaded.has(file) || mustRestart(file))) return
      isDue = true
      // From now on calls wait: an answer of the old code would look like a change that did nothing.
      settled = settled
        .then(() => sleep(QUIET_MS))
        .then(() => {
          isDue = false
          return start()
        })
    },
    async stop() {
      isStopped = true
      if (child) await end(child)
    },
  }
}
