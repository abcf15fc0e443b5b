import type { ChildProcess } from 'node:child_process'
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pauze } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest'
import type { AntwoordIn } from '@letterhaven/contracts/antwoord'
import { startEmbedded } from '../apps/api/src/platform/postgres/start-embedded.ts'
import { listDemoAccounts } from '../apps/api/src/seed/demo-accounts.ts'
import { buildWeb } from '../rig/build-web.ts'
import { isAlive } from '../rig/is-alive.ts'
import { moet } from './omgeving.ts'
import { antwoordBij, loadTaakMetWoorden, signInAtApi } from '../rig/oefenen.ts'
import { startProgram } from './stack.ts'

type Programma = Awaited<ReturnType<typeof startProgram>>

const mappen: string[] = []
const programmas: ChildProcess[] = []
let dataDir: string
let programma: Programma
let begin: Date

function makeMap(): string {
  const map = mkdtempSync(path.join(os.tmpdir(), 'lh-start-'))
  // As root the database runs under another account, which must be able to read this folder.
  chmodSync(map, 0o755)
  mappen.push(map)
  return map
}

/** Runs `npm start` with its own data directory, as on an empty machine. */
async function start(env: Record<string, string> = {}): Promise<Programma> {
  const nieuw = await startProgram({ DATABASE_URL: '', PORT: '0', DATA_DIR: dataDir, ...env })
  programmas.push(nieuw.child)
  return nieuw
}

/** Returns what a start that ends at once printed, with its exit code in front. */
const mislukt = (env: Record<string, string>): Promise<string> =>
  start(env).then(
    () => 'it started',
    (fout: Error) => fout.message,
  )

const einde = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve))

const url = ({ port }: Programma): string => `http://localhost:${port}`

/** Returns the process ids of the databases that say they run on a directory. */
const databases = (map: string): number[] =>
  globSync('**/postmaster.pid', { cwd: map }).map((bestand) =>
    Number(readFileSync(path.join(map, bestand), 'utf8').split('\n')[0]),
  )

beforeAll(async () => {
  await buildWeb()
  begin = new Date()
  dataDir = makeMap()
  programma = await start()
})

afterAll(async () => {
  for (const child of programmas) child.kill('SIGTERM')
  await Promise.all(programmas.map(einde))
  for (const map of mappen) rmSync(map, { recursive: true, force: true })
})

describe('npm start on an empty machine', () => {
  it('prints the address and sign-ins that work', async () => {
    const regels = programma.output().split('\n')
    const printed = regels.flatMap((regel) => {
      const delen = /^ {4}(\w+) {2,}(\S+) {2,}(\S.*\S)\s*$/.exec(regel)
      return delen ? [{ gebruikersnaam: delen[2] ?? '', wachtwoord: delen[3] ?? '' }] : []
    })
    const inlog = printed.filter(({ gebruikersnaam }) => gebruikersnaam !== 'gebruikersnaam')
    expect(inlog).toHaveLength(6)
    for (const account of inlog)
      await expect(signInAtApi(url(programma), { ...account, userId: '' })).resolves.toBeInstanceOf(
        Function,
      )
    await expect(
      signInAtApi(url(programma), { ...moet(inlog[0], 'inlog'), wachtwoord: 'x', userId: '' }),
    ).rejects.toThrow('400')
  })

  it('is alive and ready', async () => {
    for (const pad of ['/healthz', '/readyz']) {
      const antwoord = await fetch(url(programma) + pad)
      expect(antwoord.status).toBe(200)
      expect(await antwoord.json()).toEqual({ status: 'ok' })
    }
  })
})

