import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paceOptions, watchBodies, type Pace } from './pace.ts'

/** The everyday rule, in a twentieth of its time. */
const QUICK: Pace = { headMs: 1_000, windowMs: 1_000, bytes: 800, checkMs: 50, stillMs: 30_000 }
const BODY = 20_000

let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = Fastify({ ...paceOptions(QUICK), bodyLimit: 10 * BODY })
  watchBodies(app.server, QUICK)
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    async (_r: unknown, b: unknown) => b,
  )
  app.post('/', async ({ body }) => {
    return { length: (body as Buffer).length }
  })
  // Refuses before the body is read, as a caller who is not signed in is refused.
  app.post('/refused', {
    onRequest: async (_request, reply) => reply.code(401).send({}),
    handler: async () => ({}),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** Opens a connection; returns it, what came back over it, and when it ended. */
function dial(to = port) {
  const socket = connect(to, '127.0.0.1')
  let said = ''
  socket.setEncoding('utf8').on('data', (text) => (said += String(text)))
  socket.on('error', () => undefined)
  const over = new Promise<string>((done) => socket.once('close', () => done(said)))
  return { socket, over, said: () => said }
}

const head = (path: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/octet-stream\r\nContent-Length: ${length}\r\n\r\n`

/** Sends a body piece by piece. */
async function drip(
  socket: Socket,
  { bytes, every }: { bytes: number; every: number },
): Promise<void> {
  for (let sent = 0; sent < BODY && !socket.destroyed; sent += bytes) {
    socket.write('x'.repeat(Math.min(bytes, BODY - sent)))
    await wait(every)
  }
}

describe.concurrent('a request that does not come on', () => {
  it('with half a body is hung up on', async () => {
    const { socket, over } = dial()
    socket.write(head('/', BODY) + 'x'.repeat(BODY / 2))
    expect(await over).toContain('408')
  })

  it('nor does one that drips', async () => {
    const { socket, over } = dial()
    socket.write(head('/', BODY))
    void drip(socket, { bytes: 10, every: 20 })
    expect(await over).toContain('408')
  })

  it('of which the body was refused before it was read', async () => {
    const { socket, over } = dial()
    socket.write(head('/refused', BODY) + 'xxx')
    expect(await over).toMatch(/^HTTP\/1.1 401/)
  })

  it('of unknown length is no way around it', async () => {
    const { socket, over } = dial()
    const chunked = head('/', BODY).replace(/Content-Length: \d+/, 'Transfer-Encoding: chunked')
    socket.write(`${chunked}3\r\nxxx\r\n`)
    expect(await over).toContain('408')
  })

  it.each([
    ['a word', 'POST'],
    ['a line and no end', 'POST / HTTP/1.1\r\nHost: x\r\n'],
    ['nothing at all', ''],
  ])('with %s for a head is hung up on', async (_name, text) => {
    const { socket, over } = dial()
    if (text) socket.write(text)
    expect(await over).not.toContain('200')
  })

  it('and others go on meanwhile', async () => {
    const slow = Array.from({ length: 50 }, () => dial())
    for (const { socket } of slow) socket.write(head('/', BODY) + 'x')
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: 'xyz',
    })
    expect(await answer.json()).toEqual({ length: 3 })
    await Promise.all(slow.map(({ over }) => over))
  })
})

describe('a slow line', () => {
  it('brings its body over many windows, as long as each brings something', async () => {
    const { socket, over, said } = dial()
    socket.write(head('/', BODY))
    // This is more than four times what is asked for, as 64 kbit/s is under the real rule, and takes five windows.
    await drip(socket, { bytes: 400, every: 100 })
    await expect.poll(said).toContain('{"length":20000}')
    socket.end()
    await over
  })

  it('is not let through because nothing watches: without the watch half a body stays', async () => {
    const bare: Server = createServer({
      headersTimeout: 1_000,
      requestTimeout: 0,
      connectionsCheckingInterval: 50,
    })
    await new Promise<void>((done) => bare.listen(0, '127.0.0.1', done))
    const { socket, said } = dial((bare.address() as AddressInfo).port)
    socket.write(head('/', BODY) + 'x')
    await wait(3 * QUICK.windowMs)
    expect([socket.destroyed, said()]).toEqual([false, ''])
    socket.destroy()
    bare.close()
  })
})
