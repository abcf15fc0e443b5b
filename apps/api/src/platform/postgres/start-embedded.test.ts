import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EmbeddedConnection } from './connection.ts'
import { findRunning } from './find-running.ts'
import { readPidFile } from './pid-file.ts'
import { processMark } from './process-mark.ts'
import { preparePlaces } from './places.ts'
import { startPostmaster, stopPostmaster } from './postmaster.ts'
import { type Embedded, prepareRun, startEmbedded } from './start-embedded.ts'

const START = new URL('start-embedded.ts', import.meta.url).href

/** A program that starts the database and prints its connection, and that the test kills. */
const PROGRAM = `
import { startEmbedded } from '${START}'
const found = await startEmbedded({ dataDir: process.argv[2], log: () => {}, address: 'http://127.0.0.1:4321' })
process.stdout.write(JSON.stringify(found.connection) + '\\n')
process.on('SIGTERM', () => found.stop().then(() => process.exit(0)))
`

async function query(connection: EmbeddedConnection, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ ...connection })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function startProgram(
  file: string,
  dir: string,
): Promise<[ChildProcess, EmbeddedConnection]> {
  const child = spawn(process.execPath, [file, dir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (part: Buffer) => resolve(part.toString()))
    child.once('exit', () => reject(new Error('the program ended')))
  })
  return [child, JSON.parse(line) as EmbeddedConnection]
}

/** Returns the server's process id, never 0, because a signal to 0 would reach the whole process group. */
function serverPid(dir: string): number {
  const found = readPidFile(path.join(dir, 'pg18'))
  if (!found || found.pid <= 0) throw new Error('no server is running')
  return found.pid
}

const endOf = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => child.once('exit', resolve))