describe('a start that cannot be', () => {
  it('on a directory in use says so, ends with 1 and harms nothing', async () => {
    const gezegd = await mislukt({})
    expect(gezegd).toMatch(/^ended with 1 /)
    expect(gezegd).toContain(`De map ${dataDir} is al in gebruik door Letterhaven`)
    expect(gezegd).toContain('Er is niets veranderd.')
    expect((await fetch(`${url(programma)}/readyz`)).status).toBe(200)
    expect(databases(dataDir).filter(isAlive)).toHaveLength(1)
  })

  it('on a port in use says so and leaves no database running', async () => {
    const map = makeMap()
    const gezegd = await mislukt({ DATA_DIR: map, PORT: String(programma.port) })
    expect(gezegd).toMatch(/^ended with 1 /)
    expect(gezegd).toContain(`Poort ${programma.port} is al in gebruik.`)
    expect(databases(map)).toEqual([])
    expect((await fetch(`${url(programma)}/healthz`)).status).toBe(200)
  })

  it('names every fault of the environment in one message', async () => {
    const gezegd = await mislukt({
      PORT: 'drie',
      DEMO: 'ja',
      HOST: 'a b',
      DATABASE_URL: 'mysql://geheim@host/x',
      VLAAMSE_HOSTS: 'een twee',
      LOG_LEVEL: 'hard',
    })
    expect(gezegd).toMatch(/^ended with 1 /)
    expect(gezegd).toContain('De instellingen kloppen nog niet:')
    for (const naam of ['PORT', 'DEMO', 'HOST', 'DATABASE_URL', 'VLAAMSE_HOSTS', 'LOG_LEVEL'])
      expect(gezegd).toContain(`  - ${naam} `)
    for (const naam of ['SIGNING_KEY', 'PUPIL_SECRET_KEY'])
      expect(gezegd).toContain(`  - ${naam} ontbreekt`)
    expect(gezegd).not.toContain('geheim@')
  })
})

/** Returns the id of every answer stored since then, read while only the database runs. */
async function readAntwoorden(vanaf: Date): Promise<string[]> {
  const embedded = await startEmbedded({ dataDir, log: () => undefined })
  const client = new pg.Client({ ...embedded.connection })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    'select id from antwoord where ontvangen_op >= $1',
    [vanaf],
  )
  await client.end()
  await embedded.stop()
  return rows.map(({ id }) => id)
}

const BATCH = 3
const BATCHES = 60
/** The power goes when this many batches have been confirmed. */
const TOT_STROOMUITVAL = 12

describe('a power cut', () => {
  it('in the middle of writing loses no confirmed answer and doubles none', async () => {
    const leerling = moet(listDemoAccounts('x').schools[0]?.accounts.leerling, 'leerling')
    const pad = `/api/leerlingen/${leerling.userId}/antwoorden`
    let vraag = await signInAtApi(url(programma), leerling)
    const pakket = await loadTaakMetWoorden(vraag, leerling.userId)
    const batches = Array.from({ length: BATCHES }, (_, b) =>
      Array.from({ length: BATCH }, (_leeg, i) => antwoordBij(pakket, b * BATCH + i)),
    )
    const bevestigd = new Set<string>()
    const send = async (antwoorden: readonly AntwoordIn[]): Promise<void> => {
      const { opgeslagen } = await vraag<{ opgeslagen: string[] }>(pad, { antwoorden })
      for (const id of opgeslagen) bevestigd.add(id)
      if (bevestigd.size >= TOT_STROOMUITVAL * BATCH) programma.child.kill('SIGKILL')
    }
    const wachtrij = [...batches]
    const zender = async (): Promise<void> => {
      for (let deel = wachtrij.shift(); deel; deel = wachtrij.shift()) await send(deel)
    }
    const afloop = await Promise.allSettled([zender(), zender(), zender()])
    expect(afloop.map(({ status }) => status)).toContain('rejected')
    await einde(programma.child)
    expect(bevestigd.size).toBeGreaterThanOrEqual(TOT_STROOMUITVAL * BATCH)
    expect(bevestigd.size).toBeLessThan(BATCHES * BATCH)

    programma = await start()
    vraag = await signInAtApi(url(programma), leerling)
    // As a device would, it sends again only what was never confirmed.
    const rest = batches.flat().filter(({ id }) => !bevestigd.has(id))
    await vraag(pad, { antwoorden: rest })
    programma.child.kill('SIGTERM')
    expect(await einde(programma.child)).toBe(0)

    const gegeven = batches.flat().map(({ id }) => id as string)
    expect((await readAntwoorden(begin)).toSorted()).toEqual(gegeven.toSorted())
  })
})

describe('SIGTERM', () => {
  it('ends the program neatly and leaves no database behind', async () => {
    programma = await start()
    const [pid] = databases(dataDir)
    expect(isAlive(moet(pid, 'postmaster'))).toBe(true)
    programma.child.kill('SIGTERM')
    expect(await einde(programma.child)).toBe(0)
    expect(programma.output()).toContain('Letterhaven stopt netjes.')
    expect(databases(dataDir)).toEqual([])
    expect(isAlive(moet(pid, 'postmaster'))).toBe(false)
  })
})

