import { createSign } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@letterhaven/contracts/endpoints/endpoints'
import type { Endpoint } from '@letterhaven/contracts/endpoint'
import { grootsteLichaam } from '@letterhaven/contracts/gewicht'
import { testSigningKey } from '@letterhaven/testkit/test-keys'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { addNotFoundHandler } from './platform/errors-http.ts'
import { addSecurityHeaders } from './platform/security-headers.ts'
import { addWebApp } from './platform/web-app.ts'

let server: TestServer
let site: FastifyInstance

/** A page the size of our largest, whose text never repeats. */
const PAGE = `<html><head><link rel="canonical" href="{{herkomst}}/site/home"></head>${Array.from({ length: 2000 }, (_, i) => `<p>${i * 7919}</p>`).join('')}`

async function makeSite(): Promise<FastifyInstance> {
  const root = mkdtempSync(join(tmpdir(), 'web-'))
  mkdirSync(join(root, 'paginas'))
  writeFileSync(join(root, 'index.html'), PAGE)
  writeFileSync(join(root, 'paginas/home.html'), PAGE)
  const paginas = { '/site/home': { nl: 'home.html' } }
  writeFileSync(join(root, 'paginas/lijst.json'), JSON.stringify({ paginas }))
  const app = Fastify()
  addSecurityHeaders(app)
  const web = { root, meta: {}, variant: () => 'nl', ownHosts: [] }
  addNotFoundHandler(app, [], await addWebApp(app, web))
  return app
}

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
  site = await makeSite()
  for (let i = 0; i < TRIES; i += 1) signature = Math.min(signature, await thatMany(sign))
})
afterAll(async () => {
  await site.close()
  await server.close()
})

/** Returns the processor time this thread spends on `work`, in microseconds; libuv's threads and the database do not count. */
async function spent(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

/** How many runs are measured together, because a clock of processor time may count in steps of ten milliseconds. */
const AT_A_TIME = 30

/**
 * A busy machine makes work seem dearer, never cheaper, and the first tries compile what they run; so what seems too dear is
 * tried up to this many times.
 */
const MOST_TRIES = 30
/** How often what is too dear is tried before that is believed. */
const TRIES = 2

const key = testSigningKey()
const sign = (): unknown => createSign('sha512').update('token').sign(key)

const thatMany = (work: (turn: number) => unknown): Promise<number> =>
  spent(async () => {
    for (let turn = 0; turn < AT_A_TIME; turn += 1) await work(turn)
  })

/** Where one signature takes 1.2 to 1.33 ms, one and a half take less than 2 ms. */
const SIGNATURES = 1.5

/** The least that signatures have taken in this file. A dear one would make the work beside it seem cheap. */
let signature = Number.MAX_VALUE

/**
 * Returns how many signatures `work` costs: the least of several tries of both in turn, so that a busy machine slows both. The
 * first try that is cheap enough settles it.
 */
async function cost(work: (turn: number) => unknown, most = MOST_TRIES): Promise<number> {
  let least = Infinity
  for (let i = 0; i < most && least / signature >= SIGNATURES; i += 1) {
    least = Math.min(least, await thatMany(work))
    signature = Math.min(signature, await thatMany(sign))
  }
  return least / signature
}

const VULSEL: readonly ((bytes: number) => string)[] = [
  (bytes) => JSON.stringify({ gebruikersnaam: 'x'.repeat(bytes - 64), wachtwoord: 'y' }),
  (bytes) => `[${'[],'.repeat(Math.floor(bytes / 3) - 2)}[]]`,
  (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  (bytes) =>
    JSON.stringify(
      Object.fromEntries(Array.from({ length: bytes / 16 }, (_, i) => [`veld${i}`, 1])),
    ).slice(0, bytes),
]

const VISITOR = Object.entries<Endpoint>(endpoints).filter(
  ([, { access, form }]) => access === 'openbaar' && !form,
)

/** Puts an `x` in each parameter of a path in the contract. */
const fill = (path: string): string => path.replaceAll(/\{\w+\}/g, 'x')

describe('a visitor who is not signed in', () => {
  it.each(VISITOR)(
    'takes less than one and a half signatures of the thread that answers: %s',
    async (_naam, endpoint) => {
      const bytes = grootsteLichaam(endpoint)
      const url = fill(endpoint.path)
      const bodies = endpoint.body ? VULSEL.map((make) => make(bytes)) : [null]
      for (const payload of bodies) {
        const request: InjectOptions = {
          method: endpoint.method,
          url,
          ...(payload === null ? {} : { payload, headers: { 'content-type': 'application/json' } }),
        }
        expect(await cost(() => server.app.fastify.inject(request))).toBeLessThan(SIGNATURES)
      }
    },
  )

  it.each(['br', 'gzip', 'identity'])(
    'nor for a page under any name, packed as %s',
    async (encoding) => {
      const page = await cost((turn) =>
        site.inject({
          url: turn % 2 ? '/site/home' : `/nergens/${turn}`,
          headers: { host: `h${turn}${encoding}.example`, 'accept-encoding': encoding },
        }),
      )
      expect(page).toBeLessThan(SIGNATURES)
    },
  )

  it('which a page that is packed on that thread would', async () => {
    const { brotliCompressSync } = await import('node:zlib')
    expect(await cost(() => brotliCompressSync(PAGE), TRIES)).toBeGreaterThan(SIGNATURES)
  })

  it.each([
    ['a page that is not', '/nergens'],
    ['a call that is not', '/api/nergens'],
    ['the health page', '/healthz'],
    ['a call for others', '/api/admins/x/groepen'],
    ['a long address', `/${'%41'.repeat(3000)}`],
  ])('nor for %s', async (_naam, url) => {
    const headers = { authorization: `Bearer ${'x.'.repeat(3000)}` }
    expect(await cost(() => server.app.fastify.inject({ url, headers }))).toBeLessThan(SIGNATURES)
  })
})
