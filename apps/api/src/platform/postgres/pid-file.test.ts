import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stopOrphan } from './pid-file.ts'
import { processMark } from './process-mark.ts'

const WAIT = 'process.stdout.write("ready"); setInterval(() => {}, 1000)'

describe('a number in postmaster.pid that the system gave to somebody else since', () => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lh-test-pid-'))
  const cluster = path.join(home, 'pg18')
  const children: ChildProcess[] = []

  beforeAll(() => mkdirSync(cluster))
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL')
    rmSync(home, { recursive: true, force: true })
  })

  /** Starts a program under a name, and writes its number where a server writes its own. */
  const start = async (argv0: string, args: readonly string[]): Promise<number> => {
    const child = spawn(process.execPath, ['-e', WAIT, '--', ...args], {
      argv0,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    children.push(child)
    await new Promise((resolve) => child.stdout.once('data', resolve))
    const pid = child.pid ?? 0
    writeFileSync(path.join(cluster, 'postmaster.pid'), `${pid}\n`)
    return pid
  }

  it.each([
    ['a program that only names these files', 'tail', ['-D', cluster]],
    ['a server that reads a file beside them', 'postgres', [`${cluster}/log`]],
    ['a server of files with a longer name', 'postgres', ['-D', `${cluster}-kopie`]],
    ['a server of files elsewhere', '/usr/bin/postgres', ['-D', `/elders${cluster}`]],
  ])('is no reason to stop it: %s', async (_wie, program, args) => {
    const pid = await start(program, args)
    expect(await stopOrphan(cluster)).toBe(false)
    expect(processMark(pid)).not.toBeNull()
  })

  it('while the server of these files is stopped (decoy)', async () => {
    const pid = await start('postgres', ['-D', cluster])
    expect(await stopOrphan(cluster)).toBe(true)
    expect(processMark(pid)).toBeNull()
  })
})