const KILLS = 5
const WACHT_MS = 30_000
const KIJK_MS = 20

const sendJson = (pad: string, body: unknown, token?: string): Promise<Response> =>
  fetch(url(programma) + pad, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })

/** Sends one answer as an outbox does, until it is confirmed; other responses of the server are kept in `gezegd`. */
async function sendUntilConfirmed(
  send: () => Promise<Response>,
  gezegd: { status: number; retry: string | null; code: unknown }[],
): Promise<void> {
  for (;;) {
    const antwoord = await send()
    const body = (await antwoord.json()) as { code?: unknown }
    if (antwoord.status === 200) return
    gezegd.push({
      status: antwoord.status,
      retry: antwoord.headers.get('retry-after'),
      code: body.code,
    })
    await pauze(KIJK_MS)
  }
}

describe('a database that is killed', () => {
  it('ends no server, loses no answer, is a 503 meanwhile, and jobs go on', async () => {
    programma = await start()
    const { child } = programma
    onTestFailed(() => console.error(child.exitCode, child.signalCode, programma.output()))
    const vanaf = new Date()
    const school = moet(listDemoAccounts('x').schools[0], 'school')
    const leerling = moet(school.accounts.leerling, 'leerling')
    const pakket = await loadTaakMetWoorden(
      await signInAtApi(url(programma), leerling),
      leerling.userId,
    )
    const { gebruikersnaam, wachtwoord } = leerling
    const aangemeld = await sendJson('/api/auth', { gebruikersnaam, wachtwoord })
    const { token } = (await aangemeld.json()) as { token: string }
    const gezegd: { status: number; retry: string | null; code: unknown }[] = []
    const gegeven: string[] = []
    let isKlaar = false
    const les = (async () => {
      while (!isKlaar) {
        const antwoord = antwoordBij(pakket, gegeven.length)
        gegeven.push(antwoord.id)
        const body = { antwoorden: [antwoord] }
        const pad = `/api/leerlingen/${leerling.userId}/antwoorden`
        await sendUntilConfirmed(() => sendJson(pad, body, token), gezegd)
      }
    })()
    const klaarheid: number[] = []
    const readyz = async (): Promise<number> => {
      const antwoord = await fetch(`${url(programma)}/readyz`)
      await antwoord.text()
      klaarheid.push(antwoord.status)
      return antwoord.status
    }
    for (let n = 0; n < KILLS; n += 1) {
      const tot = gegeven.length + 2
      await expect.poll(() => gegeven.length, { timeout: WACHT_MS }).toBeGreaterThan(tot)
      process.kill(moet(databases(dataDir)[0], 'postmaster'), 'SIGKILL')
      await expect.poll(readyz, { timeout: WACHT_MS, interval: KIJK_MS }).toBe(503)
      const leven = await fetch(`${url(programma)}/healthz`)
      expect({ status: leven.status, body: await leven.text() }).toMatchObject({ status: 200 })
      await expect.poll(readyz, { timeout: WACHT_MS, interval: KIJK_MS }).toBe(200)
    }
    isKlaar = true
    await les
    expect(child.exitCode ?? child.signalCode).toBe(null)
    expect(new Set(klaarheid)).toEqual(new Set([200, 503]))
    expect(gezegd.length).toBeGreaterThan(0)
    expect(
      gezegd.filter(
        ({ status, retry, code }) => !(status === 503 && retry !== null && code === 'unavailable'),
      ),
    ).toEqual([])

    const docent = moet(school.accounts.docent, 'docent')
    const herstel = { gebruikersnaam: docent.gebruikersnaam }
    expect((await sendJson('/api/auth/wachtwoordaanvragen', herstel)).status).toBe(202)
    const post = async (): Promise<string> => (await fetch(`${url(programma)}/api/dev/mail`)).text()
    await expect.poll(post, { timeout: WACHT_MS }).toContain(docent.gebruikersnaam)

    child.kill('SIGTERM')
    expect(await einde(child)).toBe(0)
    expect((await readAntwoorden(vanaf)).toSorted()).toEqual(gegeven.toSorted())
  })
})
