import { type ChildProcess, fork } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const STOP_MS = 20_000

/** Makes a directory for a database, which the account that runs it may enter; `cleanUp` removes it. */
export function makeDataDir(): { readonly map: string; cleanUp(): void } {
  const map = mkdtempSync(path.join(os.tmpdir(), `lh-bench-${process.pid}-`))
  chmodSync(map, 0o755)
  return { map, cleanUp: () => rmSync(map, { recursive: true, force: true }) }
}

/** Waits for the first message of a kind; rejects when the process ends before it arrives. */
function waitFor<T extends { readonly soort: string }>(
  kind: ChildProcess,
  soort: T['soort'],
): Promise<T> {
  return new Promise((resolve, reject) => {
    const klaar = (): void => {
      kind.off('message', hear)
      kind.off('exit', eind)
    }
    const hear = (bericht: unknown): void => {
      if ((bericht as { soort?: unknown }).soort !== soort) return
      klaar()
      resolve(bericht as T)
    }
    const eind = (code: number | null): void => {
      klaar()
      reject(new Error(`het serverproces eindigde met ${code} voor '${soort}'`))
    }
    kind.on('message', hear)
    kind.once('exit', eind)
  })
}

/** Another process of ours, which exchanges messages with a `soort`. */
export interface Kind {
  waitFor<T extends { readonly soort: string }>(soort: T['soort']): Promise<T>
  vraag<T extends { readonly soort: string }>(soort: T['soort']): Promise<T>
  stop(): Promise<void>
}

/** Starts a script of this folder in its own process. */
export function startKind(script: string, env: NodeJS.ProcessEnv): Kind {
  const kind = fork(path.join(import.meta.dirname, script), {
    env: { ...process.env, ...env },
    execArgv: process.env['BENCH_PROFIEL'] ? profielArgs(process.env['BENCH_PROFIEL']) : [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return {
    waitFor: (soort) => waitFor(kind, soort),
    vraag(soort) {
      const antwoord = waitFor(kind, soort)
      kind.send({ soort })
      return antwoord as never
    },
    async stop() {
      if (kind.exitCode !== null) return
      const eind = new Promise((resolve) => kind.once('exit', resolve))
      kind.send({ soort: 'stop' })
      const noodrem = setTimeout(() => kind.kill('SIGKILL'), STOP_MS)
      await eind
      clearTimeout(noodrem)
    },
  }
}

/** Makes the process write a CPU profile into a folder when it ends. */
const profielArgs = (map: string): string[] => ['--cpu-prof', `--cpu-prof-dir=${map}`]
