import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Endpoint } from '@letterhaven/contracts/endpoint'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { makeSessie } from '../session/make-sessie.ts'
import { geheugen } from '@letterhaven/ui/apparaat/opslag'
import { makeKijkMee } from '../kijk-mee/make-kijk-mee.ts'
import { makeEenmaal } from './eenmaal.ts'
import { makeClient } from './make-client.ts'

const createDing = {
  method: 'POST',
  path: '/api/dingen',
  access: 'aangemeld',
  eenmaal: true,
  body: z.strictObject({ naam: z.string() }),
  response: z.object({ ok: z.boolean() }),
} as const satisfies Endpoint
const { eenmaal: _, ...createVaker } = createDing

const JSON_KOP = { 'content-type': 'application/json' }
const CODE = {
  400: 'invalid_input',
  401: 'token_expired',
  429: 'too_many_attempts',
  503: 'unavailable',
} as const

/** What becomes of the calls that come in, in order: cut off after they were read, refused, or answered. */
let lot: ('weg' | 'stuk' | 'wifi' | 200 | 400 | 401 | 429 | 503)[] = []
let sleutels: (string | undefined)[] = []
const server = createServer((req, res) => {
  sleutels.push(req.headers['idempotency-key'] as string | undefined)
  req.resume().on('end', () => {
    const nu = lot.shift() ?? 200
    if (nu === 'weg') req.socket.destroy()
    else if (nu === 'wifi') res.end('<html>Welkom bij de wifi</html>')
    else if (nu === 'stuk') {
      res.writeHead(200, { ...JSON_KOP, 'content-length': '100' }).write('{"ok":')
      setTimeout(() => req.socket.destroy(), 20)
    } else if (nu === 200) res.writeHead(nu, JSON_KOP).end(JSON.stringify({ ok: true }))
    else res.writeHead(nu, JSON_KOP).end(JSON.stringify({ code: CODE[nu], message: 'Nee.' }))
  })
})
let call: ReturnType<typeof makeClient>

beforeAll(() => new Promise<void>((klaar) => server.listen(0, '127.0.0.1', klaar)))
afterAll(() => void server.close())
beforeEach(() => {
  sleutels = []
  const { port } = server.address() as AddressInfo
  call = makeClient({
    fetch: (pad, init) => fetch(`http://127.0.0.1:${port}${pad}`, init),
    sessie: makeSessie(
      { local: geheugen(), session: geheugen() },
      () => 0,
      () => undefined,
    ),
    renewTokens: async () => false,
    naarInloggen: () => undefined,
    log: () => undefined,
    hoor: () => undefined,
    kijkMee: makeKijkMee(geheugen, () => null),
  })
})

const make = (naam: string): Promise<unknown> =>
  call(createDing, { body: { naam } }).catch((fout: unknown) => fout)

describe('a call that must be done once', () => {
  it.each(['weg', 'stuk', 'wifi', 503] as const)(
    'says that it is the same one when it is made again after an answer that was lost: %s',
    async (eerst) => {
      lot = [eerst, 200, 200]
      await make('5B')
      expect(await make('5B')).toEqual({ ok: true })
      // The call has been answered now, so the next one asks for another group.
      await make('5B')
      expect(sleutels[0]).toMatch(/^[\w-]{36}$/)
      expect(sleutels[1]).toBe(sleutels[0])
      expect(sleutels[2]).not.toBe(sleutels[0])
    },
  )

  it.each([401, 429, 503] as const)(
    'is the same one after a refusal that never came to the work: %s',
    async (status) => {
      lot = ['weg', status, 200]
      for (let keer = 0; keer < 3; keer += 1) await make('5B')
      expect(new Set(sleutels).size).toBe(1)
    },
  )

  it('is wanted anew once something else was changed', async () => {
    lot = ['weg', 200, 200]
    await make('5B')
    await call(createVaker, { body: { naam: '5B weg' } })
    await make('5B')
    expect(sleutels[2]).not.toBe(sleutels[0])
  })

  it('is another one when it says something else, or was refused', async () => {
    lot = ['weg', 'weg', 400, 200]
    await make('5B')
    await make('5C')
    await make('5B')
    await make('5B')
    expect(sleutels[2]).toBe(sleutels[0])
    expect(new Set([sleutels[0], sleutels[1], sleutels[3]]).size).toBe(3)
  })

  it('other calls say no such thing', async () => {
    await call(createVaker, { body: { naam: '5B' } })
    expect(sleutels).toEqual([undefined])
  })

  it('is forgotten after five minutes', () => {
    let nu = 0
    const eenmaal = makeEenmaal(() => nu)
    const eerste = eenmaal.sleutel('a')
    nu = 299_000
    expect(eenmaal.sleutel('a')).toBe(eerste)
    nu = 301_000
    expect(eenmaal.sleutel('a')).not.toBe(eerste)
  })
})
