import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The repository's root. */
export const ROOT = path.resolve(import.meta.dirname, '..')

/** The time limit of one step of the gates; a step that hangs is stopped and counts as failed. */
const LONGEST_STEP_MS = 40 * 60_000

/** A command for the Node that runs this: the script of a package or of our own, and its arguments. */
export type Command = readonly [script: string, ...args: string[]]

/** How a command ended; `output` is empty when it was written straight to the terminal. */
export interface Outcome {
  readonly ok: boolean
  readonly output: string
  readonly seconds: number
}

/** Returns the script behind a package's program, so that it runs without a shell on every platform. */
export function programOf(name: string, program = name): string {
  const folder = path.join(ROOT, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  const file = typeof bin === 'string' ? bin : bin[program]
  if (file === undefined) throw new Error(`${name} heeft geen programma '${program}'`)
  return path.join(folder, file)
}

/**
 * Returns an environment in which programs that start `node` find this one instead of the machine's own, and need not compile
 * again what another one has compiled.
 */
function environment(): NodeJS.ProcessEnv {
  const own = path.join(ROOT, 'node_modules/.bin')
  return {
    NODE_COMPILE_CACHE: path.join(ROOT, '.cache/node'),
    ...process.env,
    PATH: `${own}${path.delimiter}${process.env['PATH'] ?? ''}`,
  }
}

/** Runs a command without stdin; `show` streams it to the terminal instead of keeping its output. */
export async function runCommand(
  command: Command,
  show = false,
  cwd: string = ROOT,
): Promise<Outcome> {
  const start = performance.now()
  const child = spawn(process.execPath, command, {
    cwd,
    env: environment(),
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    timeout: LONGEST_STEP_MS,
  })
  const stop = (): void => void child.kill()
  process.once('SIGTERM', stop)
  const parts: Buffer[] = []
  child.stdout?.on('data', (part: Buffer) => parts.push(part))
  child.stderr?.on('data', (part: Buffer) => parts.push(part))
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      parts.push(Buffer.from(String(error)))
      resolve(1)
    })
    child.once('close', resolve)
  })
  process.off('SIGTERM', stop)
  const output = Buffer.concat(parts).toString('utf8').trim()
  return { ok: code === 0, output, seconds: (performance.now() - start) / 1000 }
}
