import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../rig/run.ts'
import { freePort } from './ports.ts'

// Below the root as usual, where the server of the sources could reach it.
mkdirSync(path.join(ROOT, '.cache'), { recursive: true })
const dataDir = mkdtempSync(path.join(ROOT, '.cache/lh-dev-'))
// As root the database runs under another account, which must be able to read this folder.
chmodSync(dataDir, 0o755)
const GEDULD = { timeout: 120_000, interval: 200 }

/** Runs `npm run dev` on an empty database, without the demonstration, which takes longest to plant. */
const startDev = (port: number): ChildProcess =>
  spawn(process.execPath, ['tooling/dev/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, DEMO: '0', PORT: `${port}` },
    stdio: 'ignore',
  })

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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

describe('dev mode', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'serves the pages from their sources and the calls, and leaves nothing behind after %s',
    async (signal) => {
      const port = await freePort()
      const dev = startDev(port)
      const ended = new Promise((resolve) => dev.once('exit', resolve))
      const url = `http://localhost:${port}`
      try {
        await expect.poll(() => statusOf(`${url}/readyz`), GEDULD).toBe(200)
        expect(await (await fetch(`${url}/`)).text()).toContain('/@vite/client')
        // The database and its password are no sources; another file beside them is served (decoy).
        const served = (file: string) => statusOf(`${url}/@fs${path.join(ROOT, file)}?raw`)
        const secret = path.relative(ROOT, path.join(dataDir, 'pg18-wachtwoord'))
        expect(readFileSync(path.join(ROOT, secret), 'utf8')).not.toBe('')
        expect([await served('package.json'), await served(secret)]).toEqual([200, 403])
        const pids = startedBy(Number(dev.pid))
        // The process itself, the watcher, the server and the database.
        expect(pids.length).toBeGreaterThan(3)
        expect(pids.every(isAlive)).toBe(true)
        dev.kill(signal)
        await ended
        await expect.poll(() => pids.filter(isAlive), GEDULD).toEqual([])
      } finally {
        dev.kill('SIGKILL')
      }
    },
  )
})
