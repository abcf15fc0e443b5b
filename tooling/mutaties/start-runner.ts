import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../../rig/run.ts'
import type { Outcome, Trial } from './runner.ts'

/** A process that runs tests, one trial after the other. */
export interface Runner {
  /** Returns the outcome of a trial; null where there is none within this time, in ms. */
  tryOut(trial: Trial, ms: number): Promise<Outcome | null>
  stop(): void
}

function startProcess(): Promise<ChildProcess> {
  // What the tests print is of no use here; what stops a runner is.
  const child = fork(path.join(import.meta.dirname, 'runner.ts'), {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((ready, failed) => {
    child.once('message', () => ready(child))
    child.once('exit', (code) => failed(new Error(`the runner ended with ${code}`)))
  })
}

/** Starts a process that runs tests, and another in its place when one of them never finishes. */
export async function startRunner(): Promise<Runner> {
  let child = await startProcess()
  const end = (signal: NodeJS.Signals): void => {
    child.removeAllListeners()
    child.kill(signal)
  }
  return {
    async tryOut(trial, ms) {
      const outcome = await new Promise<Outcome | null>((done) => {
        const timer = setTimeout(() => done(null), ms)
        child.once('message', (message: Outcome) => {
          clearTimeout(timer)
          done(message)
        })
        child.send(trial)
      })
      if (outcome) return outcome
      end('SIGKILL')
      child = await startProcess()
      return null
    },
    stop: () => end('SIGTERM'),
  }
}
