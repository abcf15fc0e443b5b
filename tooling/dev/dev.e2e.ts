import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isAlive } from '../../rig/is-alive.ts'
import { ROOT } from '../../rig/run.ts'
import { freePort } from './ports.ts'

// Below the root as usual, where the server of the sources could reach it.
mkdirSync(path.join(ROOT, '.cache'), { recursive: true })
const dataDir = mkdtempSync(path.join(ROOT, '.cache/lh-dev-'))
// As root the database runs under another account, which must be able to read this folder.
chmodSync(dataDir, 0o755)
const GEDULD = { timeout: 120_000, interval: 200 }

/** Runs `npm run dev` on an empty database, without the demonstration, which takes longest to plant. */
function startDev(port: number): { readonly npm: ChildProcess; printed(): string } {
  const npm = spawn('npm', ['run', 'dev'], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, DEMO: '0', PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own, as a terminal gives it.
    detached: true,
  })
  let text = ''
  npm.stdout.on('data', (part: Buffer) => (text += part.toString()))
  return { npm, printed: () => text }
}

/** Puts a new file with the same text in the place of a source, as many editors do. */
function replace(file: string): void {
  const at = path.join(ROOT, file)
  copyFileSync(at, path.join(dataDir, 'replacement'))
  renameSync(path.join(dataDir, 'replacement'), at)
}

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

/** Returns the process ids of everything that a process started, and of the database, which stands on its own. */
function startedBy(root: number): number[] {
  const all = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const pids = new Set([root])
  for (const parent of pids) for (const [pid = 0, ppid] of all) if (ppid === parent) pids.add(pid)
  for (const file of globSync('**/postmaster.pid', { cwd: dataDir }))
    pids.add(Number(readFileSync(path.join(dataDir, file), 'utf8').split('\n')[0]))
  return [...pids]
}

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

describe('dev mode', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'serves sources and calls, starts the server anew after each save, and leaves nothing behind after %s',
    async (signal) => {
      const port = await freePort()
      const { npm, printed } = startDev(port)
      const group = Number(npm.pid)
      const ended = new Promise((resolve) => npm.once('exit', resolve))
      const url = `http://localhost:${port}`
      try {
        await expect.poll(() => statusOf(`${url}/readyz`), GEDULD).toBe(200)
        expect(await (await fetch(`${url}/`)).text()).toContain('/@vite/client')
        // The database and its password are no sources; another file beside them is served (decoy).
        const served = (file: string) => statusOf(`${url}/@fs${path.join(ROOT, file)}?raw`)
        const secret = path.relative(ROOT, path.join(dataDir, 'pg18-wachtwoord'))
        expect(readFileSync(path.join(ROOT, secret), 'utf8')).not.toBe('')
        expect([await served('package.json'), await served(secret)]).toEqual([200, 403])

        const restarts = () => printed().split('De server is opnieuw gestart').length - 1
        for (const keer of [1, 2]) {
          // A file that the server does not load (decoy), and one that it loads.
          replace('apps/api/src/kantoor-walk.test.ts')
          replace('apps/api/src/platform/health.ts')
          await expect.poll(restarts, GEDULD).toBe(keer)
          // No call is refused meanwhile.
          expect(await statusOf(`${url}/readyz`)).toBe(200)
        }

        const pids = startedBy(group)
        // npm, its shell, the process itself, the server and the database.
        expect(pids.length).toBeGreaterThan(4)
        expect(pids.every(isAlive)).toBe(true)
        // A terminal interrupts everything that it started; a signal of another program is for npm alone.
        process.kill(signal === 'SIGINT' ? -group : group, signal)
        await ended
        await expect.poll(() => pids.filter(isAlive), GEDULD).toEqual([])
      } finally {
        if (isAlive(-group)) process.kill(-group, 'SIGKILL')
      }
    },
  )
})
