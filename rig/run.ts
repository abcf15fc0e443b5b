import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The repository's root. */
export const ROOT = path.resolve(import.meta.dirname, '..')

/** No single step of the gates may take longer: a step that hangs is stopped and counts as failed. */
const LONGEST_STEP_MS = 40 * 60_000

/** A command for the Node that runs this: a script or a package's program, and its arguments. */
export type Command = readonly [script: string, ...args: string[]]

/** How a command ended; `output` is empty when it wrote straight to the terminal. */
export interface Outcome {
  readonly ok: boolean
  readonly output: string
  readonly seconds: number
}

/** The script behind a package's program, so that it runs without a shell on every platform. */
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
 * Programs that start `node` themselves must find this one, not the machine's own; what one of them has
 * compiled the next need not compile again.
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
