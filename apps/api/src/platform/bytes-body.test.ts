import { createHash } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takeBytes } from './bytes-body.ts'
import { addErrorHandler } from './errors-http.ts'

const LIMIT = 300_000
const TYPE = { 'content-type': 'application/octet-stream' }
let app: FastifyInstance
let url: string

const mark = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const some = (length: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, (_, i) => (i * 7) % 251)

/** Streams the bytes in parts, so that nothing says how long the body will be. */
const inParts = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(stream) {
      for (let i = 0; i < bytes.length; i += 50_000) stream.enqueue(bytes.subarray(i, i + 50_000))
      stream.close()
    },
  })

async function send(body: BodyInit, headers: Record<string, string> = TYPE) {
  const answer = await fetch(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  return { status: answer.status, body: await answer.json() }
}

beforeAll(async () => {
  app = fastify()
  addErrorHandler(app)
  takeBytes(app)
  app.post('/', { bodyLimit: LIMIT }, async ({ body }) => {
    const bytes = body as Buffer
    // A buffer that is handed over to a thread must be the whole of its memory.
    return { mark: mark(bytes), whole: bytes.buffer.byteLength === bytes.byteLength }
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

describe('a file that is sent', () => {
  it.each([1, 1000, 200_000, LIMIT])('of %i bytes comes whole, in memory of its own', async (n) => {
    expect(await send(some(n))).toEqual({
      status: 200,
      body: { mark: mark(some(n)), whole: true },
    })
  })

  it.each([1, 64 * 1024, 64 * 1024 + 1, 270_000])(
    'of %i bytes comes whole without a length told before',
    async (n) => {
      expect(await send(inParts(some(n)))).toMatchObject({
        status: 200,
        body: { mark: mark(some(n)) },
      })
    },
  )

  it('that is too large is refused, told before or not', async () => {
    for (const body of [some(LIMIT + 1), inParts(some(LIMIT + 1)), some(LIMIT * 2)])
      expect(await send(body)).toMatchObject({ status: 413, body: { code: 'body_too_large' } })
  })

  it('as anything else than bytes is refused', async () => {
    expect(await send('{}', { 'content-type': 'application/json' })).toMatchObject({
      body: { code: 'media_type_refused' },
    })
  })
})