describe('the embedded database', () => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lh-test-pg-'))
  const program = path.join(home, 'program.ts')
  const dir = path.join(home, 'data')
  const log = (): void => undefined
  /** For tests that are not about durability: this makes creating a cluster several times faster. */
  const settings = { fsync: 'off' }
  let running: Embedded | undefined

  beforeAll(() => {
    // As root, the server runs under another account, which must be able to get here.
    chmodSync(home, 0o755)
    writeFileSync(program, PROGRAM)
  })
  afterAll(async () => {
    await running?.stop()
    rmSync(home, { recursive: true, force: true })
  })

  it('refuses a second user of the same directory and says who has it', async () => {
    const [child, connection] = await startProgram(program, dir)
    await query(connection, 'create table proef (n int); insert into proef values (1)')
    const second = startEmbedded({ dataDir: dir, log })
    await expect(second).rejects.toMatchObject({
      code: 'data_dir_in_use',
      message: expect.stringMatching(new RegExp(`http://127.0.0.1:4321.*${child.pid}`)),
    })
    expect(await query(connection, 'select n from proef')).toEqual([{ n: 1 }])
    const server = serverPid(dir)
    expect(processMark(server)).not.toBeNull()
    expect(findRunning(dir)).toEqual(connection)
    child.kill('SIGTERM')
    await endOf(child)
    expect(findRunning(dir)).toBeNull()
    expect(processMark(server)).toBeNull()
  })

  it('keeps every committed row when its program is killed and the server is left alone', async () => {
    const [child, connection] = await startProgram(program, dir)
    await query(connection, 'insert into proef values (2)')
    const orphan = serverPid(dir)
    child.kill('SIGKILL')
    await endOf(child)
    expect(processMark(orphan)).not.toBeNull()
    running = await startEmbedded({ dataDir: dir, log })
    expect(processMark(orphan)).toBeNull()
    expect(await query(running.connection, 'select n from proef order by n')).toEqual([
      { n: 1 },
      { n: 2 },
    ])
    await running.stop()
  })

  it('keeps every committed row when program and server are both killed', async () => {
    const [child, connection] = await startProgram(program, dir)
    await query(connection, 'insert into proef values (3)')
    process.kill(serverPid(dir), 'SIGKILL')
    child.kill('SIGKILL')
    await endOf(child)
    running = await startEmbedded({ dataDir: dir, log })
    expect(await query(running.connection, 'select max(n) as n from proef')).toEqual([{ n: 3 }])
  })

  it('stops a server that claims the files after we looked for one', async () => {
    await running?.stop()
    const [child, connection] = await startProgram(program, dir)
    await query(connection, 'insert into proef values (4)')
    const orphan = serverPid(dir)
    child.kill('SIGKILL')
    await endOf(child)
    const run = await prepareRun(preparePlaces(dir), { dataDir: dir, log })
    const server = await startPostmaster(run)
    expect(processMark(orphan)).toBeNull()
    expect(serverPid(dir)).toBe(server.pid)
    await stopPostmaster(server, run)
    running = await startEmbedded({ dataDir: dir, log })
    expect(await query(running.connection, 'select max(n) as n from proef')).toEqual([{ n: 4 }])
  })

  it('starts the server again when it dies while we run', async () => {
    const before = serverPid(dir)
    process.kill(before, 'SIGKILL')
    const connection = running?.connection as EmbeddedConnection
    let rows: unknown[] = []
    for (let attempt = 0; rows.length === 0 && attempt < 300; attempt += 1) {
      rows = await query(connection, 'select max(n) as n from proef').catch(() => [])
      if (rows.length === 0) await sleep(50)
    }
    expect(rows).toEqual([{ n: 4 }])
    expect(serverPid(dir)).not.toBe(before)
  })

  it('is durable, checked, closed to the network and secret to others', async () => {
    const connection = running?.connection as EmbeddedConnection
    const sql = `select current_setting('fsync') as fsync, current_setting('data_checksums') as sums,
      current_setting('listen_addresses') as net, current_setting('server_version') as version,
      datlocprovider as provider, datlocale as locale from pg_database where datname = current_database()`
    expect(await query(connection, sql)).toEqual([
      { fsync: 'on', sums: 'on', net: '', version: '18.4', provider: 'b', locale: 'C.UTF-8' },
    ])
    expect(statSync(path.join(dir, 'pg18-wachtwoord')).mode & 0o777).toBe(0o600)
    expect(statSync(connection.host).mode & 0o777).toBe(0o700)
    await expect(query({ ...connection, password: 'fout' }, 'select 1')).rejects.toThrow(
      /password authentication failed/,
    )
  })

  it('writes no values of a failed statement to its log', async () => {
    const connection = running?.connection as EmbeddedConnection
    const failing = query(connection, `select 'geheime naam'::uuid`)
    await expect(failing).rejects.toThrow('geheime naam')
    expect(readFileSync(path.join(dir, 'pg18.log'), 'utf8')).not.toContain('geheime naam')
  })

  it('says clearly that the password file is gone, and works again when it is back', async () => {
    await running?.stop()
    const file = path.join(dir, 'pg18-wachtwoord')
    const password = readFileSync(file)
    rmSync(file)
    await expect(startEmbedded({ dataDir: dir, log })).rejects.toMatchObject({
      code: 'password_lost',
    })
    writeFileSync(file, password)
    running = await startEmbedded({ dataDir: dir, log })
    expect(await query(running.connection, 'select max(n) as n from proef')).toEqual([{ n: 4 }])
  })

  it('throws away a first start that was cut off', async () => {
    const cut = path.join(home, 'cut')
    const first = await startEmbedded({ dataDir: cut, log, settings })
    await first.stop()
    rmSync(path.join(cut, 'pg18'), { recursive: true })
    mkdirSync(path.join(cut, 'pg18.nieuw-1'))
    writeFileSync(path.join(cut, 'pg18.nieuw-1', 'half'), '')
    const second = await startEmbedded({ dataDir: cut, log, settings })
    expect(await query(second.connection, 'select 1 as een')).toEqual([{ een: 1 }])
    await second.stop()
    expect(readdirSync(cut).filter((name) => name.includes('nieuw'))).toEqual([])
  })

  it('works in a directory whose path is too long for a socket', async () => {
    const long = path.join(home, 'lange-naam-'.repeat(9))
    const found = await startEmbedded({ dataDir: long, log, settings })
    expect(await query(found.connection, 'select 1 as een')).toEqual([{ een: 1 }])
    await found.stop()
    expect(existsSync(found.connection.host)).toBe(false)
  })
})
